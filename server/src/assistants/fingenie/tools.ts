import { Journey } from '@pravas/contract/mileage'
import { DuplicateResolution } from '@pravas/contract/receipt-notes'
import { RecordRef } from '@pravas/contract/requests'
import { z } from 'zod'
import type { Actor } from '../../access/actor.ts'
import { refusal } from '../../access/rights-rules.ts'
import type { Approvals } from '../../approvals/service.ts'
import type { BudgetBook } from '../../budgets/budgets-service.ts'
import { dayOf } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { ProblemError, problem } from '../../errors.ts'
import type { ClaimAllocations } from '../../expenses/draft/allocation-service.ts'
import type { DraftReceipts } from '../../expenses/draft/draft-receipts-service.ts'
import type { ClaimDrafts } from '../../expenses/draft/draft-service.ts'
import type { ShownTotal } from '../../expenses/draft/shown-claim-rules.ts'
import type { Claims } from '../../expenses/draft/submit-service.ts'
import type { Expenses } from '../../expenses/service.ts'
import type { FinanceClaims } from '../../finance/claims-service.ts'
import { findManager } from '../../identity/people-service.ts'
import type { PolicyQuotes } from '../../policy/quotes-service.ts'
import type { Mileage } from '../../receipts/mileage-service.ts'
import { ReceiptChange } from '../../receipts/receipt-change.ts'
import type { Receipts } from '../../receipts/receipts-service.ts'
import type { SpendingQuestion } from '../../reports/spending-rules.ts'
import type { Spending } from '../../reports/spending-service.ts'
import type { Trips } from '../../trips/service.ts'
import { type CalledTools, ownTool } from '../kernel/tool.ts'
import { AskedFields, NamedAllocation } from '../tools/booking-input.ts'
import { readPolicy } from '../tools/policy-tools.ts'
import { listMyExpenses, listMyTrips, myApprover } from '../tools/record-tools.ts'
import { submitClaim } from '../tools/submit-tools.ts'

export interface ToolDeps {
  db: Database['db']
  receipts: Receipts
  expenses: Expenses
  claims: Claims
  trips: Trips
  approvals: Pick<Approvals, 'withdraw'>
  financeClaims: Pick<FinanceClaims, 'paymentsOf'>
  spending: Spending
  quotes: PolicyQuotes
  budgetBook: Pick<BudgetBook, 'list'>
  drafts: ClaimDrafts
  claimAllocations: ClaimAllocations
  draftReceipts: Pick<DraftReceipts, 'addJourney'>
  mileage: Pick<Mileage, 'rates'>
  conversations: {
    /** The claim draft of one's own session, begun where it has none yet; undefined when there is no such conversation. */
    begin(actor: Actor, sessionId: string): Promise<string | undefined>
  }
}

/** What a turn is about. */
export interface TurnSubject {
  sessionId: string
  /** Undefined where the conversation has no claim draft yet. */
  draftId: string | undefined
  /** The receipts that the page shows. */
  shown: readonly ShownTotal[]
}

export type FinGenieTools = ReturnType<typeof fingenieTools>

declare module './engine.ts' {
  interface FinGenieCalls extends CalledTools<FinGenieTools> {}
}

const Nothing = z.object({})
/** How many budgets an answer looks through. */
const MOST_BUDGETS = 50
const OneReceipt = z.object({ receipt_id: z.string() })
const ChangedReceipt = OneReceipt.extend({ change: ReceiptChange })
/** The grammar of questions makes it, so that it is what its type says. */
const Question = z.custom<SpendingQuestion>()

/** Everything that FinGenie may do in one conversation, which may not exist yet, by name. */
export function fingenieTools(deps: ToolDeps, subject: TurnSubject) {
  return {
    ...receiptTools(deps, subject),
    ...journeyTools(deps, subject),
    ...claimTools(deps, subject),
    ...recordTools(deps),
    ...spendingTools(deps),
  }
}

