import { Page } from '../ui/page.tsx'

export function AdminApprovalsPage() {
  return <Page title="AdminApprovalsPage">{null}</Page>
}
