import type { ExportKind } from '@pravas/contract/exports'
import { monthAfter } from '@pravas/contract/months'
import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { heldInOrder } from '../db/lock-order.ts'
import type { MoneyKind } from '../money-kinds.ts'
import { approvedIn } from '../requests/approved-claims.ts'
import { countsInClaim } from '../requests/refused-receipts.ts'

export interface ExportRow {
  id: string
  /** Null where there was nothing to export. */
  number: number | null
  kind: ExportKind
  month: string
  company: string
  created_at: Date
  created_by_name: string
  records: number
  total_paise: number
}

/** The ledger map as it was saved last; undefined where nothing was chosen yet. */
export function selectLedgerMap(db: Db, orgId: string) {
  return db.selectFrom('ledger_maps').select(['version', 'map']).where('org_id', '=', orgId).executeTakeFirst()
}

/** Saves a ledger map in place of the one before. */
export async function saveLedgerMap(trx: Db, orgId: string, version: number, map: unknown): Promise<void> {
  const row = { version, map: JSON.stringify(map) }
  await trx
    .insertInto('ledger_maps')
    .values({ org_id: orgId, ...row })
    .onConflict((conflict) => conflict.column('org_id').doUpdateSet(row))
    .execute()
}

/** The claims approved in a month (`YYYY-MM`, in India) that no export has. */
const waiting = (orgId: string, month: string) => sql`
  from expenses
  where ${approvedIn(orgId, month)}
    and not exists (
      select 1 from export_vouchers as voucher
      where voucher.org_id = expenses.org_id and voucher.record_kind = 'expense' and voucher.record_id = expenses.id)`

export interface ClaimRow {
  id: string
  expense_number: string
  employee_id: string
  expense_type: string
  description: string
  total_paise: number
  /** What of it company cards paid. */
  card_paise: number
  decided_at: Date
  cost_centre_id: string | null
}

/** Claims that wait for an export, in the order of their numbers' making; held until the transaction ends. */
export async function lockWaitingClaims(trx: Db, orgId: string, month: string): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`
    select id, expense_number, employee_id, expense_type, description, total_paise, decided_at, cost_centre_id,
      least(card_paid(org_id, id), total_paise)::bigint as card_paise
    ${waiting(orgId, month)} order by id for no key update`.execute(trx)
  heldInOrder(
    'claims',
    rows.map(({ id }) => id),
  )
  return rows
}

/** What happened to money in a month and no export has. */
const waitingMoney = (orgId: string, month: string) => sql`
  from money_records as record
  where record.org_id = ${orgId} and record.day >= ${`${month}-01`} and record.day < ${`${monthAfter(month, 1)}-01`}
    and not exists (
      select 1 from export_vouchers as voucher
      where voucher.org_id = record.org_id and voucher.record_kind = 'money' and voucher.record_id = record.id)`

export interface MoneyRow {
  id: string
  kind: MoneyKind
  day: string
  employee_id: string
  expense_id: string | null
  expense_number: string | null
  advance_number: string | null
  batch_number: string | null
  reference: string | null
  bounce_reason: string | null
  paise: number
  cuts: unknown
  /** Which adjustment of its claim it is, or which money back of its advance, from 1. */
  nth: number
}

/** What waits for an export beside claims, in the order in which it happened; call it with the organisation held. */
export async function selectWaitingMoney(trx: Db, orgId: string, month: string): Promise<MoneyRow[]> {
  const { rows } = await sql<MoneyRow>`
    select waiting.*, coalesce(people.employee_id, '') as employee_id, claim.expense_number, advance.number as advance_number,
      batch.number as batch_number, coalesce(waiting.noted, batch.reference) as reference, line.bounce_reason,
      (select count(*)::int from money_records as earlier
        where earlier.org_id = ${orgId} and earlier.kind = waiting.kind and earlier.seq <= waiting.seq
          and earlier.expense_id is not distinct from waiting.expense_id
          and earlier.advance_id is not distinct from waiting.advance_id) as nth
    from (
      select record.id, record.seq, record.kind, record.day, record.person_id, record.expense_id, record.advance_id,
        record.batch_id, record.paise, record.cuts, record.reference as noted
      ${waitingMoney(orgId, month)}
    ) as waiting
    join people on people.org_id = ${orgId} and people.id = waiting.person_id
    left join expenses as claim on claim.org_id = ${orgId} and claim.id = waiting.expense_id
    left join advances as advance on advance.org_id = ${orgId} and advance.id = waiting.advance_id
    left join payment_batches as batch on batch.org_id = ${orgId} and batch.id = waiting.batch_id
    left join payment_lines as line on line.org_id = ${orgId} and line.batch_id = waiting.batch_id
      and line.record_id = coalesce(waiting.expense_id, waiting.advance_id)
    order by waiting.day, waiting.seq`.execute(trx)
  return rows
}

/** How many records wait for an export of a month, and their total in paise. */
export async function countWaiting(db: Db, orgId: string, month: string): Promise<{ records: number; paise: number }> {
  const { rows } = await sql<{ records: number; paise: number }>`
    select coalesce(sum(records), 0)::int as records, coalesce(sum(paise), 0)::bigint as paise from (
      select count(*) as records, sum(total_paise) as paise ${waiting(orgId, month)}
      union all
      select count(*), sum(abs(paise)) ${waitingMoney(orgId, month)}
    ) as parts`.execute(db)
  return rows[0] ?? { records: 0, paise: 0 }
}

