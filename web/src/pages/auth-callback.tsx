import { Page } from '../ui/page.tsx'

export function AuthCallbackPage() {
  return <Page title="AuthCallbackPage">{null}</Page>
}
