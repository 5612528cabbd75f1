import type { NeedsYou } from '@pravas/contract/needs-you'
import type { SHORTCUTS } from '../shortcuts/shortcut-table.ts'
import {
  type Icon,
  IconBuilding,
  IconChartBar,
  IconHistory,
  IconReceiptTax,
  IconReportMoney,
  IconRoute,
  IconSitemap,
  IconUsers,
} from '../ui/icons.ts'

type AdministrationShortcut = {
  [Id in keyof typeof SHORTCUTS]: (typeof SHORTCUTS)[Id] extends {
    to: string
    for: 'administrators' | 'budget readers' | 'claim readers' | 'audit readers'
  }
    ? Id
    : never
}[keyof typeof SHORTCUTS]

interface AdministrationPage {
  /** Its row in the table of shortcuts, which has its name, address and keys. */
  id: AdministrationShortcut
  icon: Icon
  /** How much waits there. */
  waits?: (needs: NeedsYou) => number
}

/**
 * The pages of those who administer the organisation, in the order of the sidebar's group. A further one has a row here and in
 * the table of shortcuts, which says for whom it is, and its loader and route in `further-pages.tsx`.
 */
export const ADMINISTRATION_PAGES: readonly AdministrationPage[] = [
  { id: 'people', icon: IconUsers },
  { id: 'structure', icon: IconSitemap },
  { id: 'approvalFlow', icon: IconRoute },
  { id: 'budgets', icon: IconChartBar },
  {
    id: 'finance',
    icon: IconReportMoney,
    waits: ({ payments }) => (payments ? payments.to_verify + payments.to_pay : 0),
  },
  { id: 'gstRegister', icon: IconReceiptTax },
  { id: 'audit', icon: IconHistory },
  { id: 'settings', icon: IconBuilding },
]
