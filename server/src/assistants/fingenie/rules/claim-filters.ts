import type { Expense } from '@pravas/contract/expenses'
import { paiseFromRupees } from '@pravas/contract/money'
import type { ParsedQuery } from '@pravas/language/expense/queries/parse'
import { EMPTY } from '@pravas/language/expense/queries/question'
import { replies } from '@pravas/messages/fingenie'
import { dayOf } from '../../../clock.ts'
import { listWords } from '../../../formats.ts'
import { literal } from '../../kernel/cards.ts'
import { filterText, namedRange } from './query/query-words.ts'
import { quoted } from './texts.ts'
import type { Turn } from './turn.ts'

/** Claims that fit what a message says of them, and how that is said. */
export interface ClaimsWithin {
  claims: Expense[]
  /** Follows 'claims': ' of Food above ₹500.00, decided this month (1 Nov 2026 to 30 Nov 2026)'; empty where nothing is said. */
  words: string
  /** What of the message could not be heeded; undefined when all was. */
  note: string | undefined
}

/**
 * The claims of the period, the category, the amount and the merchant that a message names. Approved and rejected ones
 * are counted by the day of the decision, others by the day on which they were sent.
 */
export async function claimsWithin(
  turn: Turn,
  { said, decided }: { said: ParsedQuery['said']; decided: boolean },
  claims: readonly Expense[],
): Promise<ClaimsWithin> {
  const { tools } = turn
  const { period, categories = [], leastPaise = null, mostPaise = null, merchant = null } = said
  const isOf = (claim: Expense) => merchant !== null && claim.description.toLowerCase().includes(merchant.toLowerCase())
  const ofMerchant = claims.some(isOf)
  const fitting = claims.filter((claim) => {
    const paise = paiseFromRupees(claim.total)
    return (
      (categories.length === 0 || categories.some((category) => category === claim.expense_type)) &&
      (leastPaise === null || paise >= leastPaise) &&
      (mostPaise === null || paise <= mostPaise) &&
      (!ofMerchant || isOf(claim))
    )
  })
  const within: Expense[] = []
  for (const claim of fitting) {
    if (!period) within.push(claim)
    else {
      const sent = dayOf(new Date(claim.submitted_at))
      // A decision comes after the claim, so that of a later one nothing need be asked.
      const day = decided
        ? sent <= period.to
          ? await tools.expense_decided_on({ expense: claim.expense_number })
          : null
        : sent
      if (day !== null && day >= period.from && day <= period.to) within.push(claim)
    }
  }
  const filters = filterText({ ...EMPTY, categories, leastPaise, mostPaise, merchant: ofMerchant ? merchant : null })
  const when = period
    ? replies(decided ? 'claims.when.decided' : 'claims.when.sent', { period: namedRange(period) })
    : ''
  return { claims: within, words: `${filters}${when}`, note: unheeded(said, merchant !== null && !ofMerchant) }
}

type FilterWords = ParsedQuery['said']

/** What claims are not told apart by here. */
function unheeded(said: FilterWords, noMerchant: boolean): string | undefined {
  const { cities = [], means = [], lacks, trip, against, group } = said
  const words = [
    ...(noMerchant && said.merchant ? [quoted(said.merchant)] : []),
    ...cities.map((city) => replies('claims.ignored.city', { city: literal(city) })),
    ...(means.length > 0 ? [replies('claims.ignored.means')] : []),
    ...(lacks ? [replies('claims.ignored.missing')] : []),
    ...(trip === undefined ? [] : [replies('claims.ignored.trip')]),
    ...(against ? [replies('claims.ignored.comparison')] : []),
    ...(group ? [replies('claims.ignored.group')] : []),
  ]
  return words.length > 0 ? replies('claims.ignored', { words: listWords(words) }) : undefined
}
