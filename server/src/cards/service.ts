import type { Card, CardLine, importStatement, listCardLines, listCards } from '@pravas/contract/company-cards'
import type { Answer } from '@pravas/contract/endpoint'
import { rupeesFromPaise } from '@pravas/contract/money'
import { companyCards as messages } from '@pravas/messages/en/company-cards'
import { texts } from '@pravas/messages/texts'
import { z } from 'zod'
import type { Actor } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import { refusal } from '../access/rights-rules.ts'
import { auditEntry, recordAudit } from '../audit/store.ts'
import { type Clock, dayOf } from '../clock.ts'
import { holdBooks } from '../closed-months.ts'
import { pageOf, readCursor } from '../cursor.ts'
import type { Database, Db } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { invalid, problem } from '../errors.ts'
import { findByReference } from '../identity/people-service.ts'
import { isId, newId } from '../ids.ts'
import type { Notifier } from '../inbox/notify-service.ts'
import { holdExpenses } from '../requests/hold-expenses.ts'
import { match, matchCertain, unmatch } from './match-service.ts'
import { readStatement, type StatementLine } from './statement-rules.ts'
import {
  type CandidateRow,
  type CardRow,
  endCard,
  holdCards,
  insertCard,
  insertLines,
  type LineRow,
  type OfCard,
  selectCandidates,
  selectCardPage,
  selectCards,
  selectKnown,
  selectLines,
  type Whose,
} from './store.ts'

const text = texts(messages)
const Position = z.object({ day: z.iso.date(), id: z.uuid() })
const CardAt = z.object({ name: z.string(), lastFour: z.string(), id: z.uuid() })

interface CardsDeps {
  db: Database['db']
  clock: Clock
  notifier: Pick<Notifier, 'notify'>
}