/** The receipts of the conversation: shown, changed, removed and restored. */
function receiptTools({ db, receipts }: ToolDeps, { draftId }: TurnSubject) {
  const keyOf = ({ orgId, personId }: Actor, id: string) => ({ orgId, personId, draftId: id })
  return {
    /**
     * Lists the receipts of this conversation with what was read on them, in the order of their upload. A number may
     * be missing where a receipt was removed.
     */
    list_receipts: ownTool({
      effect: 'read',
      input: Nothing,
      run: async (actor) => (draftId ? receipts.ofDraft(db, keyOf(actor, draftId)) : []),
    }),
    /** What is printed on the unclaimed receipts of this conversation, line by line. */
    read_print: ownTool({
      effect: 'read',
      input: Nothing,
      run: async (actor) => (draftId ? receipts.printOf(db, keyOf(actor, draftId)) : []),
    }),
    /** Edits fields that were misread; false when the receipt can no longer be changed. */
    change_receipt: ownTool({
      effect: 'draft',
      input: ChangedReceipt,
      run: (actor, { receipt_id, change }) => ifOpen(receipts.change(actor, receipt_id, change)),
    }),
    /**
     * Sets fields back to what was read of them, or to what they were; false when the receipt can no longer be
     * changed.
     */
    revert_receipt: ownTool({
      effect: 'draft',
      input: ChangedReceipt,
      run: (actor, { receipt_id, change }) => ifOpen(receipts.change(actor, receipt_id, change, { asBefore: true })),
    }),
    /** Takes a receipt out of the conversation; false when it can no longer be. */
    remove_receipt: ownTool({
      effect: 'draft',
      input: OneReceipt,
      run: (actor, { receipt_id }) => receipts.remove(actor, receipt_id),
    }),
    /** Lists the receipts that were taken out, the last one first. */
    list_removed_receipts: ownTool({
      effect: 'read',
      input: Nothing,
      run: async (actor) => (draftId ? receipts.removed(db, keyOf(actor, draftId)) : []),
    }),
    /** Puts a receipt back that was taken out; false when it was not. */
    restore_receipt: ownTool({
      effect: 'draft',
      input: OneReceipt,
      run: (actor, { receipt_id }) => receipts.restore(actor, receipt_id),
    }),
    /** Says whether a document is an expense to be claimed; false when it can no longer be said. */
    claim_document: ownTool({
      effect: 'draft',
      input: OneReceipt.extend({ is_expense: z.boolean() }),
      run: (actor, { receipt_id, is_expense }) => ifOpen(receipts.claimDocument(actor, receipt_id, is_expense)),
    }),
    /** Says of a possible duplicate, by its key, what it is. */
    resolve_duplicate: ownTool({
      effect: 'draft',
      input: OneReceipt.extend({ key: z.string(), resolution: DuplicateResolution }),
      run: (actor, { receipt_id, key, resolution }) => receipts.resolveDuplicate(actor, receipt_id, key, resolution),
    }),
  }
}

/** Journeys by own vehicle: what the policy pays for them, and adding one to the claim. */
function journeyTools(
  { db, receipts, draftReceipts, mileage, conversations }: ToolDeps,
  { sessionId, draftId }: TurnSubject,
) {
  return {
    /** What the policy of a day, by default today, pays a kilometre by each vehicle. */
    mileage_rates: ownTool({
      effect: 'read',
      input: z.object({ on: z.string().optional() }),
      run: (actor, { on }) => mileage.rates(actor, on),
    }),
    /** Adds a journey to the claim of the conversation and lists its receipts; or says in words why it can't be. */
    add_mileage: ownTool({
      effect: 'draft',
      input: z.object({ journey: Journey }),
      async run(actor, { journey }) {
        try {
          const known = draftId ?? (await conversations.begin(actor, sessionId))
          const { draftId: draft, receiptId } = await draftReceipts.addJourney(actor, known, journey)
          const { orgId, personId } = actor
          return { receiptId, receipts: await receipts.ofDraft(db, { orgId, personId, draftId: draft }) }
        } catch (error) {
          const refused = error instanceof ProblemError ? error.inputErrors?.[0]?.message : undefined
          if (refused === undefined) throw error
          return { refused }
        }
      },
    }),
  }
}

