import type { NeedsYou } from '@pravas/contract/needs-you'
import { labels } from '@pravas/messages/en/labels'
import { shell } from '@pravas/messages/en/shell'
import { texts } from '@pravas/messages/texts'
import {
  type Icon,
  IconBook2,
  IconCash,
  IconChecklist,
  IconFileText,
  IconLayoutDashboard,
  IconLifebuoy,
  IconPlaneDeparture,
  IconReceiptRupee,
  IconShieldLock,
  IconTicket,
  IconUserCircle,
} from '../../ui/icons.ts'

const c = texts(labels)
const t = texts(shell)

interface NavLink {
  to: string
  name: string
  /** What it is called in the bar of a phone; only those that it may hold have one. */
  short?: string
  icon: Icon
  adminsOnly?: true
  /** Whether only those see it who read other people's trips or claims. */
  recordReadersOnly?: true
  /** Whether only those see it who see the travel desk's queue. */
  deskOnly?: true
  /** How much waits there. */
  waits?: (needs: NeedsYou) => number
  /** Pages that are reached from its page and have no link of their own. */
  holds?: readonly string[]
}

/** The pages that the specification names, in its order. */
export const NAV_LINKS: NavLink[] = [
  {
    to: '/dashboard',
    name: c('page.dashboard'),
    short: t('bottom.home'),
    icon: IconLayoutDashboard,
    holds: ['/tripmate-report', '/fingenie-report'],
  },
  { to: '/tripmate-chat', name: c('page.tripmate'), short: t('bottom.trips'), icon: IconPlaneDeparture },
  { to: '/fingenie-chat', name: c('page.fingenie'), short: t('bottom.expenses'), icon: IconReceiptRupee },
  {
    to: '/admin-approvals',
    name: c('page.approvals'),
    short: c('page.approvals'),
    icon: IconChecklist,
    adminsOnly: true,
    waits: ({ trips, expenses }) => trips.count + expenses.count,
  },
  { to: '/privacy-policy', name: c('page.privacy'), icon: IconShieldLock },
  { to: '/support', name: c('page.contact'), icon: IconLifebuoy },
  { to: '/account', name: c('page.account'), short: c('page.account'), icon: IconUserCircle },
]

/** What the organisation's own pages are, below those. */
export const ORGANISATION_LINKS: NavLink[] = [
  { to: '/records', name: c('page.records'), icon: IconFileText, recordReadersOnly: true },
  {
    to: '/advances',
    name: c('page.advances'),
    icon: IconCash,
    holds: ['/advances/decide', '/advances/finance', '/cards', '/cards/finance'],
  },
  {
    to: '/travel-desk',
    name: c('page.travel-desk'),
    icon: IconTicket,
    deskOnly: true,
    waits: ({ desk }) => desk?.to_book ?? 0,
  },
  { to: '/policy', name: c('policy'), icon: IconBook2 },
]
