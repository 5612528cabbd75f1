import { Page } from '../ui/page.tsx'

export function ExpensePage() {
  return <Page title="ExpensePage">{null}</Page>
}
