import { createHash } from 'node:crypto'
import { MAIL_BYTES } from '@pravas/contract/receipt-mail'
import { receiptMail } from '@pravas/messages/en/receipt-mail'
import { texts } from '@pravas/messages/texts'
import type { Actor } from '../access/actor.ts'
import { withAuditOrigin } from '../audit/origin.ts'
import { type Clock, dayOf } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { ProblemError } from '../errors.ts'
import type { ClaimDrafts } from '../expenses/draft/draft-service.ts'
import { dayText, rupeeText } from '../formats.ts'
import { actorsOf } from '../identity/people-service.ts'
import type { Notifier } from '../inbox/notify-service.ts'
import type { Outbox } from '../mail/outbox.ts'
import { receiptsMail } from '../mail/receipt-mails.ts'
import type { Added, ReadFile, Receipts } from '../receipts/receipts-service.ts'
import type { SecondReadings } from '../receipts/second-readings-service.ts'
import { keysIn, type ReceiptAddress } from './address-rules.ts'
import { selectOwners } from './addresses-store.ts'
import { type ChosenFile, MOST_FILES } from './choose-rules.ts'
import { headersOf, isAutomatic, isOwnMail, recipientsIn } from './header-rules.ts'
import type { OpenMail } from './mail-opener.ts'
import {
  countMails,
  endMail,
  type HeldMail,
  holdMail,
  isDone,
  lockCollectingDraft,
  releaseMail,
  selectSession,
} from './mails-store.ts'
import { combined, LaterError, type MailOutcome, type TakenMail } from './outcome-rules.ts'

const text = texts(receiptMail)

/** How many mails one person's address takes in a day. */
export const MAILS_A_DAY = 50
const DAY_MS = 24 * 60 * 60_000
/** How long a mail belongs to whoever works on it: longer than its files may take to be read. */
const HOLD_MS = 12 * 60_000
const READING_MS = 10 * 60_000
/** A mail that came to no end so often is given up, and its person is told. */
const MOST_ATTEMPTS = 5
/** A mail names no more people than this. */
const MOST_PEOPLE = 5
/** Refusals that end by themselves, and in which the mail had no part. */
const NOT_ITS_TURN = new Set(['request.too_many', 'server.unavailable'])
const PASSING = new Set([...NOT_ITS_TURN, 'receipt.unreadable'])
const RETRY_SECONDS = 60

export type TakeMail = ReturnType<typeof createTakeMail>

export interface TakeMailDeps {
  db: Database['db']
  clock: Clock
  at: ReceiptAddress
  /** The address that the product's own mails come from. */
  from: string
  publicUrl: URL
  open: OpenMail
  receipts: Pick<Receipts, 'read' | 'add'>
  drafts: Pick<ClaimDrafts, 'begin'>
  secondReadings: Pick<SecondReadings, 'begin'>
  notifier: Pick<Notifier, 'notify' | 'wantsMail'>
  outbox: Pick<Outbox, 'add'>
  /** Told of what became of each mail. */
  count: (outcome: MailOutcome) => void
}

/** A mail as it came (RFC 5322): its bytes, of one that is too large its beginning, and how many it has in all. */
export interface RawMail {
  bytes: Uint8Array
  size: number
}

/** What is told of a mail that was taken to its end. */
interface Told {
  subject: string
  added?: Added
  refused: string[]
  draftId: string | null
}

