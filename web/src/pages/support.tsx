import { SupportTabs } from '../features/support/support-tabs.tsx'

/** Contact Us, opened at the support request. */
export function SupportPage() {
  return <SupportTabs first="request" />
}
