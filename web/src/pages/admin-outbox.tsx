import { Page } from '../ui/page.tsx'

export function AdminOutboxPage() {
  return <Page title="AdminOutboxPage">{null}</Page>
}
