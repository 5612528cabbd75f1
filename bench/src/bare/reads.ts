import type { FastifyInstance } from 'fastify'

type Select = (text: string, values: readonly unknown[]) => Promise<Record<string, unknown>[]>

const text = { type: 'string' }
const optional = { type: 'string', nullable: true }
const paise = { type: 'integer', nullable: true }
const anything = { type: 'object', nullable: true, additionalProperties: true }

const EXPENSE = {
  id: text,
  expense_number: text,
  status: text,
  rejection_reason: optional,
  employee_id: text,
  expense_date: text,
  expense_type: text,
  description: text,
  total_paise: paise,
  gstin: optional,
  place: optional,
  created_at: text,
  employee_name: text,
  first_receipt_id: optional,
}

const TRIP = {
  id: text,
  trip_number: text,
  status: text,
  rejection_reason: optional,
  employee_id: text,
  purpose: text,
  departure_city: optional,
  destination_city: text,
  departure_date: text,
  return_date: optional,
  total_paise: paise,
  created_at: text,
  employee_name: text,
  username: optional,
  email: text,
  flight_title: optional,
  flight_paise: paise,
  return_flight_title: optional,
  return_flight_paise: paise,
  hotel_title: optional,
  hotel_paise: paise,
}

const TRIP_DETAIL = {
  ...TRIP,
  flight_details: anything,
  return_flight_details: anything,
  hotel_details: anything,
  verdict: optional,
  decided_at: optional,
  decided_by: optional,
}

const EXPENSES = `
  select e.id, e.expense_number, e.status, e.rejection_reason, e.employee_id, e.expense_date, e.expense_type,
    e.description, e.total_paise, e.gstin, e.place, e.created_at, p.name as employee_name,
    (select r.id from receipts r where r.org_id = e.org_id and r.expense_id = e.id order by r.position limit 1)
      as first_receipt_id
  from expenses e join people p on p.org_id = e.org_id and p.employee_id = e.employee_id
  where e.org_id = $1`

const TRIP_COLUMNS = `
  t.id, t.trip_number, t.status, t.rejection_reason, t.employee_id, t.purpose, t.departure_city, t.destination_city,
  t.departure_date, t.return_date, t.total_paise, t.created_at, p.name as employee_name, p.username, p.email,
  f.title as flight_title, f.price_paise as flight_paise, b.title as return_flight_title,
  b.price_paise as return_flight_paise, h.title as hotel_title, h.price_paise as hotel_paise`

const TRIP_TABLES = `
  trips t join people p on p.org_id = t.org_id and p.employee_id = t.employee_id
  left join trip_segments f on f.org_id = t.org_id and f.trip_id = t.id and f.kind = 'flight' and f.position = 1
  left join trip_segments b on b.org_id = t.org_id and b.trip_id = t.id and b.kind = 'return_flight' and b.position = 1
  left join trip_segments h on h.org_id = t.org_id and h.trip_id = t.id and h.kind = 'hotel' and h.position = 1`

const OWN_EXPENSES = `${EXPENSES} and e.employee_id = $2 order by e.id desc`
const PENDING_EXPENSES = `${EXPENSES} and e.status = 'pending' and p.manager_employee_id = $2 order by e.id`
const PENDING_TRIPS = `select ${TRIP_COLUMNS} from ${TRIP_TABLES}
  where t.org_id = $1 and t.status = 'pending' and p.manager_employee_id = $2 order by t.id`
const ONE_TRIP = `select ${TRIP_COLUMNS}, f.details as flight_details, b.details as return_flight_details,
    h.details as hotel_details, d.verdict, d.decided_at, a.name as decided_by
  from ${TRIP_TABLES}
  left join decisions d on d.org_id = t.org_id and d.request_kind = 'trip' and d.request_id = t.id
  left join people a on a.org_id = d.org_id and a.id = d.decided_by
  where t.org_id = $1 and t.id = $2`

/** The bare reads: lists by an employee's id, details by a record's. */
export function bareReads(app: FastifyInstance, select: Select, orgId: string): void {
  const list = (path: string, statement: string, properties: object) => {
    const items = { type: 'object', properties }
    app.get<{ Params: { id: string } }>(
      `${path}/:id`,
      { schema: { response: { 200: { type: 'array', items } } } },
      ({ params }) => select(statement, [orgId, params.id]),
    )
  }
  list('/expenses', OWN_EXPENSES, EXPENSE)
  list('/pending-expenses', PENDING_EXPENSES, EXPENSE)
  list('/pending-trips', PENDING_TRIPS, TRIP)
  app.get<{ Params: { id: string } }>(
    '/trip/:id',
    { schema: { response: { 200: { type: 'object', properties: TRIP_DETAIL } } } },
    async ({ params }) => (await select(ONE_TRIP, [orgId, params.id]))[0],
  )
}
