import { Page } from '../ui/page.tsx'

export function LandingPage() {
  return <Page title="LandingPage">{null}</Page>
}
