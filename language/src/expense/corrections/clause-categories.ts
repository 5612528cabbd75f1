import { CATEGORY_NAME } from '../receipts/plain-words.ts'
import { categoryNamed } from './category-values.ts'
import { aboutOf } from './clause-shape.ts'
import { type Clause, has } from './statement-clauses.ts'

/** 'Put both in transport', 'dono ko food mein daal do': what receipts are moved to; no category of ours is one too. */
export function movedTo(clause: Clause, text: string) {
  if (!has(clause, 'set') || has(clause, 'amount', 'date', 'not', 'nahi', 'from', 'hedge', 'or', 'field', 'paid'))
    return undefined
  const isBehind = (index: number) => INTO.has(clause[index - 1]?.text ?? '')
  const at = clause.findIndex(
    ({ text: word }, index) =>
      (isBehind(index) && isHead(word)) || (MEIN.has(clause[index + 1]?.text ?? '') && isHead(word)),
  )
  const [first] = clause.slice(at)
  if (at < 0 || !first) return undefined
  let end = at + 1
  while (clause[end] && isHead(clause[end]?.text ?? '')) end += 1
  const said = text.slice(first.start, clause[end - 1]?.end)
  const about = aboutOf(clause.filter((_, index) => index < at || index >= end))
  const category = categoryNamed(said, true)
  return about === undefined || about === '' || has(clause.slice(0, isBehind(at) ? at - 1 : at), 'unknown')
    ? undefined
    : { about, said, value: category ? { change: { category } } : { refused: { why: 'no-category' as const } } }
}

const INTO = new Set(['in', 'into', 'under', 'as'])

const MEIN = new Set(['mein', 'me', 'main'])

/** What expenses are sorted by elsewhere. */
const HEADS = new Set(
  `office supplies supply supplys stationery stationary electronics entertainment fuel conveyance communication internet telephone medical training
   marketing utilities subscriptions subscription software hardware others other general sundry staff welfare client gifts`.split(
    /\s+/,
  ),
)

const isHead = (word: string): boolean => CATEGORY_NAME.has(word) || HEADS.has(word) || word === 'travel'

/** A clause without the category that it says a receipt not to be: 'the ola is not food, it is transport'. */
function withoutOtherCategory(clause: Clause): Clause {
  const at = clause.findIndex(({ kind }) => kind === 'not')
  const rest = clause.slice(at + 1)
  const out = rest.findIndex(({ kind }) => kind !== 'article' && kind !== 'courtesy')
  const goesOn = rest[out + 1]
  const isCategory = CATEGORY_NAME.has(rest[out]?.text ?? '') && (goesOn?.kind === 'pronoun' || goesOn?.kind === 'is')
  if (at < 1 || !isCategory || !goesOn) return clause
  const is = { ...goesOn, kind: 'is' as const }
  const behind = rest.slice(out + 2).filter(({ kind }, index) => index > 0 || kind !== 'is')
  return [...clause.slice(0, at).filter(({ kind }) => kind !== 'is'), is, ...behind]
}

/** 'Uber is transport': a category that stands alone behind the verb. */
export function categoryOf(whole: Clause, text: string) {
  const clause = withoutOtherCategory(whole)
  const at = clause.findIndex(({ kind }) => kind === 'is' || kind === 'to')
  const [before, after] = [clause.slice(0, at), clause.slice(at + 1)]
  const isPlain = !has(clause, 'amount', 'date', 'not', 'nahi', 'from', 'hedge', 'or', 'field', 'paid')
  const last = after.at(-1)
  if (at < 1 || !isPlain || !last || !has(before, 'reference')) return undefined
  const said = text.slice(after[0]?.start, last.end)
  const value = categoryNamed(said, false)
  const about = aboutOf(before)
  return value && about !== undefined ? { value, about, said } : undefined
}

/** 'No, transport', of the receipt whose category was set just now. */
export function otherCategory(clause: Clause, text: string) {
  const rest = clause.filter(({ kind }) => kind !== 'revise' && kind !== 'courtesy')
  const [first, last] = [rest[0], rest.at(-1)]
  if (!has(clause, 'revise') || !first || !last || has(rest, 'amount', 'date', 'not', 'nahi', 'field')) return undefined
  const said = text.slice(first.start, last.end)
  const value = categoryNamed(said, false)
  return value && { value, said }
}
