import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { decideAdvance, requestAdvance } from '@pravas/contract/advances'
import { approveExpense } from '@pravas/contract/approvals'
import { auditPackPath } from '@pravas/contract/audit-pack'
import { makeExport } from '@pravas/contract/exports'
import { financeClaim, verifyClaim } from '@pravas/contract/finance'
import { sendReimbursement, uploadReceipts } from '@pravas/contract/fingenie'
import { expect, onTestFinished, test } from 'vitest'
import { builders } from '../testing/builders.ts'
import { fakeReader, receiptPng, uploadOf } from '../testing/fake-reader.ts'
import { testApp } from '../testing/test-app.ts'

const it = await testApp({ reader: fakeReader() })
const build = builders(it)

async function unzipped(month: string): Promise<{ folder: string; names: string[] }> {
  const response = await fetch(new URL(auditPackPath(month), it.origin), {
    headers: { cookie: await it.cookie('auditor') },
  })
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
  const folder = await mkdtemp(join(tmpdir(), 'pravas-unzipped-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'pack.zip'), Buffer.from(await response.arrayBuffer()))
  // Python reads zips by a code that is not ours, and checks each file's CRC.
  execFileSync('python3', ['-m', 'zipfile', '-e', join(folder, 'pack.zip'), join(folder, 'all')])
  const files = await readdir(join(folder, 'all'), { recursive: true, withFileTypes: true })
  const names = files.flatMap((file) =>
    file.isFile() ? join(file.parentPath, file.name).slice(join(folder, 'all').length + 1) : [],
  )
  return { folder: join(folder, 'all'), names }
}

test('a month is handed over with its files, and every file is as the index says', { timeout: 120_000 }, async () => {
  const employee = it.as('employee')
  const sessionId = 'fingenie-1'
  const bytes = receiptPng({ merchant: 'Harbour View', date: '2026-06-08', rupees: 500 })
  await employee.call(uploadReceipts, { body: { receipts: [uploadOf('Rechnung ü.png', bytes)], sessionId } })
  const { referenceId } = await employee.call(sendReimbursement, { body: { prompt: 'send reimbursement', sessionId } })
  await it.as('manager').call(approveExpense, { body: { id: referenceId ?? '' } })
  const finance = it.as('finance')
  const params = { expenseId: referenceId ?? '' }
  const [line] = (await finance.call(financeClaim, { params })).lines
  const adjustments = [{ receipt_id: line?.receipt_id ?? '', amount: 440, reason: 'Alcohol is not reimbursed' }]
  await finance.call(verifyClaim, { params, body: { adjustments } })
  const trip = await build.trip({ status: 'approved' })
  const advance = await employee.call(requestAdvance, { body: { trip, amount: 900, purpose: 'Meals' } })
  await it.as('manager').call(decideAdvance, {
    params: { advanceId: advance.number },
    body: { verdict: 'rejected', reason: 'Use the card.' },
  })
  await build.trip({ status: 'rejected' })
  await it.as('finance').call(makeExport, { body: { kind: 'tally', month: '2026-06' } })

  const { folder, names } = await unzipped('2026-06')
  const [header, ...lines] = (await readFile(join(folder, 'index.csv'), 'utf8')).trim().split('\r\n')
  expect(header).toBe('file,bytes,sha256')
  const indexed = lines.map((line) => line.split(','))
  expect([...indexed.map(([name]) => name), 'index.csv'].sort()).toEqual(names.sort())
  for (const [name = '', size, digest] of indexed) {
    const content = await readFile(join(folder, name))
    expect([name, content.length, createHash('sha256').update(content).digest('hex')]).toEqual([
      name,
      Number(size),
      digest,
    ])
  }
  const receipt = names.find((name) => name.startsWith(`receipts/${referenceId}/`)) ?? ''
  expect(await readFile(join(folder, receipt))).toEqual(bytes)
  expect(names).toEqual(expect.arrayContaining(['exports/1-tally.xml', 'exports/1-journal.csv', 'gst-register.csv']))
  const decisions = await readFile(join(folder, 'decisions.csv'), 'utf8')
  expect(decisions).toContain('rejected,It is not needed.')
  expect(decisions).toContain(`${referenceId},1,EMP1001`)
  expect(decisions).toMatch(new RegExp(`,${advance.number},1,EMP1001,.*,EMP2001,rejected,Use the card.,yes,`))
  const adjusted = await readFile(join(folder, 'adjustments.csv'), 'utf8')
  expect(adjusted).toContain(`${referenceId},EMP1001,Harbour View,500.00,440.00,Alcohol is not reimbursed,`)
  const chain = JSON.parse(await readFile(join(folder, 'chain.json'), 'utf8')) as Record<string, unknown>
  expect(chain).toMatchObject({ month: '2026-06', verified: true, head: { seq: expect.any(Number) } })
  expect((await unzipped('2026-06')).names.sort()).toEqual(names)
})

test('an empty month is a pack without receipts, and that it was made is on record', async () => {
  const { names } = await unzipped('2026-05')
  expect(names.sort()).toEqual([
    'adjustments.csv',
    'chain.json',
    'decisions.csv',
    'gst-register.csv',
    'index.csv',
    'receipts.csv',
  ])
  const trail = await it.database.db
    .selectFrom('audit_log')
    .select('detail')
    .where('action', '=', 'audit_pack.made')
    .execute()
  expect(trail).toEqual([{ detail: { month: '2026-05' } }])
})
