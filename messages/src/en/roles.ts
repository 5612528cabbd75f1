/** What the roles of people are called. */
export const roles = {
  'role.employee': 'Employee',
  'role.travel_desk': 'Travel desk',
  'role.finance': 'Finance',
  'role.auditor': 'Auditor',
  'role.administrator': 'Administrator',
  'role.super_admin': 'Super admin',
} as const
