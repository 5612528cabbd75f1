import type { Category } from '@pravas/contract/receipt-fields'
import { wordsIn } from '../../text/phrase-grammar.ts'
import { ADDRESS, AT_ONCE, PLEASE, THANKS } from '../../text/words/filler.ts'
import { categoriesIn } from '../receipts/mentions.ts'
import { CATEGORY, CATEGORY_NAME, plainWordsOf } from '../receipts/plain-words.ts'

/** May stand beside a category that is meant: 'a food expense', 'transport please'. Doubt is dealt with where it is set. */
const BESIDE = wordsIn(
  'a an the as under category type expense expenses cost costs again instead only just really actually rather maybe perhaps probably possibly shayad hai h hain ka ki ke ko mein me'.split(
    ' ',
  ),
  PLEASE,
  THANKS,
  ADDRESS,
  AT_ONCE,
)
/**
 * The category that a value is, where it is nothing else: 'transport', 'as a food expense'. `widely` lets what belongs to a
 * category stand for it, as in 'the category is taxi'; otherwise only its own name counts, so that 'the dinner was hotel'
 * names none.
 */
export function categoryNamed(value: string, widely: boolean): Category | undefined {
  const said = plainWordsOf(value)
  const known = widely ? CATEGORY : CATEGORY_NAME
  if (!said.some((word) => known.has(word)) || !said.every((word) => known.has(word) || BESIDE.has(word)))
    return undefined
  const [category, ...others] = categoriesIn(value)
  return others.length === 0 ? category : undefined
}
