import { z } from 'zod'
import { RefusedLine } from './administration.ts'
import { endpoint } from './endpoint.ts'
import { Rupees } from './money.ts'
import { EmployeeId, RecordRef } from './requests.ts'
import { PlainText } from './text.ts'

const tag = 'Cards'

export const CARD_LINES_PAGE = 200
/** A receipt is a candidate for a line of a statement when their days are at most so many apart. */
export const CARD_DAYS = 5
/** A statement has at most so many characters. */
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
    unmatched: z.int().meta({ description: 'how many of its payments no receipt is matched with' }),
  })
  .meta({ id: 'CompanyCard' })
export type Card = z.infer<typeof Card>

const CardReceipt = z.object({
  receipt_id: z.uuid(),
  what: z.string(),
  date: z.iso.date().nullable(),
  amount: Rupees,
  claim: z.string().nullable().meta({ description: 'the number of the claim that it stands in' }),
})

/** A payment that a statement of a card lists. */
export const CardLine = z
  .object({
    id: z.uuid(),
    card: z.object({ id: z.uuid(), last_four: z.string(), label: z.string() }),
    employee_name: z.string(),
    on: z.iso.date(),
    amount: Rupees,
    what: z.string().meta({ description: 'as the statement has it' }),
    receipt: CardReceipt.extend({
      by: z.string().nullable().meta({ description: 'who matched it; null where Pravas did' }),
      settled: z.boolean().meta({ description: 'whether it is in a payment batch by now, so that it stays' }),
    }).nullable(),
    candidates: z
      .array(CardReceipt)
      .meta({ description: 'receipts of the same amount within a few days, of a line that is matched with none' }),
  })
  .meta({ id: 'CardLine' })
export type CardLine = z.infer<typeof CardLine>

const OneLine = z.object({ lineId: z.string().max(64) })

export const listCards = endpoint({
  method: 'GET',
  path: '/cards',
  summary: 'Company cards: one’s own, and for finance and auditors all',
  tag,
  response: z.object({ items: z.array(Card), manage: z.boolean(), all: z.boolean() }),
})

export const registerCard = endpoint({
  method: 'POST',
  path: '/cards',
  summary: 'Register a company card by its last four digits; finance only',
  tag,
  body: z.strictObject({
    person: EmployeeId.meta({ description: 'whose card it is: an employee id or a person id' }),
    last_four: PlainText.trim()
      .regex(/^\d{4}$/, 'Enter the last four digits.')
      .meta({ format: 'last-four' }),
    label: PlainText.trim().min(1, 'Enter what the card is called.').max(60, 'At most 60 characters.'),
  }),
  response: Card,
  errors: ['action.forbidden', 'card.known'],
})

export const endCard = endpoint({
  method: 'DELETE',
  path: '/cards/:cardId',
  summary: 'End a company card: no statement is imported for it any more; what was imported stays. Finance only',
  tag,
  params: z.object({ cardId: RecordRef }),
  errors: ['action.forbidden', 'record.not_found'],
})

export const importStatement = endpoint({
  method: 'POST',
  path: '/card-statements',
  summary:
    'Import a card statement as CSV: finance for every card, holders for their own. What is known already is not added again',
  tag,
  body: z.strictObject({
    csv: z.string().min(1, 'The file is empty.').max(MOST_STATEMENT, 'The file is too large.'),
    card_id: z
      .uuid('Name the card by its id.')
      .optional()
      .meta({ description: 'whose lines these are, where the statement names no card' }),
    commit: z.boolean().default(false).meta({ description: 'without it nothing is written' }),
  }),
  bodyBytes: 2 * MOST_STATEMENT,
  response: z.object({
    added: z.int(),
    known: z.int().meta({ description: 'lines that were imported before' }),
    credits: z.int().meta({ description: 'payments to the card and refunds, which are left out' }),
    matched: z.int().meta({ description: 'how many payments a receipt was found for; 0 without commit' }),
    total: Rupees.meta({ description: 'of what is added' }),
    refused: z.array(RefusedLine),
    ignored: z.array(z.string()).meta({ description: 'columns that nothing is read from' }),
  }),
  errors: ['record.not_found'],
})

export const listCardLines = endpoint({
  method: 'GET',
  path: '/card-lines',
  summary: 'Payments with company cards, latest first: one’s own; all for finance and auditors',
  tag,
  query: z.object({
    view: z.enum(['mine', 'all']).default('mine'),
    state: z.enum(['missing', 'matched']).default('missing').meta({ description: 'missing: no receipt is matched' }),
    cursor: z.string().max(1000).optional(),
    limit: z.coerce.number().int().min(1).max(CARD_LINES_PAGE).default(50),
  }),
  response: z.object({ items: z.array(CardLine), next: z.string().nullable() }),
  errors: ['action.forbidden'],
})

export const matchCards = endpoint({
  method: 'POST',
  path: '/card-lines/match',
  summary: 'Match one’s own card payments with receipts where there is only one that fits, and only one payment for it',
  tag,
  response: z.object({ matched: z.int() }),
})

export const matchCardLine = endpoint({
  method: 'POST',
  path: '/card-lines/:lineId/match',
  summary: 'Match a card payment with a receipt of the same amount, within a few days; its holder or finance',
  tag,
  params: OneLine,
  body: z.strictObject({ receipt_id: z.uuid('Name the receipt by its id.') }),
  response: CardLine,
  errors: ['record.not_found', 'card.taken', 'card.settled'],
})

export const unmatchCardLine = endpoint({
  method: 'DELETE',
  path: '/card-lines/:lineId/match',
  summary: 'Take a match back, while no batch pays the claim; its holder or finance',
  tag,
  params: OneLine,
  response: CardLine,
  errors: ['record.not_found', 'card.settled'],
})