/** Company cards, what their statements say was paid, and the receipts that show it. */
export function createCards({ db, clock, notifier }: CardsDeps) {
  const reads = (actor: Actor) => refusal(actor, { to: 'read-payments' }) === undefined
  const manages = (actor: Actor) => refusal(actor, { to: 'manage-payments' }) === undefined

  /** A line that the actor may change: their own, or any for finance. Throws 'record.not_found'. */
  async function changeable(source: Db, actor: Actor, id: string): Promise<LineRow> {
    const [line] = await selectLines(source, actor.orgId, { id })
    if (!line || !(line.person_id === actor.personId || manages(actor))) throw problem('record.not_found')
    return line
  }

  async function present(source: Db, orgId: string, lines: readonly LineRow[]): Promise<CardLine[]> {
    const open = lines.filter(({ receipt_id }) => receipt_id === null).map(({ id }) => id)
    const candidates = open.length === 0 ? [] : await selectCandidates(source, orgId, { lineIds: open })
    const byLine = Map.groupBy(candidates, ({ lineId }) => lineId)
    return lines.map((line) => presentLine(line, byLine.get(line.id) ?? []))
  }

  async function oneLine(source: Db, { orgId }: Actor, id: string): Promise<CardLine> {
    const [line] = await present(source, orgId, await selectLines(source, orgId, { id }))
    if (!line) throw problem('record.not_found')
    return line
  }

  return {
    /** A page of the cards that the actor may see. Throws 'request.invalid' for a cursor that is none of this list. */
    async list(
      actor: Actor,
      { query, cursor, limit }: { query?: string | undefined; cursor?: string | undefined; limit: number },
    ): Promise<Answer<typeof listCards>> {
      const all = reads(actor)
      const after = readCursor(cursor, CardAt)
      const rows = await selectCardPage(db, actor.orgId, all ? 'all' : actor, { query, after, limit: limit + 1 })
      const { items, next } = pageOf(rows, limit, ({ employee_name: name, last_four: lastFour, id }) => ({
        ...{ name, lastFour, id },
      }))
      return { items: items.map((row) => presentCard(row, actor)), next, manage: manages(actor), all }
    },

    /** Registers a card. Names the field that is wrong; throws 'card.known'. */
    async register(
      actor: Actor,
      { person, last_four: lastFour, label }: { person: string; last_four: string; label: string },
    ): Promise<Card> {
      demand(actor, { to: 'manage-payments' })
      const { orgId, personId: by } = actor
      const holder = await findByReference(db, orgId, person)
      if (!holder) throw invalid([{ path: 'body.person', message: text('wrong.person') }])
      const id = newId()
      const at = clock.now()
      return inTransaction(db, async (trx) => {
        if (!(await insertCard(trx, { orgId, id, personId: holder.id, lastFour, label, by, at })))
          throw problem('card.known')
        const detail = { person: holder.id, last_four: lastFour, label }
        await recordAudit(trx, auditEntry(actor, 'card.registered', at, { kind: 'card', id }, detail))
        const [row] = await selectCards(trx, orgId, 'all', id)
        if (!row) throw problem('record.not_found')
        return presentCard(row, actor)
      })
    },

    /** Throws 'record.not_found'. */
    async end(actor: Actor, id: string): Promise<void> {
      demand(actor, { to: 'manage-payments' })
      const at = clock.now()
      await inTransaction(db, async (trx) => {
        if (!isId(id) || !(await endCard(trx, actor.orgId, id, at))) throw problem('record.not_found')
        await recordAudit(trx, auditEntry(actor, 'card.ended', at, { kind: 'card', id }))
      })
    },

    /** Adds the lines of a statement that are not known yet, and matches what is certain; without `commit` it only says so. */
    async importStatement(
      actor: Actor,
      { csv, card_id: cardId, commit }: { csv: string; card_id?: string | undefined; commit: boolean },
    ): Promise<Answer<typeof importStatement>> {
      const { orgId, personId } = actor
      const cards = await selectCards(db, orgId, manages(actor) ? 'all' : actor)
      if (cardId !== undefined && !cards.some(({ id }) => id === cardId)) throw problem('record.not_found')
      const today = dayOf(clock.now())
      const statement = readStatement(csv)
      const refused = [...statement.refused]
      const lines: OfCard[] = []
      for (const line of statement.lines) {
        const found = line.day > today ? text('wrong.future') : cardOf(line, cards, cardId)
        if (typeof found === 'string') refused.push({ line: line.line, reason: found, who: line.what || null })
        else lines.push({ cardId: found.id, day: line.day, paise: line.paise, what: line.what, nth: line.nth })
      }
      return inTransaction(db, async (trx) => {
        if (commit) {
          await holdBooks(trx, orgId, 'pay')
          const named = cards.filter(({ id }) => lines.some((line) => line.cardId === id))
          await holdCards(
            trx,
            orgId,
            named.map((card) => card.person_id),
          )
        }
        const known = await selectKnown(trx, orgId, lines)
        const fresh = lines.filter((_, at) => !known.has(at)).map((line) => ({ ...line, id: newId() }))
        let matched = 0
        if (commit && fresh.length > 0) {
          const at = clock.now()
          await insertLines(trx, { orgId, by: personId, at }, fresh)
          const holders = cards.filter(({ id }) => fresh.some((line) => line.cardId === id))
          const personIds = [...new Set(holders.map((card) => card.person_id))]
          matched = await matchCertain(trx, actor, { personIds }, at)
          const detail = { lines: fresh.length, matched, cards: holders.map(({ id }) => id) }
          const record = { kind: 'organisation', id: orgId }
          await recordAudit(trx, auditEntry(actor, 'card_statement.imported', at, record, detail))
          const missing = await selectCards(trx, orgId, 'all')
          for (const holder of personIds) {
            const count = missing.reduce((sum, card) => sum + (card.person_id === holder ? card.unmatched : 0), 0)
            if (count === 0) continue
            await notifier.notify(trx, {
              orgId,
              kind: 'card_receipts_missing',
              to: [holder],
              subject: { kind: 'person', id: holder },
              number: null,
              actorName: actor.name,
              detail: { count },
              at,
              withMail: true,
            })
          }
        }
        return {
          added: fresh.length,
          known: known.size,
          credits: statement.credits,
          matched,
          total: rupeesFromPaise(fresh.reduce((sum, { paise }) => sum + paise, 0)),
          refused: refused.toSorted((a, b) => a.line - b.line),
          ignored: statement.ignored,
        }
      })
    },

    /** A page of payments with cards, the latest first. Throws 'action.forbidden' for everybody's. */
    async lines(
      actor: Actor,
      {
        view,
        state,
        cursor,
        limit,
      }: { view: 'mine' | 'all'; state: 'missing' | 'matched'; cursor?: string | undefined; limit: number },
    ): Promise<Answer<typeof listCardLines>> {
      if (view === 'all') demand(actor, { to: 'read-payments' })
      const whose: Whose = view === 'all' ? 'all' : actor
      const below = readCursor(cursor, Position)
      const rows = await selectLines(db, actor.orgId, { whose, state }, { below, limit: limit + 1 })
      const { items, next } = pageOf(rows, limit, ({ day, id }) => ({ day, id }))
      return { items: await present(db, actor.orgId, items), next }
    },

    /** Matches the actor's own payments where it is certain, and answers how many. */
    async matchMine(actor: Actor): Promise<number> {
      return inTransaction(db, async (trx) => {
        await holdBooks(trx, actor.orgId, 'pay')
        return matchCertain(trx, actor, { personIds: [actor.personId] }, clock.now())
      })
    },

    /** Matches a payment with a receipt that fits. Throws 'record.not_found' and 'card.taken'; names a receipt that does not fit. */
    async match(actor: Actor, lineId: string, receiptId: string): Promise<CardLine> {
      return inTransaction(db, async (trx) => {
        await holdBooks(trx, actor.orgId, 'pay')
        await holdCards(trx, actor.orgId, [(await changeable(trx, actor, lineId)).person_id])
        const line = await changeable(trx, actor, lineId)
        if (line.receipt_id !== null) throw problem('card.taken')
        const of = { lineIds: [line.id] }
        const isIt = (candidate: CandidateRow) => candidate.receiptId === receiptId
        const before = (await selectCandidates(trx, actor.orgId, of)).find(isIt)
        if (before?.expenseId) await holdExpenses(trx, actor.orgId, [before.expenseId])
        const chosen = (await selectCandidates(trx, actor.orgId, of)).find(isIt)
        // What is claimed since then is not held.
        if (!chosen || chosen.expenseId !== before?.expenseId)
          throw invalid([{ path: 'body.receipt_id', message: text('wrong.candidate') }])
        await match(trx, actor, chosen, { by: actor.personId, now: clock.now() })
        return oneLine(trx, actor, line.id)
      })
    },

    /**
     * Takes a match back, so that the receipt counts as paid by its owner: finance alone, and never on their own card. Throws
     * 'record.not_found', 'finance.own_claim' and 'card.settled'.
     */
    async unmatch(actor: Actor, lineId: string): Promise<CardLine> {
      return inTransaction(db, async (trx) => {
        await holdBooks(trx, actor.orgId, 'pay')
        const { person_id: holder } = await changeable(trx, actor, lineId)
        demand(actor, { to: 'pay', payees: [holder] })
        await holdCards(trx, actor.orgId, [holder])
        const line = await changeable(trx, actor, lineId)
        if (line.expense_id !== null) await holdExpenses(trx, actor.orgId, [line.expense_id])
        const held = await changeable(trx, actor, lineId)
        if (held.is_settled) throw problem('card.settled')
        if (held.receipt_id !== null) await unmatch(trx, actor, held.id, held.receipt_id, clock.now())
        return oneLine(trx, actor, held.id)
      })
    },
  }
}

