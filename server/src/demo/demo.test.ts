import { type AdvanceView, listAdvances } from '@pravas/contract/advances'
import { getAnalytics } from '@pravas/contract/analytics'
import { listBudgets } from '@pravas/contract/budgets'
import { listCardLines, listCards } from '@pravas/contract/company-cards'
import { listExpenseReceipts, listExpenses } from '@pravas/contract/expenses'
import { listBatches } from '@pravas/contract/finance'
import { readGstRegister } from '@pravas/contract/gst-register'
import { isGstin } from '@pravas/contract/gstin'
import { listInbox } from '@pravas/contract/inbox'
import { listDesk } from '@pravas/contract/travel-desk'
import { listTrips } from '@pravas/contract/trips'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBankVault } from '../bank-details/vault-service.ts'
import { createFileStorage } from '../files/storage.ts'
import { newId } from '../ids.ts'
import { testDatabase } from '../testing/database.ts'
import { openStage } from '../testing/stage.ts'
import { loadDemo } from './load.ts'

const it = await openStage(await testDatabase())
afterAll(it.close)

async function load() {
  await it.database.reset()
  const parts = {
    db: it.database.db,
    clock: it.clock,
    files: createFileStorage(it.dataDir),
    vault: await openBankVault(it.dataDir),
  }
  expect(await loadDemo(parts)).toMatchObject({ password: 'Pravas#2026' })
  return parts
}

const signIn = async (who: string) => {
  const body = { email: `${who}@pravas.example`, password: 'Pravas#2026' }
  const { headers } = await it.anonymous.post('/api/auth/login', body)
  return headers.get('set-cookie')?.split(';')[0] ?? ''
}

