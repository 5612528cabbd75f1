import { z } from 'zod'
import { RefusedLine } from './administration.ts'
import { endpoint } from './endpoint.ts'
import { Rupees } from './money.ts'
import { paged } from './paging.ts'
import { EmployeeId, RecordRef } from './requests.ts'
import { PlainText } from './text.ts'

const tag = 'Cards'

export const CARD_LINES_PAGE = 200
/** A receipt is a candidate for a line of a statement when their days are at most this many apart. */
export const CARD_DAYS = 5
/** A statement has at most this many characters. */
export const MOST_STATEMENT = 2_000_000

/** A company card, of which only the last four digits are kept. */
export const Card = z
  .object({
    id: z.uuid(),
    last_four: z.string(),
    label: z.string(),
    employee_id: z.string(),
    employee_name: z.string(),
    own: z.boolean(),
    unmatched: z.int().meta({ description: 'number of payments without a matched receipt' }),
  })
  .meta({ id: 'CompanyCard' })
export type Card = z.infer<typeof Card>

const CardReceipt = z.object({
  receipt_id: z.uuid(),
  what: z.string(),
  date: z.iso.date().nullable(),
  amount: Rupees,
  claim: z.string().nullable().meta({ description: 'the number of the claim that contains it' }),
})

/** A payment on a card statement. */
export const CardLine = z
  .object({
    id: z.uuid(),
    card: z.object({ id: z.uuid(), last_four: z.string(), label: z.string() }),
    employee_name: z.string(),
    on: z.iso.date(),
    amount: Rupees,
    what: z.string().meta({ description: 'description on the statement' }),
    receipt: CardReceipt.extend({
      by: z.string().nullable().meta({ description: 'who matched it; null if Pravas did' }),
      settled: z
        .boolean()
        .meta({ description: 'true once its claim is in a payment batch: the match can no longer be undone' }),
    }).nullable(),
    candidates: z
      .array(CardReceipt)
      .meta({ description: 'for an unmatched payment: receipts of the same amount dated within a few days of it' }),
  })
  .meta({ id: 'CardLine' })
export type CardLine = z.infer<typeof CardLine>

const OneLine = z.object({ lineId: z.string().max(64) })

export const listCards = endpoint({
  operationId: 'listCards',
  scope: 'accounts',
  method: 'GET',
  path: '/cards',
  summary: 'List company cards by their holder: your own; for finance and auditors, all cards',
  tag,
  query: z.object({
    query: PlainText.trim()
      .max(100, 'At most 100 characters.')
      .optional()
      .meta({ description: 'part of the holder’s name or number, the card’s name or its last digits' }),
    ...paged(),
  }),
  response: z.object({ items: z.array(Card), next: z.string().nullable(), manage: z.boolean(), all: z.boolean() }),
})

export const registerCard = endpoint({
  operationId: 'registerCard',
  method: 'POST',
  path: '/cards',
  summary: 'Register a company card by its last four digits; finance only',
  tag,
  body: z.strictObject({
    person: EmployeeId.meta({ description: 'the cardholder’s employee id or person id' }),
    last_four: PlainText.trim()
      .regex(/^\d{4}$/, 'Enter the last four digits.')
      .meta({ format: 'last-four' }),
    label: PlainText.trim().min(1, 'Enter a name for the card.').max(60, 'At most 60 characters.'),
  }),
  response: Card,
  errors: ['action.forbidden', 'card.known'],
})

export const endCard = endpoint({
  operationId: 'endCard',
  method: 'DELETE',
  path: '/cards/:cardId',
  summary:
    'End a company card: no more statements can be imported for it. Payments already imported stay. Finance only',
  tag,
  params: z.object({ cardId: RecordRef }),
  errors: ['action.forbidden', 'record.not_found'],
})

export const importStatement = endpoint({
  operationId: 'importStatement',
  scope: 'accounts',
  method: 'POST',
  path: '/card-statements',
  summary:
    'Import a card statement as CSV. Finance can import for every card, holders for their own. Payments imported before are not added again',
  tag,
  body: z.strictObject({
    csv: z.string().min(1, 'The file is empty.').max(MOST_STATEMENT, 'The file is too large.'),
    card_id: z
      .uuid('Name the card by its id.')
      .optional()
      .meta({ description: 'the card of these lines, if the statement doesn’t name one' }),
    commit: z.boolean().default(false).meta({ description: 'if omitted, only a preview is returned' }),
  }),
  bodyBytes: 2 * MOST_STATEMENT,
  response: z.object({
    added: z.int(),
    known: z.int().meta({ description: 'number of lines imported before' }),
    credits: z.int().meta({ description: 'number of credits (refunds and payments to the card), which are skipped' }),
    matched: z.int().meta({ description: 'number of payments matched with a receipt; 0 without commit' }),
    total: Rupees.meta({ description: 'total amount of the added payments' }),
    refused: z.array(RefusedLine),
    ignored: z.array(z.string()).meta({ description: 'unused columns' }),
  }),
  errors: ['record.not_found'],
})

export const listCardLines = endpoint({
  operationId: 'listCardLines',
  scope: 'accounts',
  method: 'GET',
  path: '/card-lines',
  summary: 'List payments by company card, latest first. The view `all` is for finance and auditors',
  tag,
  query: z.object({
    view: z.enum(['mine', 'all']).default('mine'),
    state: z.enum(['missing', 'matched']).default('missing').meta({ description: 'missing: no matched receipt' }),
    ...paged({ most: CARD_LINES_PAGE }),
  }),
  response: z.object({ items: z.array(CardLine), next: z.string().nullable() }),
  errors: ['action.forbidden'],
})

export const matchCards = endpoint({
  operationId: 'matchCards',
  method: 'POST',
  path: '/card-lines/match',
  summary: 'Match your card payments with receipts where exactly one of each fits',
  tag,
  response: z.object({ matched: z.int() }),
})

export const matchCardLine = endpoint({
  operationId: 'matchCardLine',
  method: 'POST',
  path: '/card-lines/:lineId/match',
  summary:
    'Match a card payment with a receipt of the same amount dated within a few days. For the cardholder and finance',
  tag,
  params: OneLine,
  body: z.strictObject({ receipt_id: z.uuid('Name the receipt by its id.') }),
  response: CardLine,
  errors: ['record.not_found', 'card.taken', 'card.settled'],
})

export const unmatchCardLine = endpoint({
  operationId: 'unmatchCardLine',
  method: 'DELETE',
  path: '/card-lines/:lineId/match',
  summary: 'Undo a match; not possible once the claim is in a payment batch. For the cardholder and finance',
  tag,
  params: OneLine,
  response: CardLine,
  errors: ['record.not_found', 'card.settled'],
})
