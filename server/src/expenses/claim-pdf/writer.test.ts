// On one kind of database: this is about paper, and the queries behind it have tests of their own.
import { expect, onTestFinished, test, vi } from 'vitest'
import type { ClaimPdfJob } from './job.ts'
import { type ClaimPdfWriterOptions, createClaimPdfWriter } from './writer.ts'

const id = '0190f7a0-0000-7000-8000-000000000001'

function jobOf(...names: string[]): ClaimPdfJob {
  return {
    organisation: 'Pravas',
    generatedAt: new Date('2026-06-10T06:30:00Z'),
    claim: {
      expense_number: 'EXP-2026-000001',
      status: 'pending',
      rejection_reason: null,
      employee_id: 'EMP1',
      employee_name: 'Asha',
      expense_date: '2026-06-08',
      expense_type: 'Food',
      description: 'Lunch',
      total: 100,
      gstin: null,
      place: null,
      submitted_at: '2026-06-09T06:30:00Z',
      decision: null,
    },
    receipts: names.map((file_name, index) => ({
      id,
      description: null,
      total: 100,
      expense_date: null,
      expense_type: 'Food',
      gstin: null,
      place: null,
      receipt_link: '/',
      file_name,
      media_type: 'image/jpeg',
      content: new Uint8Array([1]),
      file: index,
    })),
  }
}

function unruly(options: ClaimPdfWriterOptions = {}) {
  const writer = createClaimPdfWriter({
    worker: new URL('../../testing/unruly-claim-worker.ts', import.meta.url),
    ...options,
  })
  onTestFinished(() => writer.close())
  let people = 0
  const write = async (names: string[], signal = new AbortController().signal) =>
    Buffer.from(await writer.write(`person ${people++}`, async () => jobOf(...names), signal)).toString()
  return { writer, write }
}

test('a receipt at which the child dies or talks nonsense is left out, and the others stand', async () => {
  const { write } = unruly()
  expect(await write(['good', 'dies', 'good', 'babbles'])).toBe('appended refused appended refused')
})

test('a receipt that takes too long is left out', async () => {
  const { write } = unruly({ receiptMs: 2_000 })
  expect(await write(['stands still', 'good'])).toBe('refused appended')
})

test('a claim with nothing but such receipts is given up after some', async () => {
  const { write } = unruly()
  await expect(write(['dies', 'dies', 'dies', 'dies', 'dies'])).rejects.toMatchObject({ code: 'claim_pdf.failed' })
})

test('a document that takes too long to be written is given up, and no receipt is left out for it', async () => {
  const { write } = unruly({ receiptMs: 60_000, savingMs: 500 })
  await expect(write(['good', 'unsaved'])).rejects.toMatchObject({ code: 'claim_pdf.failed' })
})

test('a claim that takes too long in all is given up', async () => {
  const { write } = unruly({ receiptMs: 60_000, wholeMs: 500 })
  await expect(write(['stands still'])).rejects.toMatchObject({ code: 'claim_pdf.failed' })
})

test('nothing is loaded for a claim before its turn, nor for one that is refused', async () => {
  const { writer } = unruly({ waiting: 0 })
  const leaving = new AbortController()
  const writing = writer.write('a', async () => jobOf('stands still'), leaving.signal)
  const load = vi.fn(async () => jobOf('good'))
  await expect(writer.write('b', load, new AbortController().signal)).rejects.toMatchObject({ code: 'claim_pdf.busy' })
  expect(load).not.toHaveBeenCalled()
  leaving.abort(new Error('left'))
  await expect(writing).rejects.toThrow('left')
})

test('claims are written one after the other, and one that finds too many waiting is refused', async () => {
  const { write } = unruly({ waiting: 1 })
  const first = write(['good'])
  const second = write(['good', 'good'])
  await expect(write(['good'])).rejects.toMatchObject({ code: 'claim_pdf.busy' })
  expect(await Promise.all([first, second])).toEqual(['appended', 'appended appended'])
  expect(await write(['good'])).toBe('appended')
})

test('nobody waiting any more ends the work, and the next claim is written', async () => {
  const { write } = unruly()
  const leaving = new AbortController()
  const left = write(['stands still'], leaving.signal)
  leaving.abort(new Error('left'))
  await expect(left).rejects.toThrow('left')
  expect(await write(['good'])).toBe('appended')
})

test('closing ends what is being written', async () => {
  const { writer, write } = unruly()
  const writing = write(['stands still'])
  writer.close()
  await expect(writing).rejects.toMatchObject({ code: 'claim_pdf.failed' })
})

test('a claim whose turn does not come in time is told that too many are being made, and the next one is not held up', async () => {
  const { write } = unruly({ receiptMs: 60_000, waitMs: 300 })
  const leaving = new AbortController()
  const first = write(['stands still'], leaving.signal).catch((error: unknown) => error)
  await expect(write(['good'])).rejects.toMatchObject({ code: 'claim_pdf.busy' })
  leaving.abort('gone')
  expect(await first).toBe('gone')
  expect(await write(['good'])).toBe('appended')
})

test('a claim that cannot be loaded is given up, and gives its turn back', async () => {
  const { writer } = unruly({ wholeMs: 300 })
  const never = () => new Promise<never>(() => undefined)
  const { signal } = new AbortController()
  const written = ['one', 'another'].map((person) => writer.write(person, never, signal).catch(({ code }) => code))
  expect(await Promise.all(written)).toEqual(['claim_pdf.failed', 'claim_pdf.failed'])
})
