import { createHash, randomBytes } from 'node:crypto'
import { type Database, newId, passwordFits, query } from '@pravas/server/testing/product'
import type { FastifyInstance } from 'fastify'
import { DRAFT } from '../draft.ts'

const SESSION_MS = 12 * 3_600_000

const AUDIT = `insert into audit_log (id, org_id, actor_id, action, record_kind, record_id, detail, at)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`
const MAIL = `insert into outbox_mails (id, org_id, to_address, to_name, subject, body, record_kind, record_id, status,
    next_attempt_at, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, 'kept', $9, $9)`
const TRIP_WITH_OWNER = `select t.id, t.trip_number, p.manager_employee_id, p.name, p.email
  from trips t join people p on p.org_id = t.org_id and p.employee_id = t.employee_id
  where t.org_id = $1 and t.id = $2`

/** The bare writes: the same rows in the same transaction as the product's, without a rule. */
export function bareWrites(app: FastifyInstance, { db }: Database, orgId: string): void {
  const answer = (...names: string[]) => ({
    schema: {
      response: {
        200: { type: 'object', properties: Object.fromEntries(names.map((name) => [name, { type: 'string' }])) },
      },
    },
  })

  app.post<{ Body: { email: string; password: string } }>('/sign-in', answer('token'), async ({ body }, reply) => {
    const [person] = await query(db, 'select * from people where lower(email) = $1 and active', [body.email])
    if (!(await passwordFits(person?.password_hash as string, body.password))) return reply.code(401).send()
    const token = randomBytes(32).toString('base64url')
    const hash = createHash('sha256').update(token).digest()
    const now = new Date()
    const id = person?.id
    await db.transaction().execute(async (trx) => {
      await query(trx, 'delete from sessions where org_id = $1 and person_id = $2 and expires_at <= $3', [
        ...[orgId, id, now],
      ])
      await query(
        trx,
        'insert into sessions (id, org_id, person_id, token_hash, created_at, expires_at) values ($1, $2, $3, $4, $5, $6)',
        [newId(), orgId, id, hash, now, new Date(now.getTime() + SESSION_MS)],
      )
      await query(trx, AUDIT, [newId(), orgId, id, 'session.started', 'person', id, '{}', now])
    })
    return { token }
  })

  app.post<{ Body: { personId: string; employeeId: string; managerEmployeeId: string } }>(
    '/trips',
    answer('tripNumber'),
    async ({ body }) => {
      const [manager] = await query(
        db,
        'select id, name, email from people where org_id = $1 and employee_id = $2 and active',
        [orgId, body.managerEmployeeId],
      )
      const now = new Date()
      const id = newId()
      const draftId = newId()
      const totalPaise = DRAFT.segments.reduce((sum, segment) => sum + segment.pricePaise, 0)
      const tripNumber = await db.transaction().execute(async (trx) => {
        await query(trx, 'select pg_advisory_xact_lock(hashtextextended($1, 0))', [draftId])
        await query(trx, 'select trip_number from trips where org_id = $1 and draft_id = $2', [orgId, draftId])
        const [counter] = await query(
          trx,
          `insert into number_counters (org_id, kind, year, last) values ($1, 'TRP', $2, 1)
            on conflict (org_id, kind, year) do update set last = number_counters.last + 1 returning last`,
          [orgId, now.getUTCFullYear()],
        )
        const number = `TRP-${now.getUTCFullYear()}-${String(counter?.last).padStart(6, '0')}`
        await query(
          trx,
          `insert into trips (id, org_id, trip_number, employee_id, purpose, departure_city, destination_city,
              departure_date, return_date, total_paise, draft_id, created_at)
            values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
          [
            ...[id, orgId, number, body.employeeId, DRAFT.purpose, DRAFT.departureCity, DRAFT.destinationCity],
            ...[DRAFT.departureDate, DRAFT.returnDate, totalPaise, draftId, now],
          ],
        )
        const segments = DRAFT.segments.map((_, at) => `($1, $2, ${[0, 1, 2, 3].map((n) => `$${4 * at + n + 3}`)})`)
        await query(
          trx,
          `insert into trip_segments (trip_id, org_id, kind, title, price_paise, details) values ${segments}`,
          [
            ...[id, orgId],
            ...DRAFT.segments.flatMap((it) => [it.kind, it.title, it.pricePaise, JSON.stringify(it.details)]),
          ],
        )
        await query(trx, AUDIT, [newId(), orgId, body.personId, 'trip.submitted', 'trip', id, '{}', now])
        const mail = [`${number} waits for you`, `${DRAFT.departureCity} to ${DRAFT.destinationCity}`]
        await query(trx, MAIL, [newId(), orgId, manager?.email, manager?.name, ...mail, 'trip', id, now])
        return number
      })
      return { tripNumber }
    },
  )

  app.post<{ Body: { id: string; managerId: string } }>('/approve', answer('id', 'number'), async ({ body }, reply) => {
    const [trip] = await query(db, TRIP_WITH_OWNER, [orgId, body.id])
    const now = new Date()
    const approved = await db.transaction().execute(async (trx) => {
      const rows = await query(
        trx,
        `update trips set status = 'approved', decided_at = $1
          where org_id = $2 and id = $3 and status = 'pending' returning id`,
        [now, orgId, trip?.id],
      )
      if (rows.length === 0) return false
      await query(
        trx,
        `insert into decisions (id, org_id, request_kind, request_id, decided_by, verdict, decided_at)
          values ($1, $2, 'trip', $3, $4, 'approved', $5)`,
        [newId(), orgId, trip?.id, body.managerId, now],
      )
      await query(trx, AUDIT, [newId(), orgId, body.managerId, 'trip.approved', 'trip', trip?.id, '{}', now])
      const mail = [`${trip?.trip_number} approved`, 'Your trip request has been approved.']
      await query(trx, MAIL, [newId(), orgId, trip?.email, trip?.name, ...mail, 'trip', trip?.id, now])
      return true
    })
    if (!approved) return reply.code(409).send()
    return { id: trip?.id, number: trip?.trip_number }
  })
}
