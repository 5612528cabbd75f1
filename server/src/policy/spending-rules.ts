import { paiseFromRupees } from '@pravas/contract/money'
import { folded, type PolicyDocument } from '@pravas/contract/policy-document'
import { z } from 'zod'
import { above, type Finding } from './finding-rules.ts'
import { type Judgement, joined, judged, lacking } from './judgement-rules.ts'
import { CheckedMileage } from './mileage-rules.ts'
import { ClaimedStay } from './stay-rules.ts'
import { type Circumstances, decidingEntry, entriesOf, type PolicyOfDay } from './version-rules.ts'

/** One receipt of a claim, or what was spent without one. */
export const Spending = z.object({
  /** Names the receipt where the claim has several. */
  of: z.string().optional(),
  /** `YYYY-MM-DD`; null where it is not known. */
  day: z.string().nullable(),
  /** What it comes to, in paise; null where that is not known in rupees. */
  paise: z.int().nullable().optional(),
  /** One of the four categories. */
  category: z.string().optional(),
  /** The merchant and the description, and everything that is printed; absent where nobody has kept it. */
  text: z.object({ named: z.string(), printed: z.string() }).optional(),
  /**
   * Whether it may have been claimed before, and whether the claimant has decided to claim it anyway; absent where
   * nobody has looked.
   */
  duplicate: z.enum(['open', 'kept']).nullable().optional(),
  /** Of a journey by an own vehicle. */
  mileage: CheckedMileage.optional(),
  /** Of a hotel's bill; absent also where it was not kept. */
  stay: ClaimedStay.optional(),
  /** It was not spent on the days of the trip that was chosen for it. */
  isOutsideTrip: z.boolean().optional(),
})
export type Spending = z.infer<typeof Spending>

/** More print than this is not kept of a receipt. */
const MOST_PRINT = 4000

/** Returns what the policy keeps of the text of a receipt. */
export function keptText(named: readonly (string | null)[], printed: readonly string[]): Spending['text'] {
  const join = (parts: readonly (string | null)[]) => parts.filter(Boolean).join('\n').slice(0, MOST_PRINT)
  return { named: join(named), printed: join(printed) }
}

/** Says where receipts go beyond the limits of their categories and sub-categories, one by one. */
export function aboveCategoryCaps(spent: readonly Spending[], policy: PolicyOfDay, about: Circumstances): Judgement {
  const rule = 'expense.category_cap'
  if (!policy.policy) return joined([])
  const { sub_categories: subCategories } = policy.policy
  const names = new Map(entriesOf(policy.policy, rule).map(({ category }) => [folded(category), category]))
  const texts = spent.map(({ text }) => text && wordsOf(text.named))
  const parts = [...names.keys()].toSorted().map((name) => {
    const decided = decidingEntry(policy, rule, about, { isMeant: ({ category }) => folded(category) === name })
    const sub = subCategories.find((one) => folded(one.name) === name)
    const meant = spent.flatMap((receipt, at) => {
      const belongs = sub ? isOfSub(receipt, texts[at], sub) : isOfCategory(receipt, name)
      return belongs === false ? [] : [{ receipt, belongs }]
    })
    const open = lacking(
      lacking(
        decided,
        'receipt_text',
        meant.some(({ belongs }) => belongs === undefined),
      ),
      'amount',
      meant.some(({ receipt, belongs }) => belongs === true && (receipt.paise ?? null) === null),
    )
    return judged(rule, open, ({ amount, category }) =>
      meant.flatMap(({ receipt: { of, paise }, belongs }) =>
        belongs === true
          ? above({ rule, ...(of !== undefined && { of }), note: category }, paise ?? 0, paiseFromRupees(amount))
          : [],
      ),
    )
  })
  return joined(parts)
}

function isOfCategory({ category }: Spending, name: string): boolean | undefined {
  return category === undefined ? undefined : folded(category) === name
}

/** A receipt is of a sub-category by its category and by a word in its merchant or description. */
function isOfSub(
  { category }: Spending,
  named: Words | undefined,
  sub: PolicyDocument['sub_categories'][number],
): boolean | undefined {
  if (category !== undefined && folded(category) !== folded(sub.category)) return false
  if (category === undefined || named === undefined) return undefined
  return sub.words.some((words) => holds(named, words))
}

/** Says which receipts have something on them that is not reimbursed. */
export function notReimbursed(spent: readonly Spending[], policy: PolicyOfDay, about: Circumstances): Judgement {
  const rule = 'expense.excluded'
  if (!policy.policy) return joined([])
  const subjects = new Set(entriesOf(policy.policy, rule).map(({ what }) => folded(what)))
  const texts = spent.map(({ text }) => text && wordsOf(`${text.named}\n${text.printed}`))
  const parts = [...subjects].toSorted().map((subject) => {
    const decided = decidingEntry(policy, rule, about, { isMeant: ({ what }) => folded(what) === subject })
    const open = lacking(decided, 'receipt_text', texts.includes(undefined))
    return judged(rule, open, ({ what, words }) =>
      spent.flatMap(({ of }, at): Finding[] => {
        const text = texts[at]
        const found = text ? words.filter((word) => holds(text, word)).toSorted() : []
        if (found.length === 0) return []
        const note = `${what}: ${found.slice(0, MOST_NAMED).join(', ')}`
        return [{ rule, ...(of !== undefined && { of }), note, unit: 'receipts', actual: 1 }]
      }),
    )
  })
  return joined(parts)
}

/** More words than these are not named in a finding. */
const MOST_NAMED = 5

/** The words of a text, in order, and where each of them is. */
type Words = ReadonlyMap<string, readonly number[]>

function wordsOf(text: string): Words {
  const places = new Map<string, number[]>()
  tokensOf(text).forEach((word, at) => {
    const known = places.get(word)
    if (known) known.push(at)
    else places.set(word, [at])
  })
  return places
}

/** Letters and digits, without case and accents. */
function tokensOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

/** Whether words follow each other in a text, each as it is or in the plural; a part of a longer word does not count. */
function holds(words: Words, wanted: string): boolean {
  const [first, ...rest] = tokensOf(wanted)
  if (first === undefined) return false
  return placesOf(words, first).some((at) =>
    rest.every((word, further) => placesOf(words, word).includes(at + 1 + further)),
  )
}

function placesOf(words: Words, word: string): readonly number[] {
  return [...(words.get(word) ?? []), ...(words.get(`${word}s`) ?? [])]
}
