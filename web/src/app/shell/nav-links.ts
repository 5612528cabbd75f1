import {
  type Icon,
  IconChecklist,
  IconLayoutDashboard,
  IconLifebuoy,
  IconPlaneDeparture,
  IconReceiptRupee,
  IconShieldLock,
  IconUserCircle,
} from '@tabler/icons-react'

interface NavLink {
  to: string
  name: string
  icon: Icon
  adminsOnly?: true
  /** Pages that are reached from its page and have no link of their own. */
  holds?: readonly string[]
}

export const NAV_LINKS: NavLink[] = [
  {
    to: '/dashboard',
    name: 'Dashboard',
    icon: IconLayoutDashboard,
    holds: ['/tripmate-report', '/fingenie-report'],
  },
  { to: '/tripmate-chat', name: 'TripMate chat', icon: IconPlaneDeparture },
  { to: '/fingenie-chat', name: 'FinGenie chat', icon: IconReceiptRupee },
  { to: '/admin-approvals', name: 'Approvals', icon: IconChecklist, adminsOnly: true },
  { to: '/privacy-policy', name: 'Privacy Policy', icon: IconShieldLock },
  { to: '/support', name: 'Contact Us', icon: IconLifebuoy },
  { to: '/account', name: 'Account', icon: IconUserCircle },
]
