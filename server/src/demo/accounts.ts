import type { GrantedRole } from '@pravas/contract/people'

/** The password of every demo account. */
export const DEMO_PASSWORD = 'Pravas#2026'

/** Where the demo organisation is registered: Delhi, its head office, Maharashtra and Karnataka. */
export const DEMO_GSTINS = ['07AABCT1234H1ZO', '27AABCT1234H1ZM', '29AABCT1234H1ZI'] as const

export interface DemoAccount {
  email: string
  name: string
  /** Null for someone who has no employee record yet. */
  employeeId: string | null
  managerEmployeeId: string | null
  roles: readonly GrantedRole[]
  department: string | null
  designation: string | null
  phone: string | null
  location: string | null
  /** What the account is for, as the landing page and the console say it. */
  role: string
}

/** The people of the demo organisation (the interface decisions fix addresses, ids and who reports to whom). */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  person('employee', 'Asha Rao', 'EMP1001', 'EMP2001', 'Employee', ['Sales', 'Account Manager', 'Delhi']),
  person('colleague', 'Vikram Shetty', 'EMP1002', 'EMP2001', 'Colleague in the same team', [
    'Sales',
    'Sales Executive',
    'Mumbai',
  ]),
  person('outsider', 'Farah Khan', 'EMP1003', 'EMP2002', 'Employee of another team', [
    'Engineering',
    'Engineer',
    'Bangalore',
  ]),
  person('manager', 'Meera Iyer', 'EMP2001', 'EMP9001', 'Manager', ['Sales', 'Regional Sales Manager', 'Delhi']),
  person('othermanager', 'Arjun Nair', 'EMP2002', 'EMP9001', 'Manager of another team', [
    'Engineering',
    'Engineering Manager',
    'Bangalore',
  ]),
  person(
    'superadmin',
    'Kavita Deshpande',
    'EMP9001',
    null,
    'Super admin',
    ['Finance', 'Finance Controller', 'Mumbai'],
    ['super_admin'],
  ),
  person(
    'administrator',
    'Suresh Pillai',
    'EMP3001',
    'EMP9001',
    'Administrator',
    ['Human Resources', 'HR Operations Lead', 'Mumbai'],
    ['administrator'],
  ),
  person(
    'finance',
    'Lakshmi Menon',
    'EMP3002',
    'EMP9001',
    'Finance team',
    ['Finance', 'Accounts Executive', 'Mumbai'],
    ['finance'],
  ),
  person(
    'traveldesk',
    'Imran Qureshi',
    'EMP3003',
    'EMP9001',
    'Travel desk',
    ['Operations', 'Travel Coordinator', 'Delhi'],
    ['travel_desk'],
  ),
  person(
    'auditor',
    'Neha Joshi',
    'EMP3004',
    'EMP9001',
    'Auditor',
    ['Finance', 'Internal Auditor', 'Mumbai'],
    ['auditor'],
  ),
  {
    ...person('newjoiner', 'Rohan Das', 'none', null, 'New joiner without an employee record', ['', '', '']),
    employeeId: null,
    department: null,
    designation: null,
    phone: null,
    location: null,
  },
]

function person(
  local: string,
  name: string,
  employeeId: string,
  managerEmployeeId: string | null,
  role: string,
  [department, designation, location]: [string, string, string],
  roles: readonly GrantedRole[] = [],
): DemoAccount {
  return {
    email: `${local}@pravas.example`,
    name,
    employeeId,
    managerEmployeeId,
    roles,
    department,
    designation,
    phone: `+91 22 5550 ${employeeId.slice(-4)}`,
    location,
    role,
  }
}