/** Takes mails with receipts, however they come: each is read once, and kept as unclaimed receipts of whose address it came to. */
export function createTakeMail(deps: TakeMailDeps) {
  const { db, clock, at, open, receipts, drafts, secondReadings, count } = deps

  /** Tells a person what became of their mail: in their inbox, and by mail where a person wrote it. */
  async function tell(trx: Parameters<typeof lockCollectingDraft>[0], actor: Actor, told: Told, isAutomated: boolean) {
    const { orgId, personId, name } = actor
    const now = clock.now()
    const added = newOf(told.added)
    const session = told.draftId === null ? null : await selectSession(trx, actor, told.draftId)
    const detail = { count: added.length, refused: told.refused.length, session }
    const event = { kind: 'receipts_mailed', subject: { kind: 'person', id: personId }, number: null } as const
    await deps.notifier.notify(trx, { orgId, to: [personId], actorName: name, detail, at: now, ...event })
    if (isAutomated || !(await deps.notifier.wantsMail(trx, orgId, personId, 'receipts_mailed'))) return
    const path = session === null ? '/fingenie-chat' : `/fingenie-chat?session=${encodeURIComponent(session)}`
    const mail = receiptsMail({
      subject: told.subject,
      added: added.map(({ data, currency }) => ({
        merchant: data.merchant,
        amount: data.total === null ? null : amountText(data.total, currency ?? null),
        day: data.date === null ? null : dayText(data.date),
      })),
      notes: told.added ? notesOf(told.added) : [],
      refused: told.refused,
      url: new URL(path, deps.publicUrl),
    })
    const to = { name, address: actor.email }
    await deps.outbox.add(trx, { orgId, to, ...mail, record: { kind: 'person', id: personId }, at: now })
  }

  /** Ends a mail of which nothing is taken. */
  async function refuse(held: HeldMail, actor: Actor, outcome: MailOutcome, told: Told, isAutomated: boolean) {
    await inTransaction(db, async (trx) => {
      if (!(await endMail(trx, held, { outcome, receipts: 0, draftId: null }))) throw new LaterError(RETRY_SECONDS)
      // A shop's letter without a bill is no news to anybody.
      if (!(isAutomated && outcome === 'nothing')) await tell(trx, actor, told, isAutomated)
    })
    return { outcome, receipts: 0 }
  }

  /** Reads the files one after the other, so that one that is refused stands for itself. */
  async function readAll(actor: Actor, files: readonly ChosenFile[]): Promise<{ read: ReadFile[]; refused: string[] }> {
    const read: ReadFile[] = []
    const refused: string[] = []
    const signal = AbortSignal.timeout(READING_MS)
    for (const { name, bytes } of files) {
      const file = { file_name: name, file_content: Buffer.from(bytes).toString('base64') }
      try {
        const found = await receipts.read(actor, 'mail', [file], { today: dayOf(clock.now()), signal })
        read.push(...found.filter(({ reading }) => reading !== null))
        for (const one of found) if (!one.reading) refused.push(text(`why.${one.reason}`, { name: one.name }))
      } catch (error) {
        if (!(error instanceof ProblemError) || PASSING.has(error.code)) throw error
        refused.push(error.inputErrors?.[0]?.message ?? `${name}: ${error.message}`)
      }
    }
    return { read, refused }
  }

  /** Reads what a mail that is held brings and keeps it. */
  async function work(
    held: HeldMail,
    actor: Actor,
    { bytes, size }: RawMail,
    isAutomated: boolean,
  ): Promise<TakenMail> {
    const since = new Date(clock.now().getTime() - DAY_MS)
    const nothing = (subject: string, refused: string[]) => ({ subject, refused, draftId: null })
    if (held.attempts > MOST_ATTEMPTS)
      return refuse(held, actor, 'given_up', nothing('', [text('why.given_up')]), isAutomated)
    const before = await countMails(db, actor, since)
    if (before > MAILS_A_DAY) {
      // Told once: every further one would be a mail for a mail.
      const isFirst = before === MAILS_A_DAY + 1
      const told = nothing('', [text('why.limited', { most: MAILS_A_DAY })])
      if (isFirst) return refuse(held, actor, 'limited', told, isAutomated)
      await endMail(db, held, { outcome: 'limited', receipts: 0, draftId: null })
      return { outcome: 'limited', receipts: 0 }
    }
    if (size > MAIL_BYTES) {
      const megabytes = MAIL_BYTES / 2 ** 20
      return refuse(held, actor, 'too_large', nothing('', [text('why.too_large', { megabytes })]), isAutomated)
    }
    const opened = await open(bytes)
    if (!opened) return refuse(held, actor, 'unreadable', nothing('', [text('why.unreadable')]), isAutomated)
    const { subject } = opened
    const { read, refused } = await readAll(actor, opened.files)
    for (const { name, why } of opened.refused) refused.push(text(`why.${why}`, { name, most: MOST_FILES }))
    if (opened.files.length === 0) {
      const own = opened.text ? (await readAll(actor, [opened.text])).read.filter(isReceiptItself) : []
      read.push(...own)
      if (own.length === 0 && refused.length === 0) refused.push(text(opened.text ? 'why.text' : 'why.empty'))
    }
    if (read.length === 0) return refuse(held, actor, 'nothing', nothing(subject, refused), isAutomated)
    return keep(held, actor, read, { subject, refused }, isAutomated)
  }

  async function keep(
    held: HeldMail,
    actor: Actor,
    read: readonly ReadFile[],
    { subject, refused }: { subject: string; refused: string[] },
    isAutomated: boolean,
  ): Promise<TakenMail> {
    const { orgId, personId } = actor
    const now = clock.now()
    const added = await inTransaction(db, async (trx) => {
      const draftId = (await lockCollectingDraft(trx, actor)) ?? (await drafts.begin(trx, actor, now))
      const made = await receipts.add(trx, { orgId, personId, draftId }, read, now)
      const result = { outcome: 'added', receipts: made.created, draftId }
      if (!(await endMail(trx, held, result))) throw new LaterError(RETRY_SECONDS)
      await tell(trx, actor, { subject, added: made, refused, draftId }, isAutomated)
      return made
    })
    await secondReadings.begin(
      actor,
      added.receipts.map(({ receipt_id }) => receipt_id),
    )
    return { outcome: 'added', receipts: added.created }
  }

  async function takeFor(
    actor: Actor,
    mail: RawMail,
    { fingerprint, isAutomated }: { fingerprint: Uint8Array; isAutomated: boolean },
  ): Promise<TakenMail> {
    const { orgId, personId } = actor
    const now = clock.now()
    const until = new Date(now.getTime() + HOLD_MS)
    const held = await holdMail(db, { orgId, personId, fingerprint }, now, until)
    if (!held) {
      if (await isDone(db, actor, fingerprint)) return { outcome: 'repeated', receipts: 0 }
      throw new LaterError(RETRY_SECONDS)
    }
    try {
      return await work(held, actor, mail, isAutomated)
    } catch (error) {
      const isItsTurn = !(error instanceof ProblemError && NOT_ITS_TURN.has(error.code))
      await releaseMail(db, held, clock.now(), isItsTurn)
      if (error instanceof ProblemError && PASSING.has(error.code))
        throw new LaterError(error.retryAfterSeconds ?? RETRY_SECONDS)
      throw error
    }
  }

  /**
   * Takes a mail as it came; `orgId`: for people of that organisation alone. Throws a `LaterError` for one that is to come again later.
   */
  return async (mail: RawMail, orgId?: string): Promise<TakenMail> => {
    const counted = (taken: TakenMail) => {
      count(taken.outcome)
      return taken
    }
    const headers = headersOf(mail.bytes)
    if (isOwnMail(headers, deps.from)) return counted({ outcome: 'own', receipts: 0 })
    const keys = keysIn(at, recipientsIn(headers)).slice(0, MOST_PEOPLE)
    const owners = keys.length > 0 ? await selectOwners(db, keys, orgId) : []
    if (owners.length === 0) return counted({ outcome: 'unknown', receipts: 0 })
    const fingerprint = fingerprintOf(headers, mail.bytes)
    const results: TakenMail[] = []
    for (const owner of owners) {
      const [actor] = await actorsOf(db, { orgId: owner.orgId, personIds: [owner.personId] }, dayOf(clock.now()))
      const origin = { channel: 'mail', address: null, agent: null } as const
      const told = { fingerprint, isAutomated: isAutomatic(headers) }
      const taken: TakenMail = actor
        ? await withAuditOrigin(origin, () => takeFor(actor, mail, told))
        : { outcome: 'inactive', receipts: 0 }
      results.push(counted(taken))
    }
    return combined(results)
  }
}

