import { between, pick, type Random, recordId } from './random.ts'

/** How large an organisation is made. Trips are as many as expenses, and as many of them pending. */
export interface Size {
  employees: number
  /** Expenses in all, pending ones included. */
  expenses: number
  /** Expenses that wait for a decision, all of them for the first manager's. */
  pending: number
}

export interface Person {
  id: string
  employeeId: string
  managerEmployeeId: string | null
  name: string
  email: string
  rank: 'employee' | 'manager' | 'super-admin'
  department: string
  location: string
}

export interface Organisation {
  id: string
  name: string
  superAdmin: Person
  managers: [Person, ...Person[]]
  employees: [Person, ...Person[]]
}

/** A request's place in the organisation: whose it is, when it was made, and where it stands. */
export interface Request {
  owner: Person
  /** Who decides on it. */
  manager: Person
  /** Its place among the requests of its kind, from 0. */
  index: number
  createdAt: Date
  status: 'pending' | 'approved' | 'rejected'
}

export const SEEDED_ORGANISATION = 'Pravas Seeded'
/** How many people report to a manager at most. */
export const TEAM = 20

const FOUNDED = new Date('2024-01-01T06:30:00Z')
const DAY_MS = 86_400_000
/** The days over which requests are spread, from the founding on. */
const DAYS = 800
const FIRST = ['Aarav', 'Aditi', 'Bhavna', 'Chetan', 'Divya', 'Esha', 'Farhan', 'Gauri', 'Harish', 'Ishita'] as const
const SECOND = ['Agarwal', 'Bose', 'Chopra', 'Das', 'Fernandes', 'Gill', 'Iyer', 'Joshi', 'Khan', 'Menon'] as const
const DEPARTMENTS = ['Sales', 'Engineering', 'Finance', 'Operations'] as const
const LOCATIONS = ['Delhi', 'Mumbai', 'Bangalore', 'Chennai', 'Kolkata', 'Hyderabad'] as const

/** The people: one super admin, a manager for each team, and the employees. */
export function createOrganisation(random: Random, employees: number): Organisation {
  const person = (rank: Person['rank'], letter: string, number: number, managerEmployeeId: string | null): Person => ({
    id: recordId(random, FOUNDED),
    employeeId: `${letter}${String(number).padStart(5, '0')}`,
    managerEmployeeId,
    name: `${pick(random, FIRST)} ${pick(random, SECOND)}`,
    email: `${rank}${number}@seeded.example`,
    rank,
    department: pick(random, DEPARTMENTS),
    location: pick(random, LOCATIONS),
  })
  const id = recordId(random, FOUNDED)
  const superAdmin = person('super-admin', 'S', 1, null)
  const managers = numbers(Math.ceil(employees / TEAM)).map((n) => person('manager', 'M', n, superAdmin.employeeId))
  const staff = numbers(employees).map((n) =>
    person('employee', 'E', n, managers[Math.floor((n - 1) / TEAM)]?.employeeId ?? null),
  )
  return { id, name: SEEDED_ORGANISATION, superAdmin, managers: atLeastOne(managers), employees: atLeastOne(staff) }
}

/**
 * The requests of one kind in the order of their making: the decided ones, in turn of every employee, then the pending
 * ones, in turn of the first manager's team.
 */
export function* requestsOf(random: Random, organisation: Organisation, size: Size): Generator<Request> {
  const { employees, managers } = organisation
  const managerOf = new Map(managers.map((manager) => [manager.employeeId, manager]))
  const decided = size.expenses - size.pending
  for (let index = 0; index < size.expenses; index += 1) {
    const pending = index >= decided
    const place = pending ? (index - decided) % Math.min(TEAM, employees.length) : index % employees.length
    const owner = employees[place] ?? employees[0]
    yield {
      owner,
      manager: managerOf.get(owner.managerEmployeeId ?? '') ?? managers[0],
      index,
      createdAt: new Date(FOUNDED.getTime() + Math.floor((index * DAYS * DAY_MS) / size.expenses)),
      status: pending ? 'pending' : between(random, 1, 10) === 1 ? 'rejected' : 'approved',
    }
  }
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1)
}

function atLeastOne<T>(list: T[]): [T, ...T[]] {
  const [first, ...rest] = list
  if (first === undefined) throw new RangeError('An organisation has at least one employee.')
  return [first, ...rest]
}
