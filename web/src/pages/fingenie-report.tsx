import { Page } from '../ui/page.tsx'

export function FinGenieReportPage() {
  return <Page title="FinGenieReportPage">{null}</Page>
}