/** Claims by their ids, as they are booked. */
export async function selectClaims(db: Db, orgId: string, ids: readonly string[]): Promise<Map<string, ClaimRow>> {
  const { rows } = await sql<ClaimRow>`
    select id, expense_number, employee_id, expense_type, description, total_paise, decided_at, cost_centre_id,
      least(card_paid(org_id, id), total_paise)::bigint as card_paise
    from expenses where org_id = ${orgId} and id = any (${ids}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

export interface ReceiptRow {
  id: string
  expense_id: string
  category: string
  total_paise: number | null
  cgst_paise: number | null
  sgst_paise: number | null
  igst_paise: number | null
  /** Whether the tax that is printed comes back. */
  is_creditable: boolean
}

/** The receipts that count in these claims, in the order of each; one in another currency has no total. */
export async function selectBookedReceipts(db: Db, orgId: string, claims: readonly string[]): Promise<ReceiptRow[]> {
  const { rows } = await sql<ReceiptRow>`
    select receipts.id, receipts.expense_id, receipts.category,
      case when receipts.currency = 'INR' then receipts.total_paise end as total_paise,
      receipts.cgst_paise, receipts.sgst_paise, receipts.igst_paise,
      coalesce(receipts.tax_credit -> 'credit' ->> 'verdict' = 'eligible'
        and not (receipts.tax_credit -> 'credit' ->> 'estimated')::boolean, false) as is_creditable
    from receipts
    join expenses on expenses.org_id = receipts.org_id and expenses.id = receipts.expense_id
    where receipts.org_id = ${orgId} and receipts.expense_id = any(${claims}) and ${countsInClaim()}
    order by receipts.expense_id, receipts.position`.execute(db)
  return rows
}

/** The codes and names of cost centres, by their ids. */
export async function selectCostCentres(db: Db, orgId: string): Promise<Map<string, { code: string; name: string }>> {
  const rows = await db
    .selectFrom('structure_entries')
    .select(['id', 'code', 'name'])
    .where('org_id', '=', orgId)
    .where('kind', '=', 'cost_centre')
    .execute()
  return new Map(rows.map(({ id, code, name }) => [id, { code, name }]))
}

export interface NewExport {
  orgId: string
  id: string
  kind: ExportKind
  month: string
  company: string
  createdAt: Date
  createdBy: string
}

/** Adds an export, under the next number unless it is of nothing, and answers it; call it with the accounts held. */
export async function insertExport(
  trx: Db,
  made: NewExport,
  { isOfNothing }: { isOfNothing: boolean },
): Promise<number | null> {
  const next = sql`(select coalesce(max(number), 0) + 1 from exports where org_id = ${made.orgId})`
  const { rows } = await sql<{ number: number | null }>`
    insert into exports (org_id, id, number, kind, month, company, created_at, created_by)
    values (${made.orgId}, ${made.id}, ${isOfNothing ? sql`null` : next}, ${made.kind}, ${made.month}, ${made.company},
      ${made.createdAt}, ${made.createdBy})
    returning number`.execute(trx)
  return rows[0]?.number ?? null
}

/** Adds vouchers to an export, in this order. */
export async function insertVouchers(
  trx: Db,
  { orgId, exportId, first }: { orgId: string; exportId: string; first: number },
  vouchers: readonly { kind: 'expense' | 'money'; recordId: string; totalPaise: number; voucher: unknown }[],
): Promise<void> {
  const rows = vouchers.map((one, at) => ({ ...one, position: first + at }))
  await sql`
    insert into export_vouchers (org_id, export_id, position, record_kind, record_id, total_paise, voucher)
    select ${orgId}, ${exportId}, position, kind, "recordId", "totalPaise", voucher
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as given (position integer, kind text, "recordId" uuid, "totalPaise" bigint, voucher jsonb)`.execute(trx)
}

const EXPORTS = sql`
  select exports.id, exports.number, exports.kind, exports.month, exports.company, exports.created_at,
    people.name as created_by_name, held.records, held.total_paise
  from exports
  join people on people.org_id = exports.org_id and people.id = exports.created_by
  cross join lateral (
    select count(*)::int as records, coalesce(sum(voucher.total_paise), 0)::bigint as total_paise
    from export_vouchers as voucher where voucher.org_id = exports.org_id and voucher.export_id = exports.id
  ) as held`

/** Exports that hold something, the latest first, from below a number on. */
export async function selectExports(
  db: Db,
  orgId: string,
  { kind, below, limit }: { kind?: string | undefined; below?: number | undefined; limit: number },
): Promise<(ExportRow & { number: number })[]> {
  const isBelow = below === undefined ? sql`` : sql` and exports.number < ${below}`
  const isOfKind = kind === undefined ? sql`` : sql` and exports.kind = ${kind}`
  const { rows } = await sql<ExportRow & { number: number }>`
    ${EXPORTS} where exports.org_id = ${orgId} and exports.number is not null${isBelow}${isOfKind}
    order by exports.number desc limit ${limit}`.execute(db)
  return rows
}

/** The export of an id, whatever it holds. */
export async function selectExport(db: Db, orgId: string, id: string): Promise<ExportRow | undefined> {
  const { rows } = await sql<ExportRow>`${EXPORTS} where exports.org_id = ${orgId} and exports.id = ${id}`.execute(db)
  return rows[0]
}

/** At most `limit` vouchers of an export in their order, from after a position on. */
export function selectVouchers(db: Db, orgId: string, exportId: string, after: number, limit: number) {
  return db
    .selectFrom('export_vouchers')
    .select(['position', 'record_id', 'voucher'])
    .where('org_id', '=', orgId)
    .where('export_id', '=', exportId)
    .where('position', '>', after)
    .orderBy('position')
    .limit(limit)
    .execute()
}
