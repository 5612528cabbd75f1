import { approveExpense, undoDecision } from '@pravas/contract/approvals'
import { getExpense } from '@pravas/contract/expenses'
import { getLedgerMap, listExports, makeExport, putLedgerMap } from '@pravas/contract/exports'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { testApp, type Who } from '../testing/test-app.ts'

const it = await testApp()
const build = builders(it)
const { db } = it.database

const make = (month = '2026-06', kind: 'tally' | 'journal' = 'tally') =>
  it.as('finance').call(makeExport, { body: { kind, month } })
const approved = (rupees = [1240]) => build.expense({ status: 'approved', rupees })

async function file(path: string, who: Who = 'finance') {
  const response = await fetch(new URL(path, it.origin), { headers: { cookie: await it.cookie(who) } })
  const type = response.headers.get('content-type')
  return {
    status: response.status,
    type,
    name: response.headers.get('content-disposition'),
    text: await response.text(),
  }
}
const tallyOf = async ({ files }: { files: string[] }) => (await file(files[0] ?? '')).text
const journalOf = async ({ files }: { files: string[] }) =>
  (await file(files[1] ?? '')).text
    .replace('\uFEFF', '')
    .trim()
    .split('\r\n')
    .map((line) => line.split(','))

test('the claims approved in a month are handed over once, in a numbered export', async () => {
  const june = [await approved([1240]), await approved([99.5, 0.5])]
  await build.expense()
  await build.expense({ status: 'rejected' })
  it.clock.set('2026-07-01T06:00:00Z')
  const july = await approved([75])

  const first = await make()
  const again = await make('2026-06', 'journal')
  const next = await make('2026-07', 'journal')

  expect(first).toMatchObject({
    number: 1,
    kind: 'tally',
    month: '2026-06',
    records: 2,
    total: 1340,
    created_by: 'Lakshmi Menon',
  })
  expect(again).toMatchObject({ number: null, kind: 'journal', records: 0, total: 0 })
  expect(next).toMatchObject({ number: 2, records: 1, total: 75 })
  const numbers = async (made: { files: string[] }) =>
    new Set((await journalOf(made)).slice(1).map(([number]) => number))
  expect(await numbers(first)).toEqual(new Set(june))
  expect(await numbers(next)).toEqual(new Set([july]))
  const { items } = await it.as('auditor').call(listExports, { query: {} })
  expect(items).toEqual([next, first])
})

test('where nothing is new, no number is taken, and both files are of nothing', async () => {
  const nothing = await make()

  expect(nothing).toMatchObject({ number: null, records: 0, total: 0 })
  expect(elementsOf(await tallyOf(nothing)).filter(({ path }) => path.endsWith('/VOUCHER'))).toEqual([])
  expect(await journalOf(nothing)).toHaveLength(1)
  expect((await file(nothing.files[0] ?? '')).name).toBe('attachment; filename="tally-2026-06-nothing.xml"')
  expect((await it.as('finance').call(listExports, { query: {} })).items).toEqual([])
  await approved([10])
  expect((await make()).number).toBe(1)
})

test('the list says how many claims of a month still wait for an export', async () => {
  await approved([1240, 10.25])
  const waiting = async (month: string) => (await it.as('finance').call(listExports, { query: { month } })).waiting

  expect(await waiting('2026-06')).toEqual({ records: 1, total: 1250.25 })
  expect(await waiting('2026-05')).toEqual({ records: 0, total: 0 })
  await make()
  expect(await waiting('2026-06')).toEqual({ records: 0, total: 0 })
  expect((await it.as('finance').call(listExports, { query: {} })).waiting).toBeNull()
})

test('the journal has a line an entry, with debit and credit', async () => {
  const number = await approved([1240])

  const [header, ...lines] = await journalOf(await make())

  expect(header).toEqual([
    'Voucher',
    'Date',
    'Ledger',
    'Cost centre',
    'Debit (INR)',
    'Credit (INR)',
    'Employee ID',
    'Narration',
  ])
  expect(lines.map((line) => line.slice(0, 7))).toEqual([
    [number, '2026-06-10', 'Staff Welfare Expenses', expect.any(String), '1240.00', '', 'EMP1001'],
    [number, '2026-06-10', 'Employee Reimbursements Payable', '', '', '1240.00', 'EMP1001'],
  ])
})

