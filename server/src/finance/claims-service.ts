import type { Answer } from '@pravas/contract/endpoint'
import type { claimPayments, FinanceClaimWithLines, listFinanceClaims } from '@pravas/contract/finance'
import { paiseFromRupees, rupeesFromPaise } from '@pravas/contract/money'
import { finance as messages } from '@pravas/messages/en/finance'
import { texts } from '@pravas/messages/texts'
import { z } from 'zod'
import type { Actor } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import { refusal } from '../access/rights-rules.ts'
import { auditEntry, recordAudit } from '../audit/store.ts'
import { cardPaymentsOf } from '../cards/claim-payments-service.ts'
import { type Clock, dayOf } from '../clock.ts'
import { holdBooks } from '../closed-months.ts'
import { pageOf, readCursor } from '../cursor.ts'
import type { Database, Db } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { invalid, problem } from '../errors.ts'
import { holdExpenses } from '../requests/hold-expenses.ts'
import { recordAdjustment } from './adjustments-store.ts'
import { adjustedClaim } from './payment-rules.ts'
import { payableOf, presentClaim, presentLine } from './presenter.ts'
import {
  type ClaimRow,
  countToPay,
  deleteVerification,
  replaceVerification,
  selectClaims,
  selectLines,
  selectPaymentsOf,
  sumClaims,
} from './store.ts'

const text = texts(messages)
const Position = z.object({ id: z.uuid() })

export type FinanceClaims = ReturnType<typeof createFinanceClaims>