/** The claim that the receipts make: shown, settled how and for what, and sent. */
function claimTools(
  { claims, drafts, claimAllocations, conversations }: ToolDeps,
  { sessionId, draftId, shown }: TurnSubject,
) {
  const openDraft = async (actor: Actor) => draftId ?? (await conversations.begin(actor, sessionId))
  return {
    /** What sending would make of the receipts; null when there is nothing to claim. */
    show_claim: ownTool({
      effect: 'read',
      input: Nothing,
      run: async (actor) => (draftId ? drafts.show(actor, draftId) : null),
    }),
    /**
     * Says how the receipts are to be claimed, and for which trip by its number (null for none); false when there is
     * nothing to claim.
     */
    choose_claim: ownTool({
      effect: 'draft',
      input: z.object({
        as: z.enum(['one', 'each']).optional(),
        trip: z.string().nullable().optional(),
        reason: z.string().max(1000).optional(),
      }),
      async run(actor, choice) {
        const chosenFor = await openDraft(actor)
        if (!chosenFor) return false
        await drafts.choose(actor, chosenFor, choice)
        return true
      },
    }),
    /**
     * Books the claim on a cost centre or a project by what the person calls it, null for the default; null when
     * there is nothing to claim.
     */
    book_claim: ownTool({
      effect: 'draft',
      input: z.object({ typed: NamedAllocation, asks: AskedFields }),
      async run(actor, wish) {
        const bookedFor = await openDraft(actor)
        return bookedFor ? claimAllocations.book(actor, bookedFor, wish) : null
      },
    }),
    submit_claim: submitClaim(
      { claims },
      {
        scope: null,
        input: z.object({
          receipts: z
            .array(z.object({ receiptId: z.string(), totalPaise: z.int().nullable() }))
            .readonly()
            .optional()
            .describe('Those that the person agreed to; where none are named, those that the page showed.'),
        }),
        agreed(_actor, { receipts: named = shown }) {
          if (!draftId) throw problem('claim.no_receipts')
          return { draftId, shown: named }
        },
      },
    ),
  }
}