// These only read, and loading takes longer than they do.
describe('a demo that was just loaded', () => {
  beforeAll(async () => {
    await load()
  })

  test('every demo account signs in with the documented role', async () => {
    const users = [
      'employee',
      'colleague',
      'outsider',
      'manager',
      'othermanager',
      'superadmin',
      'administrator',
      'finance',
      'traveldesk',
      'auditor',
      'newjoiner',
    ]
    const seen = await Promise.all(
      users.map(async (who) => {
        const { body } = await it.anonymous.send('GET', '/api/auth/session', undefined, { cookie: await signIn(who) })
        const { user } = body as {
          user: { employee_id?: string; isAdmin: boolean; isSuperAdmin: boolean; roles: string[] }
        }
        return [user.employee_id, user.isAdmin, user.isSuperAdmin, ...user.roles.filter((role) => role !== 'employee')]
      }),
    )
    expect(seen).toEqual([
      ['EMP1001', false, false],
      ['EMP1002', false, false],
      ['EMP1003', false, false],
      ['EMP2001', true, false],
      ['EMP2002', true, false],
      ['EMP9001', true, true, 'super_admin'],
      ['EMP3001', false, false, 'administrator'],
      ['EMP3002', false, false, 'finance'],
      ['EMP3003', false, false, 'travel_desk'],
      ['EMP3004', false, false, 'auditor'],
      [undefined, false, false],
    ])
  })

  test('the inboxes hold what was decided and what waits, in whole sentences', async () => {
    const inboxOf = async (who: string) => {
      const { body } = await it.anonymous.send('GET', '/api/inbox?limit=200', undefined, { cookie: await signIn(who) })
      return listInbox.response.parse(body).items
    }
    const [own, asked] = [await inboxOf('employee'), await inboxOf('manager')]
    expect(new Set(own.map(({ kind }) => kind))).toEqual(new Set(['decided']))
    const waiting = asked.filter(({ kind }) => kind === 'request_sent')
    expect(waiting.length).toBeGreaterThan(1)
    expect(waiting.every(({ read }) => !read)).toBe(true)
    expect([...own, ...asked].filter(({ title }) => !title.includes(' you'))).toEqual([])
  })

  test('the employee has what the interface decisions promise', async () => {
    const cookie = await signIn('employee')
    const read = async <T>(path: string) => (await it.anonymous.send('GET', path, undefined, { cookie })).body as T
    const trips = listTrips.response.parse(await read('/api/trips/EMP1001'))
    const expenses = listExpenses.response.parse(await read('/api/expenses/EMP1001'))

    expect(trips.length).toBeGreaterThanOrEqual(4)
    expect(expenses.length).toBeGreaterThanOrEqual(5)
    expect(new Set([...trips, ...expenses].map(({ status }) => status))).toEqual(
      new Set(['pending', 'approved', 'rejected']),
    )
    expect([...trips, ...expenses].some(({ rejection_reason }) => rejection_reason)).toBe(true)
    expect(expenses.some(({ receipt_link }) => receipt_link === null)).toBe(true)
    expect(expenses.some(({ gstin, place }) => gstin === null && place === null)).toBe(true)
    const counts = await Promise.all(
      expenses.map(async ({ expense_id }) => {
        const receipts = listExpenseReceipts.response.parse(await read(`/api/expense/${expense_id}/receipts`))
        for (const { receipt_link } of receipts) expect(await read<string>(receipt_link)).toMatch(/^%PDF/)
        return receipts.length
      }),
    )
    expect(Math.max(...counts)).toBeGreaterThanOrEqual(2)
  })

  test('a manager sees a journey by own vehicle within the policy, with its declaration', async () => {
    const cookie = await signIn('othermanager')
    const read = async <T>(path: string) => (await it.anonymous.send('GET', path, undefined, { cookie })).body as T
    const expenses = listExpenses.response.parse(await read('/api/expenses/EMP1003'))
    const claim = expenses.find(({ description }) => description === 'Site survey at Electronic City')
    expect(claim).toMatchObject({ status: 'pending', total: 552 })
    const receipts = listExpenseReceipts.response.parse(await read(`/api/expense/${claim?.expense_id}/receipts`))
    expect(receipts).toMatchObject([
      { description: expect.stringContaining('Own car, Indiranagar to Electronic City: 46 km at ₹12.00 a km.') },
    ])
    expect(await read<string>(receipts[0]?.receipt_link ?? '')).toMatch(/^%PDF/)
  })

  test('advances, payments, company cards and the travel desk have something of each kind', async () => {
    const read = async <T>(who: string, path: string) =>
      (await it.anonymous.send('GET', path, undefined, { cookie: await signIn(who) })).body as T
    const advancesOf = async (who: string, view: AdvanceView) =>
      listAdvances.response.parse(await read(who, `/api/advances?view=${view}`)).items
    expect((await advancesOf('employee', 'mine')).map(({ status }) => status)).toEqual([
      'pending',
      'rejected',
      'settled',
    ])
    expect(await advancesOf('manager', 'decide')).toHaveLength(1)
    expect(await advancesOf('finance', 'pay')).toMatchObject([{ status: 'approved', trip: { status: 'approved' } }])
    expect((await advancesOf('auditor', 'open')).map(({ open, overdue }) => [open, overdue])).toEqual([
      [10_000, false],
      [2500, true],
    ])
    const batches = listBatches.response.parse(await read('auditor', '/api/finance/batches')).items
    expect(batches.map(({ status, total }) => [status, total])).toEqual([
      ['paid', 10_000],
      ['paid', 5000],
      ['paid', 8000],
    ])
    expect(listCards.response.parse(await read('finance', '/api/cards')).items).toMatchObject([
      { employee_id: 'EMP1001', unmatched: 1 },
      { employee_id: 'EMP2001', unmatched: 2 },
    ])
    const matched = await read('finance', '/api/card-lines?view=all&state=matched')
    expect(listCardLines.response.parse(matched).items).toMatchObject([{ amount: 9440, receipt: { amount: 9440 } }])
    const desk = listDesk.response.parse(await read('traveldesk', '/api/travel-desk'))
    expect(desk.counts).toEqual({ to_book: 2, booked: 1, changed: 1, cancelled: 1 })
  })

  // By hand, such as: of ₹850.00 with 18% GST 850 × 18 ÷ 118 = ₹129.66 are tax, half of it CGST.
  test.each([
    ['2026-06', [['eligible', 720.34, 64.83, 64.83, 0, 129.66]]],
    // Meals of ₹1,431.00 and ₹3,465.00 at 5%: 68.14 + 165.00, in halves of 34.07 and 82.50.
    ['2026-05', [['blocked', 4662.86, 116.57, 116.57, 0, 233.14]]],
    // Paper of ₹357.00 at 18% from another state, and a meal of ₹1,891.00.
    [
      '2026-03',
      [
        ['eligible', 302.54, 0, 0, 54.46, 54.46],
        ['blocked', 1800.96, 45.02, 45.02, 0, 90.04],
      ],
    ],
    // A night of ₹3,100.00 at 5%; meals and a cab of ₹2,753.00, ₹873.00 and ₹792.00.
    [
      '2026-01',
      [
        ['eligible', 2952.38, 73.81, 73.81, 0, 147.62],
        ['blocked', 4207.64, 105.18, 105.18, 0, 210.36],
      ],
    ],
    // A night of ₹3,100.00 at the 12% of then, with a bill that names nobody; a meal of ₹1,565.00.
    [
      '2025-09',
      [
        ['blocked', 1490.48, 37.26, 37.26, 0, 74.52],
        ['review', 2767.86, 166.07, 166.07, 0, 332.14],
      ],
    ],
    // Two nights in Chennai, ₹6,200.00 at 12%; meals of ₹2,397.00 and ₹1,601.00.
    [
      '2025-03',
      [
        ['blocked', 3807.62, 95.19, 95.19, 0, 190.38],
        ['other_state', 5535.72, 332.14, 332.14, 0, 664.28],
      ],
    ],
  ])('the GST register of %s adds up to what one calculates', async (month, sums) => {
    const cookie = await signIn('finance')
    const path = `/api/gst-register?month=${month}&limit=100`
    const { body } = await it.anonymous.send('GET', path, undefined, { cookie })
    const { items, totals } = readGstRegister.response.parse(body)
    expect(
      totals.by_verdict.map((sum) => [sum.verdict, sum.taxable, sum.cgst, sum.sgst, sum.igst, sum.credit]),
    ).toEqual(sums)
    for (const line of items) {
      const paise = [line.taxable, line.cgst, line.sgst, line.igst].map((rupees) => Math.round((rupees ?? 0) * 100))
      expect(paise.reduce((sum, part) => sum + part)).toBe(Math.round((line.total ?? 0) * 100))
      expect(line.cgst).toBe(line.sgst)
      expect([line.supplier_gstin, line.recipient_gstin ?? line.supplier_gstin].map(String).every(isGstin)).toBe(true)
    }
  })

  test('the colleague and the outsider each wait for a trip and an expense', async () => {
    for (const [who, id] of [
      ['colleague', 'EMP1002'],
      ['outsider', 'EMP1003'],
    ] as const) {
      const cookie = await signIn(who)
      for (const path of [`/api/trips/${id}`, `/api/expenses/${id}`]) {
        const { body } = await it.anonymous.send('GET', path, undefined, { cookie })
        expect(body).toContainEqual(expect.objectContaining({ status: 'pending' }))
      }
    }
  })

  test.each(['employee', 'manager', 'othermanager', 'superadmin'])(
    'the figures of the %s have a history',
    async (who) => {
      const cookie = await signIn(who)
      const { body } = await it.anonymous.send('GET', '/api/analytics', undefined, { cookie })
      const { spend, trips, decisions, policy, upcoming } = getAnalytics.response.parse(body)
      expect(spend.total).toBeGreaterThan(0)
      expect(spend.last_year).toBeGreaterThan(0)
      expect(trips.by_route.length).toBeGreaterThan(1)
      expect(decisions.expenses.average_days).toBeGreaterThan(1)
      expect(policy.by_rule.length).toBeGreaterThan(0)
      expect(upcoming.trips).toBeGreaterThan(0)
    },
  )
})

