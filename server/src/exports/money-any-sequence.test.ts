// On both kinds of database: what happens at the same moment is a part of it.
import { decideAdvance, listAdvances, requestAdvance, settleAdvance, withdrawAdvance } from '@pravas/contract/advances'
import {
  importStatement,
  listCardLines,
  matchCardLine,
  registerCard,
  unmatchCardLine,
} from '@pravas/contract/company-cards'
import { makeExport } from '@pravas/contract/exports'
import {
  bouncePayments,
  closeMonth,
  createBatch,
  dissolveBatch,
  financeClaim,
  listBatches,
  oneBatch,
  payBatch,
  unverifyClaim,
  verifyClaim,
} from '@pravas/contract/finance'
import { runs } from '@pravas/language/testing/full-run'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { testApp, type Who } from '../testing/test-app.ts'
import { Voucher } from './voucher-rules.ts'

const it = await testApp()
const build = builders(it)
const { db } = it.database
const DAY = '2026-06-25'
const TODAY = '2026-06-10'
/** Once June is closed it is this day, and stays. */
const AFTER = '2026-07-02'
/** A day before anything was approved. */
const TOO_EARLY = '2026-06-08'
const WHO = ['finance', 'superadmin'] as const

const DOES = [
  'advance',
  'withdraw',
  'claim',
  'claim',
  'verify',
  'unverify',
  'statement',
  'match',
  'unmatch',
  'batch',
  'batch',
  'batch',
  'dissolve',
  'pay',
  'pay',
  'bounce',
  'settle',
  'export',
  'close',
] as const

/** Called in any order, with whatever is there; what is not allowed is refused and changes nothing. */
const step = fc.noBias(
  fc.record({
    do: fc.constantFrom(...DOES),
    by: fc.constantFrom(...WHO),
    at: fc.nat({ max: 1000 }),
    several: fc.integer({ min: 1, max: 4 }),
    rupees: fc.constantFrom(10, 25.5, 80, 80, 999.99, 1240),
    /** Whether the next step begins before this one has ended. */
    isOverlapped: fc.boolean(),
  }),
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

/** Signs in anew for each call: as the days pass, a session ends. */
const as = (who: Who): Pick<ReturnType<typeof it.as>, 'call'> => ({
  call: (entry, input) => it.as(who).call(entry, input),
})

const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % Math.max(1, all.length)]
const numbers = async (table: 'expenses' | 'advances') => {
  const column = table === 'expenses' ? 'expense_number' : 'number'
  const { rows } = await sql<{ number: string }>`
    select ${sql.ref(column)} as number from ${sql.table(table)} order by id`.execute(db)
  return rows.map(({ number }) => number)
}