/** One's own claims and trips, and the rules that they come under. */
function recordTools({ db, expenses, trips, quotes, approvals, financeClaims, budgetBook }: ToolDeps) {
  const approverOf = async (actor: Actor) => (await findManager(db, actor))?.name ?? null
  /** Who may read others' claims gets none of them here: FinGenie speaks of a person's own. */
  async function ownClaim(actor: Actor, reference: string) {
    try {
      const claim = await expenses.one(actor, reference)
      return claim.employee_id === actor.employeeId ? claim : null
    } catch (error) {
      if (error instanceof ProblemError && error.code === 'record.not_found') return null
      throw error
    }
  }
  return {
    list_my_expenses: listMyExpenses({ expenses }),
    /** The day on which one's own claim with this number was decided, YYYY-MM-DD; null while it is pending. */
    expense_decided_on: ownTool({
      effect: 'read',
      input: z.object({ expense: RecordRef }),
      async run(actor, { expense }) {
        const { decision } = await expenses.one(actor, expense)
        return decision && dayOf(new Date(decision.decided_at))
      },
    }),
    my_approver: myApprover({ approverOf }),
    /** One claim of the person's own with its steps, decision and history, by its number; null where there is none. */
    my_claim: ownTool({
      effect: 'read',
      input: z.object({ expense: RecordRef }),
      run: (actor, { expense }) => ownClaim(actor, expense),
    }),
    /** The receipts of one's own claim with this number; none where there is no such claim. */
    my_claim_receipts: ownTool({
      effect: 'read',
      input: z.object({ expense: RecordRef }),
      run: async (actor, { expense }) =>
        (await ownClaim(actor, expense)) === null ? [] : expenses.receipts(actor, expense),
    }),
    /** What finance planned, paid or got back of one's own claim with this number; none before. */
    my_claim_payments: ownTool({
      effect: 'read',
      input: z.object({ expense: RecordRef }),
      async run(actor, { expense }) {
        const claim = await ownClaim(actor, expense)
        return claim === null ? [] : (await financeClaims.paymentsOf(actor, claim.expense_id)).payments
      },
    }),
    /** Withdraws one's own claim, to which the person said yes; false where it can no longer be. */
    withdraw_claim: ownTool({
      effect: 'draft',
      input: z.object({ expense: RecordRef }),
      async run(actor, { expense }) {
        if ((await ownClaim(actor, expense)) === null) return false
        try {
          await approvals.withdraw(actor, 'expense', expense)
          return true
        } catch (error) {
          if (error instanceof ProblemError && error.code === 'request.not_withdrawable') return false
          throw error
        }
      },
    }),
    /** The requests that wait for the person's decision, oldest first; null for who decides on nobody's. */
    list_waiting_for_me: ownTool({
      effect: 'read',
      input: Nothing,
      async run(actor) {
        const { employeeId: team } = actor
        if (team === null || refusal(actor, { to: 'read-analytics', scope: 'team' })) return null
        const [tripList, claimList] = await Promise.all([
          trips.pendingOfTeam(actor, team),
          expenses.pendingOfTeam(actor, team),
        ])
        return { trips: (await tripList.read()).answer, expenses: (await claimList.read()).answer }
      },
    }),
    /** How long after spending something may be claimed; null where the policy does not say. */
    claim_deadline: ownTool({ effect: 'read', input: Nothing, run: (actor) => quotes.deadline(actor) }),
    /** The budgets of this financial year that the person may read: their own, or all. */
    my_budgets: ownTool({
      effect: 'read',
      input: Nothing,
      run: async (actor) => (await budgetBook.list(actor, { limit: MOST_BUDGETS })).items,
    }),
    read_policy: { ...readPolicy({ quotes }), scope: null },
    list_my_trips: listMyTrips({ trips }),
    /** The receipts that one's own trip with this number still lacks; null while it is not approved. */
    missing_receipts: ownTool({
      effect: 'read',
      input: z.object({ trip: RecordRef }),
      run: async (actor, { trip }) => (await trips.one(actor, trip)).missing_receipts ?? null,
    }),
  }
}

/** Figures and lists over all that somebody ever uploaded or claimed. */
function spendingTools({ spending }: ToolDeps) {
  return {
    /** Figures over all that the person ever uploaded or claimed, and beside them those of the team. */
    spending_figures: ownTool({
      effect: 'read',
      input: z.object({ question: Question, team: z.boolean() }),
      run: (actor, { question, team }) => spending.figures(actor, question, team),
    }),
    /** Figures over all that those claimed who report to the person; null for who has no team. */
    team_spending: ownTool({
      effect: 'read',
      input: z.object({ question: Question }),
      run: (actor, { question }) => spending.ofTeam(actor, question),
    }),
    /** Who reports to the person, by name; nobody for who has no team. */
    my_team: ownTool({ effect: 'read', input: Nothing, run: (actor) => spending.peopleOf(actor) }),
    /** The receipts that a question is about, of all that the person ever uploaded or claimed. */
    spending_list: ownTool({
      effect: 'read',
      input: z.object({
        question: Question,
        order: z.enum(['largest', 'smallest', 'latest', 'earliest']),
        limit: z.int().positive(),
      }),
      run: (actor, { question, order, limit }) => spending.list(actor, question, order, limit),
    }),
  }
}

/** Whether a change was made; false where the receipt can no longer be changed. */
async function ifOpen(change: Promise<void>): Promise<boolean> {
  try {
    await change
    return true
  } catch (error) {
    if (error instanceof ProblemError && (error.code === 'receipt.claimed' || error.code === 'record.not_found')) {
      return false
    }
    throw error
  }
}
