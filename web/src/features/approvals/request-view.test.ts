import { expect, test } from 'vitest'
import { pendingAmong, viewOfExpense, viewOfTrip } from './request-view.ts'

test('a missing status counts as pending', () => {
  expect(pendingAmong([{}, { status: null }, { status: 'pending' }, { status: 'Approved' }])).toBe(3)
  expect(viewOfTrip({}).status).toBe('pending')
})

test('an employee is named with the id, by the username or by the id alone', () => {
  expect(viewOfTrip({ employee_name: 'Asha', employee_id: 'EMP1' }).employee).toBe('Asha (EMP1)')
  expect(viewOfTrip({ username: 'asha', employee_id: 'EMP1' }).employee).toBe('asha (EMP1)')
  expect(viewOfTrip({ employee_id: 'EMP1' }).employee).toBe('EMP1')
  expect(viewOfTrip({}).employee).toBe('N/A')
})

test('a request without an id is decided by its number', () => {
  expect(viewOfTrip({ trip_number: 'TRP-1' }).id).toBe('TRP-1')
  expect(viewOfExpense({ expense_id: 'e1', expense_number: 'EXP-1' }).id).toBe('e1')
})

test.each([viewOfTrip, viewOfExpense])('whoever decides reads the reason that the policy asked for', (view) => {
  const reason = 'The client moved the meeting.'
  const values = (given: Parameters<typeof view>[0]) => view(given).facts.map(({ value }) => value)
  expect(values({ policy_reason: reason })).toEqual([...values({ policy_reason: null }), reason])
})

test('what company cards paid of a claim stands also on a short card; nothing is said of nothing', () => {
  const of = (expense: Parameters<typeof viewOfExpense>[0]) =>
    viewOfExpense(expense).facts.filter(({ name }) => name === 'Already paid')
  expect(of({ card: 2400 })).toEqual([{ name: 'Already paid', value: '₹2,400.00 on the company card', isKey: true }])
  for (const card of [undefined, null, 0]) expect(of({ ...(card !== undefined && { card }) })).toEqual([])
})

test('what was booked stands in one line, as far as it is known', () => {
  expect(viewOfTrip({ flight: 'AI 101', return_flight: null, hotel_name: 'Sea View' }).booked).toBe('AI 101 · Sea View')
  expect(viewOfTrip({ flight: ' ' }).booked).toBeUndefined()
})

test('every receipt is linked where the browser may open it, or the first where no more are named', () => {
  const links = ['/api/receipts/1/file', '/api/receipts/2/file']
  const named = links.map((receipt_link) => ({ receipt_link }))
  const openedBy = (expense: Parameters<typeof viewOfExpense>[0]) => viewOfExpense(expense).receipts
  expect(openedBy({ receipt_link: links[0], receipts: named })?.map(({ link }) => link)).toEqual(links)
  expect(openedBy({ receipt_link: links[0] })).toEqual([{ link: links[0], name: 'View Receipt' }])
  expect(viewOfExpense({ receipt_link: 'javascript:alert(1)' }).receipts).toBeUndefined()
  expect(viewOfExpense({}).receipts).toBeUndefined()
})

test('of several receipts each link is called by its number, merchant and amount, as far as they are known', () => {
  const receipt_link = '/api/receipts/1/file'
  const receipts = [
    { receipt_link, description: 'Udupi Sagar', total: 1240.5 },
    { receipt_link, total: 90 },
    { receipt_link },
  ]
  const names = viewOfExpense({ receipts }).receipts?.map(({ name }) => name)
  expect(names).toEqual(['#1 Udupi Sagar, ₹1,240.50', '#2 ₹90.00', 'View Receipt #3'])
  expect(viewOfExpense({ receipts: receipts.slice(0, 1) }).receipts?.[0]?.name).toBe('View Receipt')
})

test('of many merchants the first are named and the others counted, in a line of its own; other words stay', () => {
  const receipts = Array.from({ length: 9 }, (_, index) => ({
    receipt_link: '/',
    description: `Merchant ${index % 8}`,
  }))
  const all = `9 receipts: ${[...new Set(receipts.map(({ description }) => description))].join(', ')}`
  const value = '9 receipts: Merchant 0, Merchant 1, Merchant 2, Merchant 3, Merchant 4 and 3 more'
  expect(viewOfExpense({ receipts, description: all }).facts.at(-1)).toEqual({
    name: 'Description',
    value,
    isLong: true,
    isKey: true,
  })
  expect(viewOfExpense({ receipts, description: 'My week' }).facts[1]).toEqual({
    name: 'Description',
    value: 'My week',
    isKey: true,
  })
})