/** What finance verifies of approved claims, before they are paid. */
export function createFinanceClaims({ db, clock }: { db: Database['db']; clock: Clock }) {
  /** The approved or paid claim of this id or number. Throws 'record.not_found'. */
  async function one(source: Db, { orgId }: Actor, reference: string): Promise<ClaimRow> {
    const [row] = await selectClaims(source, orgId, { reference }, { at: clock.now() })
    if (!row) throw problem('record.not_found')
    return row
  }

  async function withLines(source: Db, actor: Actor, reference: string): Promise<FinanceClaimWithLines> {
    const row = await one(source, actor, reference)
    const lines = await selectLines(source, actor.orgId, row.id)
    return { ...presentClaim(row, actor.personId), lines: lines.map(presentLine) }
  }

  /** Holds a claim that may be verified. Throws why it may not. */
  async function held(trx: Db, actor: Actor, reference: string): Promise<ClaimRow> {
    await holdExpenses(trx, actor.orgId, [reference])
    const row = await one(trx, actor, reference)
    demand(actor, { to: 'pay', payees: [row.person_id] })
    if (row.status !== 'approved') throw problem('claim.not_payable')
    if (row.batch_id !== null) throw problem('claim.in_batch')
    return row
  }

  return {
    /** A page of the claims that are to be paid, or were, the newest first. */
    async list(
      actor: Actor,
      {
        cursor,
        limit,
        ...filter
      }: {
        status: 'approved' | 'paid'
        batch?: 'none' | 'any' | undefined
        verified?: 'yes' | 'no' | undefined
        query?: string | undefined
        cursor?: string | undefined
        limit: number
      },
    ): Promise<Answer<typeof listFinanceClaims>> {
      demand(actor, { to: 'read-payments' })
      const below = readCursor(cursor, Position)?.id
      const rows = await selectClaims(db, actor.orgId, filter, { at: clock.now(), below, limit: limit + 1 })
      const { items, next } = pageOf(rows, limit, ({ id }) => ({ id }))
      const manage = refusal(actor, { to: 'manage-payments' }) === undefined
      const sum = below === undefined ? await sumClaims(db, actor.orgId, filter) : undefined
      return {
        items: items.map((row) => presentClaim(row, actor.personId)),
        next,
        total: sum ? { claims: sum.claims, payable: rupeesFromPaise(sum.payable_paise) } : null,
        manage,
      }
    },

    /** How many approved claims are in no batch yet, by whether they are verified; null for who pays none. */
    async toPay(actor: Actor): Promise<{ to_verify: number; to_pay: number } | null> {
      if (refusal(actor, { to: 'manage-payments' })) return null
      return countToPay(db, actor.orgId)
    },

    /** Throws 'record.not_found'. */
    one(actor: Actor, reference: string): Promise<FinanceClaimWithLines> {
      demand(actor, { to: 'read-payments' })
      return withLines(db, actor, reference)
    },

    /**
     * Settles what is paid of an approved claim. Names the adjustment that is wrong; throws 'finance.own_claim',
     * 'claim.not_payable' and 'claim.in_batch'.
     */
    async verify(
      actor: Actor,
      reference: string,
      adjustments: readonly { receipt_id: string; amount: number; reason: string }[],
    ): Promise<FinanceClaimWithLines> {
      demand(actor, { to: 'manage-payments' })
      const now = clock.now()
      return inTransaction(db, async (trx) => {
        const closed = await holdBooks(trx, actor.orgId, 'pay')
        const row = await held(trx, actor, reference)
        const lines = await selectLines(trx, actor.orgId, row.id)
        const byCard = new Set(lines.filter(({ by_card }) => by_card).map(({ receipt_id }) => receipt_id))
        const wrongCard = adjustments.findIndex(({ receipt_id }) => byCard.has(receipt_id))
        if (wrongCard >= 0)
          throw invalid([{ path: `body.adjustments.${wrongCard}.amount`, message: text('wrong.card') }])
        const adjusted = adjustedClaim(
          row.total_paise,
          lines.map(({ receipt_id, approved_paise }) => ({ receiptId: receipt_id, approvedPaise: approved_paise })),
          adjustments.map(({ receipt_id, amount, reason }) => ({
            receiptId: receipt_id,
            payablePaise: paiseFromRupees(amount),
            reason,
          })),
        )
        if ('wrong' in adjusted) {
          const field = adjusted.wrong === 'more' ? 'amount' : 'receipt_id'
          throw invalid([
            { path: `body.adjustments.${adjusted.at}.${field}`, message: text(`wrong.${adjusted.wrong}`) },
          ])
        }
        const { payablePaise } = adjusted
        await replaceVerification(trx, {
          orgId: actor.orgId,
          expenseId: row.id,
          personId: row.person_id,
          verifiedBy: actor.personId,
          at: now,
          approvedPaise: row.total_paise,
          ...adjusted,
        })
        await recordAdjustment(trx, {
          ...recordedOf(actor, row, now),
          closed,
          paise: row.total_paise - payablePaise,
          cuts: adjusted.adjustments.map(({ receiptId, approvedPaise, payablePaise: paid }) => ({
            receiptId,
            paise: approvedPaise - paid,
          })),
        })
        const detail = {
          approved: rupeesFromPaise(row.total_paise),
          payable: rupeesFromPaise(payablePaise),
          ...(row.card_paise > 0 && { card: rupeesFromPaise(row.card_paise) }),
          adjustments: adjusted.adjustments.map(({ receiptId, approvedPaise, payablePaise: paise, reason }) => ({
            receipt: receiptId,
            from: rupeesFromPaise(approvedPaise),
            to: rupeesFromPaise(paise),
            reason,
          })),
        }
        await recordAudit(trx, auditEntry(actor, 'expense.verified', now, { kind: 'expense', id: row.id }, detail))
        return withLines(trx, actor, row.id)
      })
    },

    /** Takes a verification back; nothing where there is none. */
    async unverify(actor: Actor, reference: string): Promise<void> {
      demand(actor, { to: 'manage-payments' })
      await inTransaction(db, async (trx) => {
        const closed = await holdBooks(trx, actor.orgId, 'pay')
        const row = await held(trx, actor, reference)
        if (!(await deleteVerification(trx, actor.orgId, row.id))) return
        const now = clock.now()
        await recordAdjustment(trx, { ...recordedOf(actor, row, now), closed, paise: 0, cuts: [] })
        const record = { kind: 'expense', id: row.id }
        await recordAudit(trx, auditEntry(actor, 'expense.verification_undone', now, record))
      })
    },

    /** What was adjusted and paid of an expense, of which the caller knows that the actor may read it. */
    async paymentsOf({ orgId }: Actor, expenseId: string): Promise<Answer<typeof claimPayments>> {
      const [row] = await selectClaims(db, orgId, { reference: expenseId }, { at: clock.now() })
      const lines = row ? await selectLines(db, orgId, expenseId) : []
      const payments = await selectPaymentsOf(db, orgId, expenseId)
      const cardPayments = await cardPaymentsOf(db, orgId, expenseId)
      return {
        payable: row?.payable_paise === null || !row ? null : rupeesFromPaise(payableOf(row)),
        card: rupeesFromPaise(cardPayments.reduce((sum, { paise }) => sum + paise, 0)),
        card_payments: cardPayments.map(({ what, paise, last_four, on, receipt_id }) => ({
          receipt_id,
          what,
          amount: rupeesFromPaise(paise),
          last_four,
          on,
        })),
        adjusted: lines.flatMap(({ what, approved_paise, payable_paise, reason }) =>
          payable_paise === null
            ? []
            : [
                {
                  what,
                  approved: rupeesFromPaise(approved_paise),
                  payable: rupeesFromPaise(payable_paise),
                  reason: reason ?? '',
                },
              ],
        ),
        payments: payments.map(({ number, status, paise, set_off_paise, state, ...rest }) => ({
          ...rest,
          batch: number,
          amount: rupeesFromPaise(paise),
          set_off: rupeesFromPaise(set_off_paise),
          state: state === 'bounced' ? 'bounced' : status === 'paid' ? 'paid' : 'planned',
        })),
      }
    },
  }
}

function recordedOf({ orgId }: Actor, row: ClaimRow, now: Date) {
  return { orgId, expenseId: row.id, personId: row.person_id, day: dayOf(now) }
}
