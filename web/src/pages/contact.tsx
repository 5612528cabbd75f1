import { SupportTabs } from '../features/support/support-tabs.tsx'

/** Contact Us, opened at the ways to get in touch. */
export function ContactPage() {
  return <SupportTabs first="contact" />
}