/**
 * The same for a mail that comes a second time, by whichever way: of its id and of what follows its headers, which servers add to.
 */
function fingerprintOf(headers: ReturnType<typeof headersOf>, mail: Uint8Array): Buffer {
  const [, id = ''] = headers.find(([name]) => name === 'message-id') ?? []
  const bytes = Buffer.from(mail.buffer, mail.byteOffset, mail.length)
  const ends = [bytes.indexOf('\r\n\r\n'), bytes.indexOf('\n\n')].filter((end) => end >= 0)
  const body = ends.length > 0 ? bytes.subarray(Math.min(...ends)) : bytes
  return createHash('sha256').update(id).update('\n').update(body).digest()
}

/** Whether the text of a mail is a receipt: its total was read, and from whom or of which day it is. */
function isReceiptItself({ reading }: ReadFile): boolean {
  return (
    reading !== null && reading.totalPaise.value !== null && (reading.merchant.value ?? reading.date.value) !== null
  )
}

/** The receipts of an upload that were not there before. */
function newOf(added: Added | undefined): Added['receipts'] {
  return added?.receipts.filter(({ file_name: name }) => name === undefined || !added.repeated.includes(name)) ?? []
}

function notesOf({ repeated, claimedBefore, alike, receipts }: Added): string[] {
  return [
    ...repeated.map((name) => text('note.repeated', { name })),
    ...claimedBefore.map(({ name, expenseNumber }) =>
      expenseNumber === null
        ? text('note.claimed-by-other', { name })
        : text('note.claimed-before', { name, number: expenseNumber }),
    ),
    ...alike.flatMap(({ receiptId, text: reason }) => {
      const name = receipts.find(({ receipt_id }) => receipt_id === receiptId)?.file_name
      return name === undefined ? [] : [text('note.alike', { name, reason })]
    }),
  ]
}

function amountText(total: number, currency: string | null): string {
  return currency === null || currency === 'INR'
    ? rupeeText(Math.round(total * 100))
    : `${currency} ${total.toFixed(2)}`
}
