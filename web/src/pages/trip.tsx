import { Page } from '../ui/page.tsx'

export function TripPage() {
  return <Page title="TripPage">{null}</Page>
}
