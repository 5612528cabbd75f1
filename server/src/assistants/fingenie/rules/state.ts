import { CATEGORIES } from '@pravas/contract/receipt-fields'
import { PaymentMethod } from '@pravas/contract/receipt-review'
import { Vehicle } from '@pravas/contract/vehicles'
import type { ToldJourney } from '@pravas/language/expense/journeys/journey'
import { MEASURES, type Query } from '@pravas/language/expense/queries/query'
import { z } from 'zod'
import { ReceiptChange } from '../../../receipts/receipt-change.ts'
import { LACKABLE, SPENDING_GROUPS, SPENDING_STATUSES } from '../../../reports/spending-rules.ts'

/** The question was asked a second time, after something else was said. */
const again = z.boolean().optional()

/** A journey by an own vehicle, as far as it was told. */
const KeptJourney: z.ZodType<ToldJourney> = z.object({
  kilometres: z.number().optional(),
  isBothWays: z.literal(true).optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  vehicle: Vehicle.optional(),
  date: z.string().optional(),
  purpose: z.string().optional(),
})

/** What FinGenie has asked and waits for. */
const Pending = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('which'), change: ReceiptChange, again }),
  /** Which receipt a field is wrong of; its value is asked for next. */
  z.object({ kind: z.literal('which-value'), field: ReceiptChange.keyof(), again }),
  /** `among`: the receipts that may be meant, where not all are. */
  z.object({ kind: z.literal('which-removal'), among: z.array(z.string()).optional(), again }),
  z.object({
    kind: z.literal('value'),
    receiptId: z.string(),
    field: ReceiptChange.keyof(),
    /** It stands in the way of sending: an amount is one in rupees, and what is next in the way is asked after it. */
    blocks: z.boolean().optional(),
    /** Another receipt was spoken of since, so that a bare value may be of that. */
    besides: z.boolean().optional(),
    /** An amount in another scale than the present one, in paise: said again, it counts. */
    doubted: z.int().optional(),
    again,
  }),
  /** Whether words that may be no value are one. */
  z.object({
    kind: z.literal('confirm'),
    receiptId: z.string(),
    field: ReceiptChange.keyof(),
    value: z.string(),
    again,
  }),
  /** Whether amounts that stood beside receipts are their totals. */
  z.object({
    kind: z.literal('totals'),
    totals: z.array(z.object({ receiptId: z.string(), totalPaise: z.int() })),
    again,
  }),
  /** How much a part of a bill is, which is left out or alone claimed. */
  z.object({
    kind: z.literal('part'),
    /** Absent where nobody knows of which bill. */
    receiptId: z.string().optional(),
    side: z.enum(['off', 'claimed']),
    item: z.string(),
    again,
  }),
  z.object({ kind: z.literal('trip'), numbers: z.array(z.string()) }),
  /** `others`: those that are to be removed with it; `sends`: what is left is to be sent. */
  z.object({
    kind: z.literal('remove'),
    receiptId: z.string(),
    others: z.array(z.string()).optional(),
    sends: z.boolean().optional(),
    again,
  }),
  /** Whether documents that are no expense by themselves are claimed all the same. */
  z.object({ kind: z.literal('claim-document'), receipts: z.array(z.string()), again }),
  /** Whether a claim that was sent is to be withdrawn, by its number. */
  z.object({ kind: z.literal('withdraw'), number: z.string(), again }),
  /** What of a journey was not told yet; `aside`: it waits while another one is spoken of. */
  z.object({ kind: z.literal('journey'), journey: KeptJourney, aside: z.boolean().optional(), again }),
  /** Whether a journey is added to the claim. */
  z.object({ kind: z.literal('add-journey'), journey: KeptJourney, aside: z.boolean().optional(), again }),
  z.object({
    kind: z.literal('send'),
    /** What the question named: exactly these receipts with these totals, to this approver. */
    receipts: z.array(z.object({ receiptId: z.string(), totalPaise: z.number().nullable() })),
    approver: z.string().nullable(),
    again,
  }),
])
export type Pending = z.infer<typeof Pending>

