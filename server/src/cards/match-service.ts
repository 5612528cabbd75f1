import type { Actor } from '../access/actor.ts'
import { auditEntry, recordAudits } from '../audit/store.ts'
import { dayOf } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { isExported } from '../exports/exported-service.ts'
import { newId } from '../ids.ts'
import { expenseIds, holdExpenses } from '../requests/hold-expenses.ts'
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

/**
 * Matches lines of people where only one receipt fits, and answers how many. Call it with the books held; claims that are to be held
 * beside those of the receipts are named by their ids, as all are held at once.
 */
export async function matchCertain(
  trx: Db,
  actor: Actor,
  { personIds, claims = [] }: { personIds: readonly string[]; claims?: readonly string[] },
  now: Date,
): Promise<number> {
  const { orgId } = actor
  await holdCards(trx, orgId, personIds)
  const before = await selectCandidates(trx, orgId, { personIds })
  const held = await holdExpenses(trx, orgId, [...claims, ...before.flatMap(({ expenseId }) => expenseId ?? [])])
  // What was settled meanwhile is no candidate any more, and what was claimed meanwhile is not held.
  const candidates = await selectCandidates(trx, orgId, { personIds })
  const certain = certainPairs(candidates.filter(({ expenseId }) => expenseId === null || held.includes(expenseId)))
  // By receipt, as whoever sends several holds them in this order.
  for (const pair of certain.toSorted((a, b) => (a.receiptId < b.receiptId ? -1 : 1)))
    await match(trx, actor, pair, { by: null, now })
  return certain.length
}

/**
 * Holds claims (ids or numbers) after it has matched what their owners paid with their cards, before anything of them is settled.
 * Answers the ids of the claims, and the receipts of which it is not clear whether a card paid them. Call it with the books held.
 */
export async function matchBeforePayment(
  trx: Db,
  actor: Actor,
  references: readonly string[],
  now: Date,
): Promise<{ ids: string[]; unclear: CandidateRow[] }> {
  const ids = await expenseIds(trx, actor.orgId, references)
  const personIds = await selectHolders(trx, actor.orgId, ids)
  await matchCertain(trx, actor, { personIds, claims: ids }, now)
  return { ids, unclear: await selectCandidates(trx, actor.orgId, { personIds }) }
}
