import { Page } from '../ui/page.tsx'

export function NotFoundPage() {
  return <Page title="NotFoundPage">{null}</Page>
}