/** The approved claims that no batch pays. */
async function freeClaims(): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select expense_number as number from expenses where status = 'approved' and not exists (
      select from payment_lines as line where line.expense_id = expenses.id and line.state = 'live')
    order by id`.execute(db)
  return rows.map(({ number }) => number)
}

/** How many records of June there were when it was closed; undefined while it is open. */
let closedWith: number | undefined
const recordsOfJune = async () =>
  (await db.selectFrom('money_records').select('id').where('day', '<=', '2026-06-30').execute()).length

/** Moves the clock to the day of a step, while nothing is under way; once June is closed, it stays. */
function moveClock({ do: what, at }: Step): void {
  const isLater = ['pay', 'bounce', 'settle'].includes(what) || (what === 'batch' && at % 2 === 0)
  const day = closedWith !== undefined || what === 'close' ? AFTER : isLater ? DAY : TODAY
  it.clock.set(`${day}T06:00:00Z`)
}

/** The step itself, or what has to be done before it is possible at all. */
async function orWhatItNeeds(one: Step): Promise<Step> {
  const { rows } = await sql<{ open: boolean; paid: boolean; advanced: boolean }>`
    select exists (select from payment_batches where status = 'open') as open,
      exists (select from payment_batches as batch where status = 'paid' and exists (
        select from payment_lines as line where line.batch_id = batch.id and line.state = 'live')) as paid,
      exists (select from advances where open_paise > 0) as advanced`.execute(db)
  const has = rows[0] ?? { open: false, paid: false, advanced: false }
  const needs = (what: Step['do']) => orWhatItNeeds({ ...one, do: what })
  if (['pay', 'dissolve'].includes(one.do) && !has.open) return needs('batch')
  if (one.do === 'bounce' && !has.paid) return needs('pay')
  if (one.do === 'settle' && !has.advanced) return needs(has.open ? 'pay' : one.several > 2 ? 'batch' : 'advance')
  if (['batch', 'verify', 'unverify'].includes(one.do) && (await freeClaims()).length === 0) return needs('claim')
  return one
}

/** Does one step with what is there by now. */
async function take({ do: what, by, at, several, rupees }: Step): Promise<void> {
  const me = as(by)
  // Mostly what can be done, as of steps taken blindly nearly all are refused; else whatever there is.
  const isBlind = at % 5 === 0
  // Before the close and after it; also on a day that is over for good, and on one before anything was approved.
  const day = pick([DAY, DAY, DAY, TOO_EARLY, ...(closedWith === undefined ? [] : [AFTER, AFTER, AFTER])], at) ?? DAY
  const claims = await numbers('expenses')
  const advances = await numbers('advances')
  const { items: batches } = await me.call(listBatches, { query: { limit: 200 } })
  const batchIn = (status: 'open' | 'paid') =>
    pick(isBlind ? batches : batches.filter((batch) => batch.status === status), at)?.id ?? ''
  const free = isBlind ? claims : await freeClaims()
  const expenseId = pick(free, at) ?? ''
  const advanceId = pick(advances, at) ?? ''
  const some = (of: readonly string[]) =>
    Array.from({ length: Math.min(several, of.length) }, (_, more) => of[(at + more) % of.length] ?? '')
  switch (what) {
    case 'advance': {
      const trip = (await db.selectFrom('trips').select('trip_number').executeTakeFirstOrThrow()).trip_number
      const { id } = await as('employee').call(requestAdvance, { body: { amount: rupees, purpose: 'Cash', trip } })
      await as('manager').call(decideAdvance, { params: { advanceId: id }, body: { verdict: 'approved' } })
      return
    }
    case 'withdraw':
      await as('employee').call(withdrawAdvance, { params: { advanceId } })
      return
    case 'claim':
      await build.expense({ status: 'approved', rupees: [rupees, ...(several > 2 ? [80] : [])] })
      return
    case 'verify': {
      const { lines } = await me.call(financeClaim, { params: { expenseId } })
      const adjustments = lines.slice(0, several).map(({ receipt_id, approved }) => ({
        receipt_id,
        amount: Math.floor(Math.min(rupees, approved) * 50) / 100,
        reason: 'Less.',
      }))
      await me.call(verifyClaim, { params: { expenseId }, body: { adjustments } })
      return
    }
    case 'unverify':
      return void (await me.call(unverifyClaim, { params: { expenseId } }))
    case 'statement': {
      const csv = `Date,Card,Description,Amount\n08/06/2026,4321,A,${rupees}\n`
      return void (await me.call(importStatement, { body: { csv, commit: true } }))
    }
    case 'match': {
      const { items } = await as('employee').call(listCardLines, { query: {} })
      const line = pick(items, at)
      const receipt_id = pick(line?.candidates ?? [], several)?.receipt_id ?? ''
      return void (await as('employee').call(matchCardLine, {
        params: { lineId: line?.id ?? '' },
        body: { receipt_id },
      }))
    }
    case 'unmatch': {
      const { items } = await me.call(listCardLines, { query: { view: 'all', state: 'matched' } })
      return void (await me.call(unmatchCardLine, { params: { lineId: pick(items, at)?.id ?? '' } }))
    }
    case 'batch': {
      const waiting = await me.call(listAdvances, { query: { view: 'pay' } })
      const toPay = waiting.items.map(({ number }) => number)
      const body = { claims: some(free), advances: at % 3 !== 0 ? some(toPay) : [] }
      return void (await me.call(createBatch, { body }))
    }
    case 'dissolve':
      return void (await me.call(dissolveBatch, { params: { batchId: batchIn('open') } }))
    case 'pay':
      return void (await me.call(payBatch, {
        params: { batchId: batchIn('open') },
        body: { reference: 'UTR1', paid_on: day },
      }))
    case 'bounce': {
      const batchId = batchIn('paid')
      const { lines } = await me.call(oneBatch, { params: { batchId } })
      const live = lines.filter(({ state }) => isBlind || state === 'live').map(({ number }) => number)
      const body = {
        claims: some(isBlind ? [...claims, ...advances] : live),
        bounced_on: day,
        reason: 'Closed account.',
      }
      return void (await me.call(bouncePayments, { params: { batchId }, body }))
    }
    case 'settle': {
      const open = await db.selectFrom('advances').select('id').where('open_paise', '>', 0).orderBy('id').execute()
      const advanceId = pick(isBlind ? [] : open, at)?.id ?? pick(advances, at) ?? ''
      const body = {
        how: at % 2 === 0 ? ('returned' as const) : ('recovered' as const),
        amount: rupees,
        on: day,
        reference: 'UTR2',
      }
      return void (await me.call(settleAdvance, { params: { advanceId }, body }))
    }
    case 'export':
      return void (await me.call(makeExport, { body: { kind: 'tally', month: '2026-06' } }))
    case 'close':
      // Most rounds go on in an open month for a while.
      if (several > 2) return
      await me.call(closeMonth, { params: { month: '2026-06' } })
      closedWith = await recordsOfJune()
      return
  }
}

/** What is expected of the ledgers, in paise, from what the tables say stands. */
async function standing() {
  const { rows } = await sql<Record<string, number>>`
    select
      (select coalesce(sum(total_paise), 0) from expenses where status in ('approved', 'paid'))::bigint as approved,
      (select coalesce(sum(approved_paise - payable_paise), 0) from claim_verifications)::bigint as cut,
      (select coalesce(sum(least(card_paid(org_id, id), total_paise)), 0) from expenses where status in ('approved', 'paid'))::bigint
        as by_card,
      (select coalesce(sum(line.paise) filter (where line.expense_id is not null), 0) from payment_lines as line
        join payment_batches as batch on batch.id = line.batch_id and batch.status = 'paid' where line.state = 'live')::bigint as paid,
      (select coalesce(sum(line.set_off_paise), 0) from payment_lines as line
        join payment_batches as batch on batch.id = line.batch_id and batch.status = 'paid' where line.state = 'live')::bigint as set_off,
      (select coalesce(sum(line.set_off_paise), 0) from payment_lines as line
        join payment_batches as batch on batch.id = line.batch_id and batch.status = 'open' where line.state = 'live')::bigint as planned,
      (select coalesce(sum(paise), 0) from advances where status = 'paid')::bigint as advanced,
      (select coalesce(sum(open_paise), 0) from advances)::bigint as open,
      (select coalesce(sum(paise), 0) from money_records where kind = 'advance_returned')::bigint as returned,
      (select coalesce(sum(paise), 0) from money_records where kind = 'advance_recovered')::bigint as recovered`.execute(
    db,
  )
  const [found] = rows
  if (!found) throw new Error('Nothing was found.')
  return found
}

const LEDGERS = {
  payable: 'Employee Reimbursements Payable',
  bank: 'Bank Account',
  advances: 'Employee Advances',
  recovered: 'Salary Payable',
  cards: 'Corporate Card Payable',
} as const

/** What must hold after any sequence, once all of it is exported. */
async function expectSoundBooks(): Promise<void> {
  if (closedWith !== undefined) expect(await recordsOfJune()).toBe(closedWith)
  expect(await paidTooEarly()).toEqual([])
  expect(await wrongly()).toEqual({ verified: [], cut: [], alone: [] })
  it.clock.set(`${AFTER}T06:00:00Z`)
  for (const month of ['2026-06', '2026-07'])
    await it.as('finance').call(makeExport, { body: { kind: 'journal', month } })
  const rows = await db.selectFrom('export_vouchers').select(['record_kind', 'record_id', 'voucher']).execute()
  const vouchers = rows.map(({ voucher }) => Voucher.parse(voucher))
  const balance = new Map<string, number>()
  for (const { entries } of vouchers) {
    expect(entries.reduce((sum, { paise }) => sum + paise, 0)).toBe(0)
    for (const { ledger, paise } of entries) balance.set(ledger, (balance.get(ledger) ?? 0) + paise)
  }
  const of = (name: keyof typeof LEDGERS) => balance.get(LEDGERS[name]) ?? 0
  const now = await standing()
  const get = (name: string) => now[name] ?? 0
  const spent = [...balance].reduce(
    (sum, [ledger, paise]) => (Object.values<string>(LEDGERS).includes(ledger) ? sum : sum + paise),
    0,
  )
  expect(spent).toBe(get('approved') - get('cut'))
  expect(of('cards')).toBe(0 - get('by_card'))
  expect(of('bank')).toBe(get('returned') - get('paid') - get('advanced'))
  expect(of('recovered')).toBe(get('recovered'))
  expect(of('advances')).toBe(get('open') + get('planned'))
  expect(of('advances')).toBe(get('advanced') - get('set_off') - get('returned') - get('recovered'))
  expect(of('payable')).toBe(get('paid') + get('set_off') + get('by_card') - (get('approved') - get('cut')))
  const records = await db.selectFrom('money_records').select('id').execute()
  const approved = await db.selectFrom('expenses').select('id').where('status', 'in', ['approved', 'paid']).execute()
  const exported = rows.map(({ record_id }) => record_id).sort()
  expect(exported).toEqual([...records, ...approved].map(({ id }) => id).sort())
  for (const { expense_id, total } of await paidOf()) {
    expect(total).toBeLessThanOrEqual(1)
    expect(expense_id).toBeTruthy()
  }
}

/** What was paid on a day before it was approved. */
async function paidTooEarly() {
  const { rows } = await sql<{ id: string }>`
    select record.id from money_records as record
    left join expenses as claim on claim.org_id = record.org_id and claim.id = record.expense_id
    left join advances as advance on advance.org_id = record.org_id and advance.id = record.advance_id
    where record.kind in ('payment', 'set_off', 'advance')
      and record.day < (coalesce(claim.decided_at, advance.decided_at) at time zone 'Asia/Kolkata')::date`.execute(db)
  return rows
}

/**
 * Claims of which something else is paid than is left of their receipts; whose records of adjustments don't add up to what is taken
 * off now, receipt by receipt; and batches that one person settled, made and paid.
 */
async function wrongly() {
  const idsOf = async (query: ReturnType<typeof sql<{ id: string }>>) =>
    (await query.execute(db)).rows.map(({ id }) => id)
  const cutNow = sql`select expense_id, receipt_id, approved_paise - payable_paise as paise from claim_adjustments`
  return {
    verified: await idsOf(sql<{ id: string }>`
      select verified.expense_id as id from claim_verifications as verified where approved_paise - payable_paise <> (
        select coalesce(sum(cut.paise), 0) from (${cutNow}) as cut where cut.expense_id = verified.expense_id)`),
    cut: await idsOf(sql<{ id: string }>`
      with recorded as (
        select expense_id, (cut ->> 'receipt_id')::uuid as receipt_id,
          sum((cut ->> 'after')::bigint - (cut ->> 'before')::bigint)::bigint as paise
        from money_records, jsonb_array_elements(cuts) as cut where kind = 'adjustment' group by 1, 2)
      select coalesce(recorded.expense_id, cut.expense_id) as id from recorded
      full join (${cutNow}) as cut on cut.expense_id = recorded.expense_id and cut.receipt_id = recorded.receipt_id
      where coalesce(recorded.paise, 0) <> coalesce(cut.paise, 0)`),
    alone: await idsOf(sql<{ id: string }>`
      select batch.id from payment_batches as batch
      join payment_lines as line on line.org_id = batch.org_id and line.batch_id = batch.id and line.state = 'live'
      where batch.status = 'paid' and line.settled_by = batch.made_by and batch.made_by = batch.paid_by`),
  }
}

/** How many live lines pay each claim. */
async function paidOf() {
  const { rows } = await sql<{ expense_id: string; total: number }>`
    select record_id as expense_id, count(*)::int as total from payment_lines where state = 'live' group by record_id`.execute(
    db,
  )
  return rows
}

test('over any sequence nothing appears or vanishes, each record is exported once, and the vouchers are what happened', async () => {
  await fc.assert(
    fc
      .asyncProperty(fc.array(step, { minLength: 30, maxLength: 60 }), async (steps) => {
        closedWith = undefined
        it.clock.set(`${TODAY}T06:00:00Z`)
        await build.trip({ status: 'approved' })
        const body = { person: 'EMP1001', last_four: '4321', label: 'Card' }
        await it.as('finance').call(registerCard, { body })
        let underWay: Promise<unknown>[] = []
        for (const wanted of steps) {
          const one = await orWhatItNeeds(wanted)
          if (underWay.length === 0) moveClock(one)
          // What is refused changes nothing; a fault of the server is none of these.
          underWay.push(take(one).catch(expectRefusal))
          if (one.isOverlapped) continue
          await allOf(underWay)
          underWay = []
        }
        await allOf(underWay)
        await expectSoundBooks()
      })
      .beforeEach(() => it.begin()),
    // A smaller example does not repeat what happened at the same moment.
    { numRuns: runs({ usual: 4, full: 25 }), endOnFailure: true },
  )
}, 300_000)

/** Waits until all have ended, also where one fails, so that nothing goes on in the next round. */
async function allOf(steps: readonly Promise<unknown>[]): Promise<void> {
  await Promise.allSettled(steps)
  await Promise.all(steps)
}

/** What is refused answers 4xx; neither a fault of the server nor a session that is over counts as such. */
function expectRefusal(error: unknown): void {
  expect(error instanceof Error ? error.message : String(error)).toMatch(/ answered 4(?!01)\d\d: /)
}
