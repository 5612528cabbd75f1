import { readFileSync } from 'node:fs'
import { PERSON_FIELDS } from '@pravas/contract/administration'
import { GRANTED_ROLES, type GrantedRole } from '@pravas/contract/people'
import { readCsv } from '../csv/csv.ts'
import { filesNamedIn, readSetUpFile } from '../set-up/set-up-file.ts'

/** The password of every demo account. */
export const DEMO_PASSWORD = 'Pravas#2026'

const read = (name: string) => readFileSync(new URL(`organisation/${name}`, import.meta.url), 'utf8')

/** The demo organisation as `npm run admin -- init` would read it, and the files that its file names. */
export const DEMO_FILE = readSetUpFile(read('organisation.yaml'))
export const DEMO_FILES = Object.fromEntries(filesNamedIn(DEMO_FILE).map((name) => [name, read(name)]))

export interface DemoAccount {
  email: string
  name: string
  /** Null for someone who has no employee record yet. */
  employeeId: string | null
  managerEmployeeId: string | null
  roles: readonly GrantedRole[]
  department: string | null
  grade: string | null
  designation: string | null
  phone: string | null
  location: string | null
  office: string | null
  username: string | null
  /** What the account is for, as the landing page and the console say it. */
  role: string
}

/** What the accounts are for, by the first part of their addresses. */
const PURPOSES: Readonly<Record<string, string>> = {
  employee: 'Employee',
  colleague: 'Colleague in the same team',
  outsider: 'Employee of another team',
  manager: 'Manager',
  othermanager: 'Manager of another team',
  superadmin: 'Super admin',
  administrator: 'Administrator',
  finance: 'Finance team',
  traveldesk: 'Travel desk',
  auditor: 'Auditor',
  newjoiner: 'New joiner without an employee record',
}

/** The lines of the file of people. */
export const DEMO_PEOPLE = readCsv(DEMO_FILES[DEMO_FILE.people ?? ''] ?? '', PERSON_FIELDS).lines.map(
  ({ cells }) => cells,
)

/** The people of the demo organisation (the interface decisions fix addresses, ids and who reports to whom). */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = DEMO_PEOPLE.map((cells) => {
  const { email = '', name = '', roles = '' } = cells
  const given = (field: keyof typeof cells) => cells[field] || null
  const [local = ''] = email.split('@')
  const [employeeId, location] = [given('employee_id'), given('location')]
  return {
    email,
    name,
    employeeId,
    managerEmployeeId: given('manager_id'),
    roles: GRANTED_ROLES.filter((role) => role === roles),
    department: given('department'),
    grade: given('grade'),
    designation: given('designation'),
    phone: employeeId && `+91 22 5550 ${employeeId.slice(-4)}`,
    location,
    office: location && `${location} office`,
    username: employeeId && local,
    role: PURPOSES[local] ?? 'Employee',
  }
})