test('what becomes of the tax is added up by verdict', () => {
  const receipt = (verdict: 'blocked' | 'eligible' | 'review', amount: number, estimated = false) => ({
    receipt_link: '/api/receipts/1/file',
    tax_credit: { verdict, amount, reason: 'For a test.', estimated },
  })
  const blocked = [receipt('blocked', 55.5), receipt('blocked', 10, true)]
  const receipts = [...blocked, receipt('eligible', 990), receipt('review', 0), { tax_credit: null }]
  expect(viewOfExpense({ receipts }).taxes).toEqual([
    'GST recoverable as input tax credit, ₹990.00',
    'No input tax credit: blocked by law, about ₹65.50',
    'Input tax credit needs an accountant’s review',
  ])
  expect(viewOfExpense({ receipts: [{}] }).taxes).toBeUndefined()
})

test('what may have been claimed before is told with its reason and what the claimant says, by receipt', () => {
  const text = 'The same file as a receipt that somebody else has claimed.'
  const receipts = [{ duplicates: [] }, { duplicates: [{ text, resolution: 'different' as const }] }]
  const said = `${text} The claimant says it’s a different purchase.`
  expect(viewOfExpense({ receipts }).duplicates).toEqual([{ text: `Receipt #2: ${said}`, warns: false }])
  expect(viewOfExpense({ receipts: [{ duplicates: [{ text, resolution: null }] }] }).duplicates).toEqual([
    { text: `${text} The claimant hasn’t said whether it is.`, warns: true },
  ])
  expect(viewOfExpense({ receipts: [{}] }).duplicates).toBeUndefined()
})

test('receipts of several days and categories are told beside the one date and type, and what has no date', () => {
  const on = (expense_date: string | null, expense_type: string) => ({ expense_date, expense_type })
  const receipts = [on('2026-03-09', 'Food'), on('2026-03-03', 'Transport'), on(null, 'Food')]
  const view = viewOfExpense({ expense_date: '2026-03-09', expense_type: 'Miscellaneous', receipts })
  expect(view.title).toBe('Miscellaneous')
  expect(view.facts.map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Date: 9 Mar 2026',
    'Description: N/A',
    'Receipts of: 3–9 Mar 2026',
    'Categories: Several: Food, Transport',
  ])
  expect(view.undated).toBe('No date was found on Receipt #3.')
  expect(viewOfExpense({ receipts: [{}] }).undated).toBeUndefined()
})

test('a journey over several cities is titled by all of them', () => {
  const trip = { departure_city: 'Delhi', destination_city: 'Mumbai and Chennai' }
  expect(viewOfTrip(trip).title).toBe('Delhi → Mumbai and Chennai')
  expect(viewOfTrip({ ...trip, route: ['Delhi', 'Mumbai', 'Chennai', 'Delhi'] }).title).toBe(
    'Delhi → Mumbai → Chennai → Delhi',
  )
})

test('the version that is shown is known where the answer says it', () => {
  expect([viewOfTrip({ version: 2 }).version, viewOfExpense({ version: 3 }).version]).toEqual([2, 3])
  expect(viewOfTrip({})).not.toHaveProperty('version')
})

test('of a claim of which an earlier step has refused receipts the amount says what is left', () => {
  const refused = { reason: 'Not for work.', refused_by: 'Meera Iyer', refused_at: '2026-11-20T10:00:00Z' }
  const receipts = [{ total: 800 }, { total: 200.5, refused }]
  expect(viewOfExpense({ total: 1000.5, receipts } as never).amount).toBe('₹800.00 of ₹1,000.50')
  expect(viewOfExpense({ total: 1000.5, receipts: [{ total: 1000.5 }] } as never).amount).toBe('₹1,000.50')
})

test('whoever is asked after the manager reads at which step, and who has approved it so far', () => {
  const manager = { name: null, state: 'approved' as const, decided_by: 'Meera Iyer' }
  const finance = { name: 'Finance', state: 'open' as const }
  const desk = { name: 'Travel desk', state: 'open' as const }
  const step = (steps: object[]) =>
    [viewOfTrip({ steps } as never), viewOfExpense({ steps } as never)].map(
      ({ facts }) => facts.find(({ name }) => name === 'Step')?.value,
    )
  const asked = 'Finance, Travel desk · approved by Meera Iyer'
  expect(step([manager, finance, desk, { name: 'Head', state: 'later' }])).toEqual([asked, asked])
  expect(step([manager, { ...finance, state: 'approved', decided_by: null }, desk])[0]).toBe(
    'Travel desk · approved by Meera Iyer',
  )
  expect(step([])).toEqual([undefined, undefined])
})
