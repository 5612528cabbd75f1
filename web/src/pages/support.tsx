import { Page } from '../ui/page.tsx'

export function SupportPage() {
  return <Page title="SupportPage">{null}</Page>
}
