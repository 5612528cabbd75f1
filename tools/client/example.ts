// Books a trip and claims a receipt by the client that is generated from the API document, with a service token of the scopes
// `read`, `draft` and `submit`: node example.ts ADDRESS TOKEN RECEIPT. Prints the numbers of both as JSON.

import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { client } from './generated/client.gen.ts'
import {
  createTripDraft,
  getExpense,
  getTrip,
  searchFlights,
  sendReimbursement,
  submitTripDraft,
  uploadReceipts,
} from './generated/sdk.gen.ts'

const [baseUrl = '', token = '', receipt = ''] = process.argv.slice(2)
client.setConfig({ baseUrl, auth: ({ scheme }) => (scheme === 'bearer' ? token : undefined) })

const DAY_MS = 24 * 60 * 60_000
const way = { from: 'Delhi', to: 'Mumbai', depart: new Date(Date.now() + 30 * DAY_MS).toISOString().slice(0, 10) }
const throwOnError = true

const found = await searchFlights({ throwOnError, query: way })
const [flight] = found.data.outbound
if (!flight) throw new Error('No flight was found.')
const draft = await createTripDraft({
  throwOnError,
  body: { purpose: 'business', flights: { ...way, out: flight.option } },
})
const { id: draftId, version } = draft.data
const submission = {
  throwOnError,
  path: { draftId },
  body: { version },
  headers: { 'Idempotency-Key': randomUUID() },
} as const
const sent = await submitTripDraft(submission)
// As after an answer that got lost: the same key, and no second trip.
const again = await submitTripDraft(submission)
if (again.data.trip_number !== sent.data.trip_number) throw new Error('The trip was sent twice.')
const trip = await getTrip({ throwOnError, path: { tripId: sent.data.trip_number } })

const sessionId = `fingenie-${crypto.randomUUID()}`
const file_content = (await readFile(receipt)).toString('base64')
const uploaded = await uploadReceipts({
  throwOnError,
  body: { sessionId, receipts: [{ file_name: basename(receipt), file_content }] },
})
const claimed = await sendReimbursement({
  throwOnError,
  body: { sessionId, prompt: 'send for reimbursement', summary: uploaded.data.summary },
})
const expenseId = claimed.data.referenceId
if (expenseId === null) throw new Error(claimed.data.response)
const expense = await getExpense({ throwOnError, path: { expenseId } })

process.stdout.write(JSON.stringify({ trip: trip.data, expense: expense.data }))
