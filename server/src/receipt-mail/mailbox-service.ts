import { MAIL_BYTES } from '@pravas/contract/receipt-mail'
import type { ImapFlow } from 'imapflow'
import { LaterError } from './outcome-rules.ts'
import type { TakeMail } from './take-service.ts'

/** A mailbox that is read by IMAP. */
export interface Mailbox {
  host: string
  port: number
  /** Whether the connection is encrypted from its start. */
  secure: boolean
  /** Whether it may stay in the clear otherwise: the mailbox is on this machine. */
  inTheClear: boolean
  user: string
  password: string
  folder: string
}

/** Where mails go that were taken; what lies there is deleted after a while. */
export const TAKEN_FOLDER = 'Pravas'
const KEPT_MS = 30 * 24 * 60 * 60_000
/** How many mails one look takes at most, so that a stop need not wait for a full mailbox. */
const MOST_A_LOOK = 50
/** Of a mail that is too large this is read, which tells for whom it is. */
const BEGINNING_BYTES = 256 * 1024
/** How long a mail server may keep silent: before it has connected, before it has greeted, and after that; milliseconds. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 }

export interface Look {
  mailbox: Mailbox
  take: TakeMail
  /** Ends the look before its next mail. */
  signal: AbortSignal
  /** Whether mails that were taken long ago are deleted as well, and what day it is. */
  tidyAt: Date | undefined
  patience?: typeof PATIENCE
}

/** What a look found: mails that were taken to their end, and those that are to come again. */
export interface Looked {
  taken: number
  later: number
}

/**
 * Looks into a mailbox once: takes each mail and moves it out of the way. One that was taken and not moved, as the connection or the
 * process ended, is recognised the next time. Rejects where the mailbox cannot be read.
 */
export function lookIntoMailbox({ mailbox, take, signal, tidyAt, patience }: Look): Promise<Looked> {
  return connected(mailbox, patience, async (client) => {
    const { path: taken } = await client.mailboxCreate(TAKEN_FOLDER)
    const looked = { taken: 0, later: 0 }
    await inFolder(client, mailbox.folder, async () => {
      for (const uid of (await uidsOf(client, { all: true })).slice(0, MOST_A_LOOK)) {
        if (signal.aborted) break
        const mail = await fetched(client, uid)
        if (!mail) continue
        try {
          await take(mail)
        } catch (error) {
          if (!(error instanceof LaterError)) throw error
          looked.later += 1
          continue
        }
        if (!(await client.messageMove(String(uid), taken, { uid: true })))
          throw new Error(`A mail could not be moved to ${taken}.`)
        looked.taken += 1
      }
    })
    if (tidyAt && !signal.aborted) await tidy(client, taken, tidyAt)
    return looked
  })
}

/** How many mails wait in a mailbox. Rejects where it cannot be read. */
export function waitingMails(mailbox: Mailbox): Promise<number> {
  return connected(mailbox, PATIENCE, async (client) => {
    const { messages = 0 } = (await client.status(mailbox.folder, { messages: true })) || {}
    return messages
  })
}

async function connected<T>(
  { host, port, secure, inTheClear, user, password }: Mailbox,
  patience: typeof PATIENCE | undefined,
  work: (client: ImapFlow) => Promise<T>,
): Promise<T> {
  // Few installations read a mailbox, and it loads much.
  const { ImapFlow: Client } = await import('imapflow')
  const client = new Client({
    ...{ host, port, secure, auth: { user, pass: password }, logger: false, disableAutoIdle: true },
    ...(!secure && !inTheClear && { doSTARTTLS: true }),
    ...(patience ?? PATIENCE),
    maxLiteralSize: MAIL_BYTES + BEGINNING_BYTES,
  })
  // A fault of the connection rejects what is under way; without a listener it would end the process as well.
  client.on('error', () => {})
  await client.connect()
  try {
    const result = await work(client)
    await client.logout()
    return result
  } finally {
    client.close()
  }
}

async function inFolder(client: ImapFlow, folder: string, work: () => Promise<void>): Promise<void> {
  const lock = await client.getMailboxLock(folder)
  try {
    await work()
  } finally {
    lock.release()
  }
}

async function uidsOf(client: ImapFlow, query: { all: true } | { before: Date }): Promise<number[]> {
  const found = await client.search(query, { uid: true })
  if (!found) throw new Error('The mailbox could not be searched.')
  return found
}

/** A mail by its number; undefined for one that has gone meanwhile. */
async function fetched(client: ImapFlow, uid: number): Promise<{ bytes: Uint8Array; size: number } | undefined> {
  const head = await client.fetchOne(String(uid), { uid: true, size: true }, { uid: true })
  const size = head ? head.size : undefined
  if (size === undefined) return undefined
  const source = size > MAIL_BYTES ? { start: 0, maxLength: BEGINNING_BYTES } : true
  const found = await client.fetchOne(String(uid), { uid: true, source }, { uid: true })
  return found !== false && found.source ? { bytes: found.source, size } : undefined
}

async function tidy(client: ImapFlow, folder: string, now: Date): Promise<void> {
  await inFolder(client, folder, async () => {
    const old = await uidsOf(client, { before: new Date(now.getTime() - KEPT_MS) })
    if (old.length > 0) await client.messageDelete(old.join(','), { uid: true })
  })
}