/** Each element of an XML text by its path, with its text; throws where it is not well-formed. */
function elementsOf(xml: string): { path: string; text: string; attributes: Record<string, string> }[] {
  const parser = new SaxesParser()
  const open: { path: string; text: string; attributes: Record<string, string> }[] = []
  const all: typeof open = []
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, attributes }) => {
    const element = {
      path: [...open.map(({ path }) => path.split('/').at(-1)), name].join('/'),
      text: '',
      attributes: { ...attributes } as Record<string, string>,
    }
    open.push(element)
    all.push(element)
  })
  parser.on('text', (text) => {
    const last = open.at(-1)
    if (last) last.text += text.trim()
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  return all
}

test('the file of Tally is what its import reads, whatever stands in a claim', async () => {
  const number = await approved([1240])
  await db.updateTable('expenses').set({ description: `<b>Tea & "cake" 'n' \uFFFF]]> ₹</b>` }).execute()

  const xml = await tallyOf(await make())

  const elements = elementsOf(xml)
  const text = (path: string) => elements.filter((one) => one.path.endsWith(path)).map((one) => one.text)
  const IMPORT = 'ENVELOPE/BODY/IMPORTDATA'
  expect(text('ENVELOPE/HEADER/TALLYREQUEST')).toEqual(['Import Data'])
  expect(text(`${IMPORT}/REQUESTDESC/REPORTNAME`)).toEqual(['Vouchers'])
  expect(text(`${IMPORT}/REQUESTDESC/STATICVARIABLES/SVCURRENTCOMPANY`)).toEqual(['Pravas Demo'])
  const VOUCHER = `${IMPORT}/REQUESTDATA/TALLYMESSAGE/VOUCHER`
  const voucher = elements.find(({ path }) => path === VOUCHER)
  expect(voucher?.attributes).toEqual({
    REMOTEID: expect.any(String),
    VCHTYPE: 'Journal',
    ACTION: 'Create',
    OBJVIEW: 'Accounting Voucher View',
  })
  expect(text(`${VOUCHER}/GUID`)).toEqual([voucher?.attributes.REMOTEID])
  expect(text(`${VOUCHER}/DATE`)).toEqual(['20260610'])
  expect(text(`${VOUCHER}/VOUCHERNUMBER`)).toEqual([number])
  expect(text(`${VOUCHER}/PARTYLEDGERNAME`)).toEqual(['Employee Reimbursements Payable'])
  expect(text(`${VOUCHER}/NARRATION`)).toEqual([`${number} · EMP1001 · <b>Tea & "cake" 'n' ]]> ₹</b>`])
  const ENTRY = `${VOUCHER}/ALLLEDGERENTRIES.LIST`
  expect(text(`${ENTRY}/LEDGERNAME`)).toEqual(['Staff Welfare Expenses', 'Employee Reimbursements Payable'])
  expect(text(`${ENTRY}/ISDEEMEDPOSITIVE`)).toEqual(['Yes', 'No'])
  expect(text(`${ENTRY}/AMOUNT`)).toEqual(['-1240.00', '1240.00'])
})

test('reading an export again gives the same after the ledgers, the claim and its cost centre are others', async () => {
  await approved([1240])
  const made = await make()
  const before = [await tallyOf(made), await journalOf(made)]

  const { version, map } = await it.as('finance').call(getLedgerMap)
  await it
    .as('finance')
    .call(putLedgerMap, { body: { version, map: { ...map, company: 'Another', payable: 'Creditors' } } })
  await db.updateTable('expenses').set({ description: 'Something else' }).execute()

  expect([await tallyOf(made), await journalOf(made)]).toEqual(before)
  await approved([10])
  expect(JSON.stringify(await journalOf(await make()))).toContain('Creditors')
})

test('ledgers that somebody else changed meanwhile are not written over, and each change is on record', async () => {
  const finance = it.as('finance')
  const { version, map } = await finance.call(getLedgerMap)
  await finance.call(putLedgerMap, { body: { version, map: { ...map, payable: 'Creditors' } } })

  const late = await finance.send('PUT', '/api/ledger-map', { version, map })

  expect(late.status).toBe(409)
  expect(await finance.call(getLedgerMap)).toEqual({ version: 1, map: { ...map, payable: 'Creditors' } })
  const trail = await db
    .selectFrom('audit_log')
    .select(['action', 'detail'])
    .where('action', '=', 'ledgers.changed')
    .orderBy('id')
    .execute()
  expect(trail).toMatchObject([{ detail: { before: { payable: map.payable }, after: { payable: 'Creditors' } } }])
})

test('of many at the same moment one has all claims, and the others take no number', async () => {
  const claims = []
  for (const _ of Array.from({ length: 4 })) claims.push(await approved([10]))

  const made = await Promise.all(Array.from({ length: 6 }, () => make()))

  expect(made.flatMap(({ number }) => number ?? [])).toEqual([1])
  expect(made.reduce((sum, { records }) => sum + records, 0)).toBe(4)
  const rows = await db.selectFrom('export_vouchers').select('record_id').execute()
  expect(new Set(rows.map(({ record_id }) => record_id)).size).toBe(4)
})

test('a decision on what was exported cannot be undone', async () => {
  const number = await build.expense()
  const manager = it.as('manager')
  const { expense_id: id } = await manager.call(getExpense, { params: { expenseId: number } })
  await manager.call(approveExpense, { body: { id } })
  await make()

  const { status, body } = await manager.send('POST', `/api${undoDecision.path}`, { id })

  expect([status, (body as { code?: string }).code]).toEqual([409, 'decision.exported'])
  expect((await manager.call(getExpense, { params: { expenseId: number } })).status).toBe('approved')
})

test('a file of an export that is not there is not found, and its name says which it is of', async () => {
  await approved([10])
  const { files } = await make()

  expect((await file(files[0] ?? '')).name).toBe('attachment; filename="tally-1.xml"')
  expect((await file(files[1] ?? '', 'auditor')).type).toBe('text/csv; charset=utf-8')
  for (const id of ['0199a5f0-0000-7000-8000-000000000009', 'x', '%2e%2e'])
    expect((await file(`/api/exports/${id}/tally.xml`)).status).toBe(404)
})
