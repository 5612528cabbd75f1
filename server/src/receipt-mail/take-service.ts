import { MAIL_BYTES } from '@pravas/contract/receipt-mail'
import { receiptMail } from '@pravas/messages/en/receipt-mail'
import { texts } from '@pravas/messages/texts'
import type { Actor } from '../access/actor.ts'
import { withAuditOrigin } from '../audit/origin.ts'
import { dayOf } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { ProblemError } from '../errors.ts'
import type { ClaimDrafts } from '../expenses/draft/draft-service.ts'
import { actorsOf } from '../identity/people-service.ts'
import type { ReadFile, Receipts } from '../receipts/receipts-service.ts'
import type { SecondReadings } from '../receipts/second-readings-service.ts'
import { keysIn, type ReceiptAddress } from './address-rules.ts'
import { selectOwners } from './addresses-store.ts'
import { fingerprintOf, headersOf, isAutomatic, isOwnMail, recipientsIn } from './header-rules.ts'
import type { OpenMail } from './mail-opener.ts'
import {
  countMails,
  endMail,
  isDone,
  type LeasedMail,
  leaseMail,
  lockCollectingDraft,
  releaseMail,
} from './mails-store.ts'
import { combined, LaterError, type MailOutcome, NOT_ITS_TURN, PASSING, type TakenMail } from './outcome-rules.ts'
import { createMailReading } from './reading-service.ts'
import { createMailTeller, type MailTellerDeps, type ToldMail } from './tell-service.ts'

const text = texts(receiptMail)

/** How many mails one person's address takes in a day. */
export const MAILS_A_DAY = 50
const DAY_MS = 24 * 60 * 60_000
/** How long a mail belongs to whoever works on it: longer than its files may take to be read. */
const LEASE_MS = 12 * 60_000
/** A mail that came to no end so often is given up, and its person is told. */
const MOST_ATTEMPTS = 5
/** A mail names no more people than this. */
const MOST_PEOPLE = 5
const RETRY_SECONDS = 60

export type TakeMail = ReturnType<typeof createTakeMail>

export interface TakeMailDeps extends MailTellerDeps {
  db: Database['db']
  at: ReceiptAddress
  /** The address that the product's own mails come from. */
  from: string
  open: OpenMail
  receipts: Pick<Receipts, 'read' | 'add'>
  drafts: Pick<ClaimDrafts, 'begin'>
  secondReadings: Pick<SecondReadings, 'begin'>
  /** Told of what became of each mail. */
  count: (outcome: MailOutcome) => void
}

/** A mail as it came (RFC 5322): its bytes, of one that is too large its beginning, and how many it has in all. */
export interface RawMail {
  bytes: Uint8Array
  size: number
}

/** Takes mails with receipts, however they come: each is read once, and kept as unclaimed receipts of whose address it came to. */
export function createTakeMail(deps: TakeMailDeps) {
  const { db, clock, at, open, receipts, drafts, secondReadings, count } = deps
  const tell = createMailTeller(deps)
  const readOpened = createMailReading(deps)

  /** Ends a mail of which nothing is taken. */
  async function refuse(leased: LeasedMail, actor: Actor, outcome: MailOutcome, told: ToldMail, isAutomated: boolean) {
    await inTransaction(db, async (trx) => {
      if (!(await endMail(trx, leased, { outcome, receipts: 0, draftId: null }))) throw new LaterError(RETRY_SECONDS)
      // A shop's letter without a bill is no news to anybody.
      if (!(isAutomated && outcome === 'nothing')) await tell(trx, actor, told, isAutomated)
    })
    return { outcome, receipts: 0 }
  }

  /** Reads what a mail that is leased brings and keeps it. */
  async function work(
    leased: LeasedMail,
    actor: Actor,
    { bytes, size }: RawMail,
    isAutomated: boolean,
  ): Promise<TakenMail> {
    const since = new Date(clock.now().getTime() - DAY_MS)
    const nothing = (subject: string, refused: string[]) => ({ subject, refused, draftId: null })
    if (leased.attempts > MOST_ATTEMPTS)
      return refuse(leased, actor, 'given_up', nothing('', [text('why.given_up')]), isAutomated)
    const before = await countMails(db, actor, since)
    if (before > MAILS_A_DAY) {
      // Told once: every further one would be a mail for a mail.
      const isFirst = before === MAILS_A_DAY + 1
      const told = nothing('', [text('why.limited', { most: MAILS_A_DAY })])
      if (isFirst) return refuse(leased, actor, 'limited', told, isAutomated)
      await endMail(db, leased, { outcome: 'limited', receipts: 0, draftId: null })
      return { outcome: 'limited', receipts: 0 }
    }
    if (size > MAIL_BYTES) {
      const megabytes = MAIL_BYTES / 2 ** 20
      return refuse(leased, actor, 'too_large', nothing('', [text('why.too_large', { megabytes })]), isAutomated)
    }
    const opened = await open(bytes)
    if (!opened) return refuse(leased, actor, 'unreadable', nothing('', [text('why.unreadable')]), isAutomated)
    const { subject } = opened
    const { read, refused } = await readOpened(actor, opened)
    if (read.length === 0) return refuse(leased, actor, 'nothing', nothing(subject, refused), isAutomated)
    return keep(leased, actor, read, { subject, refused }, isAutomated)
  }

  async function keep(
    leased: LeasedMail,
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
      if (!(await endMail(trx, leased, result))) throw new LaterError(RETRY_SECONDS)
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
    const until = new Date(now.getTime() + LEASE_MS)
    const leased = await leaseMail(db, { orgId, personId, fingerprint }, now, until)
    if (!leased) {
      if (await isDone(db, actor, fingerprint)) return { outcome: 'repeated', receipts: 0 }
      throw new LaterError(RETRY_SECONDS)
    }
    try {
      return await work(leased, actor, mail, isAutomated)
    } catch (error) {
      const isItsTurn = !(error instanceof ProblemError && NOT_ITS_TURN.has(error.code))
      await releaseMail(db, leased, clock.now(), isItsTurn)
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