/** A wish to change something that nobody understood, in its words. */
const Unread = z.object({ kind: z.literal('unread'), words: z.string() })
/** Money of another country that was told of, and needs a document to be claimed; `besides` counts the receipts that were here then. */
const ForeignMoney = z.object({ kind: z.literal('foreign'), currency: z.string(), paise: z.int(), besides: z.int() })
/** What is open: what was asked and not answered, and what was wished and could not be done yet. */
const Matter = z.union([Pending, Unread, ForeignMoney])
export type Matter = z.infer<typeof Matter>
/** Whether a matter is a question; what was only told is none. */
export function isAskable<M extends Matter>(matter: M): matter is Exclude<M, { kind: 'unread' | 'foreign' }> {
  return matter.kind !== 'unread' && matter.kind !== 'foreign'
}
/** A question of some kind. */
export type Asked<Kind extends Pending['kind']> = Extract<Pending, { kind: Kind }>

/** One receipt as it was before a correction, as far as that changed it, or one that was removed. */
const Undo = z.union([
  z.object({ receiptId: z.string(), claimed: z.literal(true) }),
  z.object({ receiptId: z.string(), removed: z.literal(true) }),
  z.object({ receiptId: z.string(), change: ReceiptChange }),
])
export type Undo = z.infer<typeof Undo>

const DateRange = z.object({ from: z.string(), to: z.string(), words: z.string() })

/** The last question with figures for an answer, as the state keeps it. */
const KeptQuery: z.ZodType<Query> = z.object({
  source: z.enum(['conversation', 'claims']),
  basis: z.enum(['spent', 'claimed']),
  measure: z.enum(MEASURES),
  group: z.enum(SPENDING_GROUPS).nullable(),
  categories: z.array(z.enum(CATEGORIES)),
  kinds: z.array(z.object({ name: z.string(), signs: z.array(z.string()) })).default([]),
  cities: z.array(z.string()),
  means: z.array(PaymentMethod).default([]),
  merchant: z.string().nullable(),
  statuses: z.array(z.enum(SPENDING_STATUSES)),
  lacks: z.enum(LACKABLE).nullable(),
  leastPaise: z.int().nullable(),
  mostPaise: z.int().nullable(),
  period: DateRange.nullable(),
  trip: z.string().nullable(),
  against: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('team'), alone: z.literal(true).optional() }),
      z.object({ kind: z.literal('period'), period: DateRange }),
    ])
    .nullable(),
  person: z.string().nullable().default(null),
  top: z.int().positive().nullable(),
  listed: z.boolean().default(false),
})

/** What the dialogue holds between turns; anything else counts as nothing. */
export const DialogueState = z
  .object({
    /** The receipt spoken of last, which 'it' means. */
    focus: z.string().optional(),
    /** The open matter that was asked about last. */
    pending: Pending.optional(),
    /** The other open matters, the latest last: each is asked again once the one before it is settled, and named before sending. */
    left: z.array(Matter).optional().catch(undefined),
    /** What the last corrections changed, as it was before them; empty when they were taken back. */
    undo: z.array(Undo).optional(),
    /** The same of the steps before the last one, the earliest first. */
    history: z.array(z.array(Undo)).optional(),
    /** Sending was put off, and nothing was asked since. */
    held: z.boolean().optional(),
    /** Nobody understood the last message: the next such answer is worded otherwise. */
    missed: z.boolean().optional(),
    /** The last question with figures for an answer, which 'and on transport?' refines. */
    query: KeptQuery.optional(),
    /** The claim that was sent and spoken of last, by its number. */
    claim: z.string().optional(),
    /** The journey that was spoken of last, and not added. */
    journey: KeptJourney.optional().catch(undefined),
    /** What was spoken of last, where that is no receipt of the conversation. */
    subject: z.enum(['claim', 'queue', 'deadline']).optional(),
    /** The language that is spoken, where it is not English. */
    tongue: z.enum(['hinglish', 'hi']).optional(),
  })
  .catch({})
export type DialogueState = z.infer<typeof DialogueState>
