import { z } from 'zod'

/** What this file reads of a JSON schema. */
interface Shape {
  $ref?: string
  $defs?: Record<string, Shape>
  type?: string | string[]
  format?: string
  examples?: unknown[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Shape[]
  oneOf?: Shape[]
  allOf?: Shape[]
  properties?: Record<string, Shape>
  additionalProperties?: Shape | boolean
  propertyNames?: Shape
  items?: Shape
  minItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
}

export const EXAMPLE_ID = '01975c5e-0000-7000-8000-000000000000'

/** A value of each format that schemas name. */
export const BY_FORMAT: Readonly<Record<string, string>> = {
  'account-number': '001122334455',
  ifsc: 'HDFC0001234',
  'last-four': '4321',
  email: 'asha.verma@pravas.example',
  month: '2026-06',
  date: '2026-06-19',
  'date-time': '2026-06-10T06:30:00.000Z',
  'trip-part': 'flight:1',
  telephone: '+91 98765 43210',
  uri: 'https://pravas.example/trips',
  uuid: EXAMPLE_ID,
}

/** Dates that end what another date began. */
const LAST_DAYS: ReadonlySet<string> = new Set([
  'check_out',
  'return',
  'return_date',
  'to',
  'to_date',
  'until',
  'ends_on',
])
const LAST_DAY = '2026-06-20'

/** What a field of this name holds, where its schema says no more than that it is a text or a number. */
const BY_NAME: Readonly<Record<string, string | number>> = {
  account_holder: 'Asha Verma',
  action: 'trip.approved',
  actor: 'Asha Verma',
  address: '12 MG Road, Bengaluru 560001',
  airline: 'IndiGo',
  amount: 1240,
  approver: 'Vikram Nair',
  approver_name: 'Vikram Nair',
  arrives: '09:15',
  bank: 'HDFC Bank',
  category: 'Transport',
  chat_name: 'Delhi to Mumbai',
  check_in: '2026-06-19',
  check_out: '2026-06-20',
  city: 'Mumbai',
  client_name: 'Example Assistant',
  code: 'CC-100',
  credit_ends: '11-30',
  comment: 'Approved for the client visit.',
  company: 'Uber India',
  cost_centre: 'CC-100',
  csv: 'employee_id,name,email_id\nEMP1001,Asha Verma,asha.verma@pravas.example\n',
  currency: 'INR',
  cursor: 'eyJhdCI6IjIwMjYtMDYtMTAifQ',
  departs: '07:00',
  department: 'Sales',
  departments: 'Sales',
  departure_city: 'Delhi',
  description: 'Airport to office',
  designation: 'Engineer',
  destination: 'Mumbai',
  destination_city: 'Mumbai',
  device: 'Chrome on Android',
  domains: 'acme.example',
  employeeId: 'EMP1001',
  employee_id: 'EMP1001',
  employee_name: 'Asha Verma',
  expenseId: 'EXP000123',
  expense_number: 'EXP000123',
  expense_type: 'Travel',
  file_name: 'receipt.jpg',
  flight: '6E 2045',
  flight_number: '6E 2045',
  from: 'Delhi',
  from_hour: 9,
  grade: 'M2',
  grades: 'M2',
  gstin: '27AAPFU0939F1ZV',
  gstins: '27AAPFU0939F1ZV',
  hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  hotel: 'Hotel Sahar',
  hotel_name: 'Hotel Sahar',
  hsn: '9964',
  ifsc: 'HDFC0001234',
  invoice_number: 'INV-2041',
  last_four: '4321',
  ledger: 'Travelling expenses',
  location: 'Mumbai',
  manager: 'Vikram Nair',
  manager_id: 'EMP2001',
  manager_name: 'Vikram Nair',
  merchant: 'Uber India',
  message: 'Delhi to Mumbai on 19 June, back the next day',
  month: '2026-06',
  name: 'Asha Verma',
  neighborhood: 'Andheri East',
  note: 'Client visit',
  number: 'TRV000042',
  office: 'Bengaluru',
  organisation: 'Example Industries',
  owner: 'Asha Verma',
  owner_name: 'Asha Verma',
  password: 'correct horse battery staple',
  paid_by: 'Meera Iyer',
  phone: '+91 98765 43210',
  place: 'Mumbai',
  project: 'PRJ-7',
  purpose: 'Client visit',
  query: 'uber',
  reason: 'Client visit moved by a day',
  recipient_gstin: '29AAGCB7383J1Z4',
  reference: 'N123456789012345',
  rejection_reason: 'Please attach the hotel’s tax invoice.',
  reviewer: 'Meera Iyer',
  role: 'finance',
  seat: '12A',
  sessionId: 'tripmate-1',
  session_id: 'tripmate-1',
  sign_up_domains: 'acme.example',
  supplier: 'Uber India',
  supplier_gstin: '27AAPFU0939F1ZV',
  text: 'Thank you.',
  time: '07:00',
  title: 'Hotel above the limit',
  to: 'Mumbai',
  total: 1240,
  traveller: 'Asha Verma',
  trip: 'TRV000042',
  tripId: 'TRV000042',
  trip_number: 'TRV000042',
  turnId: EXAMPLE_ID,
  until_hour: 18,
  username: 'asha.verma@pravas.example',
  userMessage: 'Delhi to Mumbai on 19 June, back the next day',
  version: 1,
}

/** A schema that is made of itself is written out so deep. */
const DEEPEST = 6

/**
 * An example of what a schema takes (`input`) or gives (`output`), for the API reference: every field with a value of its kind, the
 * same with each start. The schema's own examples come first, then its format, the name of the field, and its limits.
 */
export function exampleOf(schema: z.ZodType, io: 'input' | 'output'): unknown {
  const root = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Shape
  return example(root, '', root.$defs ?? {}, 0)
}

function example(schema: Shape, name: string, shared: Record<string, Shape>, depth: number): unknown {
  const inner = (part: Shape | undefined, of = name) => example(part ?? {}, of, shared, depth + 1)
  if (schema.$ref !== undefined) {
    const { $ref, ...own } = schema
    return inner({ ...shared[$ref.replace('#/$defs/', '')], ...own })
  }
  if (schema.examples?.length) return schema.examples[0]
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return inner(choices.find(({ type }) => type !== 'null'))
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => inner(part)))
  const [type] = [schema.type].flat()
  if (type === 'object') return exampleObject(schema, depth, inner)
  if (type === 'array') {
    const size = depth > DEEPEST ? (schema.minItems ?? 0) : Math.max(1, schema.minItems ?? 1)
    return Array.from({ length: size }, () => inner(schema.items))
  }
  if (type === 'number' || type === 'integer') return numberOf(schema, name)
  if (type === 'boolean') return true
  return type === 'string' ? textOf(schema, name) : null
}

function exampleObject(
  { properties, additionalProperties, propertyNames }: Shape,
  depth: number,
  inner: (part: Shape | undefined, of?: string) => unknown,
): Record<string, unknown> {
  if (properties) return Object.fromEntries(Object.entries(properties).map(([of, part]) => [of, inner(part, of)]))
  if (typeof additionalProperties !== 'object' || depth > DEEPEST) return {}
  const names = propertyNames?.enum?.map(String) ?? ['code']
  return Object.fromEntries(names.map((of) => [of, inner(additionalProperties, of)]))
}

function numberOf({ minimum, exclusiveMinimum, maximum }: Shape, name: string): number {
  const known = BY_NAME[name]
  const least = Math.max(minimum ?? 1, (exclusiveMinimum ?? 0) + 1)
  return Math.min(typeof known === 'number' && known >= least ? known : least, maximum ?? Number.POSITIVE_INFINITY)
}

function textOf({ format = '', minLength = 0, maxLength }: Shape, name: string): string {
  const known = format === 'date' && LAST_DAYS.has(name) ? LAST_DAY : (BY_FORMAT[format] ?? BY_NAME[name])
  return (typeof known === 'string' ? known : 'text').padEnd(minLength, 'x').slice(0, maxLength)
}
