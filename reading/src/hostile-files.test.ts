// With the full run: dozens of damaged files, each through a child process.
import { afterAll, expect, test, vi } from 'vitest'
import { ReadingError } from './errors.ts'
import { createReader } from './reader.ts'
import { hostileFiles } from './testing/hostile-files.ts'
import { receiptPdf } from './testing/receipt-file.ts'
import { columns, left } from './testing/rows.ts'

// A machine that does much else takes long to start a process and to recognise a page.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 60_000 })

const turn = { owner: 'test', today: '2026-11-20' }
const reader = createReader({ timeoutMs: 60_000, log: () => {} })
afterAll(() => reader.close())

const good = await receiptPdf({ rows: [left('City Cabs'), left('Date: 09/06/2026'), columns('Total', '₹640.00')] })
const files = await hostileFiles(20_260_609)

test.each(files)('$name: the reader survives it and reads the next file', async ({ bytes, outcome }) => {
  const answers = await Promise.allSettled([
    reader.read(bytes, turn),
    reader.inspect(bytes, turn),
    reader.picture(async () => bytes, 0, turn),
    reader.strip(async () => bytes, turn),
    reader.read(good, turn),
  ])

  const [read, , , , next] = answers
  if (outcome === 'read') expect(read).toMatchObject({ status: 'fulfilled', value: { totalPaise: { value: 64_000 } } })
  else expect(outcome).toContain(read.status === 'rejected' && (read.reason as ReadingError).code)
  expect(next).toMatchObject({ status: 'fulfilled', value: { totalPaise: { value: 64_000 } } })
  for (const answer of answers) {
    if (answer.status === 'rejected') expect(answer.reason).toBeInstanceOf(ReadingError)
  }
})
