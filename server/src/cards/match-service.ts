import type { Actor } from '../access/actor.ts'
import { auditEntry, recordAudits } from '../audit/store.ts'
import { dayOf } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { isExported } from '../exports/exported-service.ts'
import { holdExpenses } from '../hold-expenses.ts'
import { newId } from '../ids.ts'
import { certainPairs } from './match-rules.ts'
import {
  type CandidateRow,
  deleteMatches,
  holdCards,
  insertMatches,
  recordCardMoney,
  selectCandidates,
  selectHolders,
  selectLines,
} from './store.ts'

/** Records for the accounts, of a claim that they have already, that a card paid a part of it, or did not. */
async function recordChange(
  trx: Db,
  orgId: string,
  lineId: string,
  { kind, now }: { kind: 'card' | 'card_reversed'; now: Date },
): Promise<void> {
  const [line] = await selectLines(trx, orgId, { id: lineId })
  if (!line?.expense_id || !(await isExported(trx, orgId, line.expense_id))) return
  const record = { id: newId(), kind, expenseId: line.expense_id, paise: line.paise }
  await recordCardMoney(trx, { orgId, personId: line.person_id, day: dayOf(now) }, [record])
}

/** Matches one line with one receipt; both, and the books, are held. `by` is null where the product found it. */
export async function match(
  trx: Db,
  actor: Actor,
  { lineId, receiptId }: { lineId: string; receiptId: string },
  { by, now }: { by: string | null; now: Date },
): Promise<void> {
  await insertMatches(trx, { orgId: actor.orgId, by, at: now }, [{ lineId, receiptId }])
  await recordChange(trx, actor.orgId, lineId, { kind: 'card', now })
  const detail = { receipt: receiptId, found_by: by === null ? 'product' : 'person' }
  await recordAudits(trx, [auditEntry(actor, 'card_line.matched', now, { kind: 'card_line', id: lineId }, detail)])
}

/** Takes a match back; the line and the books are held. */
export async function unmatch(trx: Db, actor: Actor, lineId: string, receiptId: string, now: Date): Promise<void> {
  await recordChange(trx, actor.orgId, lineId, { kind: 'card_reversed', now })
  await deleteMatches(trx, actor.orgId, [lineId])
  const record = { kind: 'card_line', id: lineId }
  await recordAudits(trx, [auditEntry(actor, 'card_line.unmatched', now, record, { receipt: receiptId })])
}

/** Matches lines of people where only one receipt fits, and answers how many. Call it with the books held. */
export async function matchCertain(
  trx: Db,
  actor: Actor,
  unmatched: { personIds: readonly string[] },
  now: Date,
): Promise<number> {
  const { orgId } = actor
  await holdCards(trx, orgId, unmatched.personIds)
  const before = await selectCandidates(trx, orgId, unmatched)
  await holdExpenses(
    trx,
    orgId,
    before.flatMap(({ expenseId }) => expenseId ?? []),
  )
  // What was settled meanwhile is no candidate any more.
  const certain = certainPairs(await selectCandidates(trx, orgId, unmatched))
  for (const pair of certain) await match(trx, actor, pair, { by: null, now })
  return certain.length
}

/**
 * Matches what the owners of some claims (ids or numbers) paid with their cards, before anything of them is settled, and answers the
 * receipts of which it is not clear whether a card paid them. Call it with the books held, before the claims are.
 */
export async function matchBeforePayment(
  trx: Db,
  actor: Actor,
  references: readonly string[],
  now: Date,
): Promise<CandidateRow[]> {
  const personIds = await selectHolders(trx, actor.orgId, references)
  if (personIds.length === 0) return []
  await matchCertain(trx, actor, { personIds }, now)
  return selectCandidates(trx, actor.orgId, { personIds })
}
