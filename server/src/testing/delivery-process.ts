import { parseArgs } from 'node:util'
import { openDatabase } from '../db/database.ts'
import { sendDueMails } from '../mail/delivery-service.ts'
import { smtpSender } from '../mail/sender.ts'

// Sends what is due in an outbox, as the product does, in a process that a test can end without warning.
const { values } = parseArgs({
  options: { database: { type: 'string' }, smtp: { type: 'string' }, now: { type: 'string' } },
})
const { database: url = '', smtp = '', now = '' } = values
const { db } = await openDatabase({ url, dataDir: '', onConnectionError: () => undefined })
const sender = smtpSender(smtp, 'Pravas <no-reply@pravas.example>')
await sendDueMails({ db, clock: { now: () => new Date(now) }, sender })