test('budgets show what is approved, pending and left: one is near its end, one is not', async () => {
  await load()
  const cookie = await signIn('finance')
  const { body } = await it.anonymous.send('GET', '/api/budgets', undefined, { cookie })
  const { items } = listBudgets.response.parse(body)
  const used = (code: string) => {
    const { amount, approved, pending, left } = items.find((budget) => budget.code === code) ?? expect.fail(code)
    expect(approved + pending + left).toBeCloseTo(amount)
    expect(Math.min(approved, pending)).toBeGreaterThan(0)
    return (approved + pending) / amount
  }
  expect(used('PRJ-101')).toBeGreaterThan(0.9)
  expect(used('PRJ-101')).toBeLessThan(1)
  expect(used('4100')).toBeLessThan(0.75)
})

test('requests are booked on the cost centre of their person, and those of a project on that', async () => {
  await load()
  const cookie = await signIn('employee')
  const { body } = await it.anonymous.send('GET', '/api/trips/EMP1001', undefined, { cookie })
  const trips = listTrips.response.parse(body)
  expect(new Set(trips.map(({ cost_centre }) => cost_centre?.code))).toEqual(new Set(['4100']))
  expect(new Set(trips.map(({ project }) => project?.code))).toEqual(new Set(['PRJ-101', undefined]))
})