/** The card of a line: the one that was chosen, or whose digits it has; else why there is none. */
function cardOf({ lastFour }: StatementLine, cards: readonly CardRow[], chosen: string | undefined): CardRow | string {
  const card = cards.find(({ id }) => id === chosen)
  if (lastFour === null) return card ?? text('wrong.no-card')
  if (card?.last_four === lastFour) return card
  const [found, another] = cards.filter(({ last_four }) => last_four === lastFour)
  if (!found) return text('wrong.unknown-card', { digits: lastFour })
  return another ? text('wrong.several-cards', { digits: lastFour }) : found
}

function presentCard(row: CardRow, { personId }: Actor): Card {
  return {
    id: row.id,
    last_four: row.last_four,
    label: row.label,
    employee_id: row.employee_id,
    employee_name: row.employee_name,
    own: row.person_id === personId,
    unmatched: row.unmatched,
  }
}

function presentLine(row: LineRow, candidates: readonly CandidateRow[]): CardLine {
  const amount = rupeesFromPaise(row.paise)
  return {
    id: row.id,
    card: { id: row.card_id, last_four: row.last_four, label: row.label },
    employee_name: row.employee_name,
    on: row.day,
    amount,
    what: row.what,
    receipt:
      row.receipt_id === null
        ? null
        : {
            receipt_id: row.receipt_id,
            what: row.receipt_what ?? '',
            date: row.receipt_date,
            amount,
            claim: row.claim,
            by: row.matched_by,
            settled: row.is_settled,
          },
    candidates: candidates.map(({ receiptId, what, date, claim }) => ({
      receipt_id: receiptId,
      what,
      date,
      amount,
      claim,
    })),
  }
}
