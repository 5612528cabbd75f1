import { Page } from '../ui/page.tsx'

export function TripMateReportPage() {
  return <Page title="TripMateReportPage">{null}</Page>
}