test('the years of projects, holidays and budgets move with the day of loading', async () => {
  it.clock.set('2031-02-01T06:30:00Z')
  await load()
  const { db } = it.database
  const holidays = await db.selectFrom('holidays').select('day').orderBy('day').execute()
  expect(holidays[0]?.day).toBe('2030-01-26')
  const projects = await db.selectFrom('structure_entries').select('starts_on').where('code', '=', 'PRJ-101').execute()
  expect(projects).toEqual([{ starts_on: '2029-10-01' }])
  const years = await db.selectFrom('budgets').select('year').distinct().orderBy('year').execute()
  expect(years).toEqual([{ year: 2029 }, { year: 2030 }])
  it.clock.set('2026-06-10T06:30:00Z')
})

test('loading the demo again changes nothing, and a real organisation is left alone', async () => {
  const parts = await load()
  const count = () => it.database.db.selectFrom('people').select('id').execute()
  const before = await count()
  expect(await loadDemo(parts)).not.toBeNull()
  expect(await count()).toEqual(before)

  await it.database.reset()
  await it.database.db.insertInto('organisations').values({ id: newId(), name: 'Acme' }).execute()
  expect(await loadDemo(parts)).toBeNull()
  expect(await count()).toEqual([])
})

test('several starts at once on an empty database load the demo once', async () => {
  await it.database.reset()
  const parts = {
    db: it.database.db,
    clock: it.clock,
    files: createFileStorage(it.dataDir),
    vault: await openBankVault(it.dataDir),
  }
  await Promise.all([loadDemo(parts), loadDemo(parts), loadDemo(parts)])
  const organisations = await it.database.db.selectFrom('organisations').select('name').execute()
  expect(organisations).toHaveLength(1)
})

test('a demo of an earlier edition gets the people and settings that it lacks, and keeps what was changed', async () => {
  const parts = await load()
  const { db } = it.database
  await db.updateTable('people').set({ name: 'Asha R' }).where('employee_id', '=', 'EMP1001').execute()
  const gone = await db.selectFrom('people').select('id').where('employee_id', 'like', 'EMP30%').execute()
  const ids = gone.map(({ id }) => id)
  expect(ids).toHaveLength(4)
  // That edition had neither payments nor company cards, nor a travel desk.
  for (const table of ['money_records', 'payment_lines', 'batch_accounts', 'payment_batches', 'advances'] as const)
    await db.deleteFrom(table).execute()
  for (const table of ['card_lines', 'cards', 'bookings'] as const) await db.deleteFrom(table).execute()
  await db.deleteFrom('bank_details').where('person_id', 'in', ids).execute()
  await db.deleteFrom('person_roles').where('person_id', 'in', ids).execute()
  await db.deleteFrom('people').where('id', 'in', ids).execute()
  await db.deleteFrom('organisation_settings').execute()
  await loadDemo(parts)
  await loadDemo(parts)
  const rows = await db
    .selectFrom('people')
    .select(['name', 'email', 'is_demo'])
    .where('password_hash', 'is not', null)
    .orderBy('email')
    .execute()
  expect(rows).toHaveLength(11)
  expect(rows.every(({ is_demo }) => is_demo)).toBe(true)
  expect(rows.find(({ email }) => email.startsWith('employee@'))?.name).toBe('Asha R')
  const cookie = await signIn('auditor')
  expect((await it.anonymous.send('GET', '/api/organisation', undefined, { cookie })).status).toBe(403)
  const asAdministrator = { cookie: await signIn('administrator') }
  const { body } = await it.anonymous.send('GET', '/api/organisation', undefined, asAdministrator)
  expect((body as { settings: { gstins: string[] } }).settings.gstins).toHaveLength(3)
})
