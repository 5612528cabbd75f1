import { setTimeout as pause } from 'node:timers/promises'
import { receiptPhoto } from '@pravas/server/testing/receipt-photo'
import { session } from './cases.ts'
import { type Load, percentile } from './measure.ts'
import { TEAM } from './organisation.ts'
import type { Ready } from './subject.ts'

/** How long somebody waits for their trips while receipts are read, beside how long they wait when nothing else is asked. */
export const BESIDE = { name: 'trips beside receipts' }

const RECEIPTS = 30
/** How many pages ask, each once in how many milliseconds; a late answer holds up its own page only. */
const PAGES = 4
const PACE = 100
const IDLE_SECONDS = 15

export const BESIDE_HEADINGS = ['case', 'database', 'moment', 'requests', 'p50 ms', 'p99 ms', 'p99 ratio']

/**
 * Asks for a person's trips up to forty times a second, first alone and then until thirty receipts are read that another person
 * uploads at once, each in a request of its own. Answers the rows of the report's table.
 */
export async function tripsBesideReceipts(
  { product, organisation }: Ready,
  database: string,
  photo: Buffer | undefined,
): Promise<string[][]> {
  const reader = organisation.employees.at(-1) ?? organisation.employees[0]
  const uploader = organisation.employees.at(-2 - TEAM) ?? organisation.employees[0]
  const headers = await session(product, reader.email)
  const path = `${product}/api/trips/${reader.employeeId}`
  const uploads = await preparedUploads(photo)
  const cookie = await session(product, uploader.email)
  // The first receipt starts the process that reads, and every path is walked once.
  await upload(product, cookie, await bodyOf(1, photo))
  await askUntil(path, headers, pause(2000))

  const idle = await askUntil(path, headers, pause(IDLE_SECONDS * 1000))
  const started = performance.now()
  const busy = await askUntil(path, headers, Promise.all(uploads.map((body) => upload(product, cookie, body))))
  const seconds = ((performance.now() - started) / 1000).toFixed(0)
  const row = (moment: string, load: Load, ratio: string) => [
    ...[BESIDE.name, database, moment, String(load.times.length)],
    ...[percentile(load, 0.5).toFixed(1), percentile(load, 0.99).toFixed(1), ratio],
  ]
  const ratio = percentile(busy, 0.99) / percentile(idle, 0.99)
  return [row('idle', idle, '1.00'), row(`${RECEIPTS} receipts in ${seconds} s`, busy, ratio.toFixed(2))]
}

function preparedUploads(photo: Buffer | undefined): Promise<string[]> {
  return Promise.all(Array.from({ length: RECEIPTS }, (_, at) => bodyOf(120 * (at + 2), photo)))
}

/** An upload of one photo, another file each time: bytes behind a picture's end change nothing that is read. */
async function bodyOf(rupees: number, photo: Buffer | undefined): Promise<string> {
  const bytes = photo ? Buffer.concat([photo, Buffer.from(String(rupees))]) : await receiptPhoto(rupees)
  const receipts = [{ file_name: 'receipt.jpg', file_content: bytes.toString('base64') }]
  return JSON.stringify({ receipts, sessionId: `fingenie-${crypto.randomUUID()}` })
}

async function upload(product: string, cookie: { cookie: string }, body: string): Promise<void> {
  const headers = { ...cookie, 'content-type': 'application/json' }
  const answer = await fetch(`${product}/api/chat/fingenie/upload`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`A receipt was refused: ${answer.status} ${await answer.text()}`)
  await answer.arrayBuffer()
}

/** Asks from several pages at a steady pace until the work is done. */
async function askUntil(path: string, headers: { cookie: string }, work: Promise<unknown>): Promise<Load> {
  const times: number[] = []
  const started = performance.now()
  let isDone = false
  const done = work.finally(() => {
    isDone = true
  })
  const page = async (_: unknown, at: number) => {
    await pause((PACE * at) / PAGES)
    while (!isDone) {
      const asked = performance.now()
      await ask(path, headers, times)
      await pause(Math.max(0, asked + PACE - performance.now()))
    }
  }
  await Promise.all([done, ...Array.from({ length: PAGES }, page)])
  return { times, seconds: (performance.now() - started) / 1000 }
}

async function ask(path: string, headers: { cookie: string }, times: number[]): Promise<void> {
  const asked = performance.now()
  const answer = await fetch(path, { headers })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`)
  times.push(performance.now() - asked)
}
