import { Page } from '../ui/page.tsx'

export function AccountPage() {
  return <Page title="AccountPage">{null}</Page>
}
