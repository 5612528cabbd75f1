import { type Doubt, doubtIn, withoutSource } from './certainty.ts'
import { clockAt, periodAt } from './clock.ts'
import type { DateExpression } from './date-expression.ts'
import { dateAt } from './date-grammar.ts'
import { correctSpelling } from './spelling.ts'
import { clean, type Token, tokenise } from './tokens.ts'
import { PLEASE, THANKING } from './words/filler.ts'

/** Why a phrase with a date in it says no day; `words` are those that were not understood. */
export interface NoDate {
  why: Extract<Doubt, 'unsure' | 'quoted'> | 'negated' | 'several' | 'unread'
  words: string
}

/** Words that may stand around a date and change nothing about it. */
const AROUND = new Set([
  ...PLEASE,
  ...THANKING,
  ...`the a on at of in it its is was were be been should must has have to for from dated date day really actually only just exactly that this
  i we my our bought paid purchased made happened took place then and so no yes ok okay sorry you right correct
  hai hain tha thi ko ka ki ke se me mein wala wali ji haan tarikh tareekh taarikh last night morning evening afternoon hrs hours`.split(
    /\s+/,
  ),
])
const NEGATIONS = /^(not|nahi|isnt|wasnt|never|dont)$/

/**
 * Reads a phrase that is nothing but a date, or a stretch of days: '5 March', 'the day before yesterday', 'parso', 'last to last
 * Friday'. Anything left over makes it none, with the reason. Undefined where the phrase holds no date at all.
 */
export function readDate(phrase: string): { expressions: DateExpression[] } | NoDate | undefined {
  const cleaned = clean(withoutSource(phrase))
  const tokens = correctSpelling(tokenise(cleaned))
  const expressions: DateExpression[] = []
  const left: { token: Token; at: number }[] = []
  for (let at = 0; at < tokens.length; ) {
    const token = tokens[at]
    const match = dateAt(tokens, at)
    if (match) expressions.push(match.expression)
    else if (token) left.push({ token, at })
    at += Math.max(match?.length ?? 0, 1)
  }
  if (expressions.length === 0) return undefined
  const unread = left
    .filter(({ token, at }) => !AROUND.has(token.text) && !isTime(tokens, at))
    .map(({ token }) => token)
  const words = unread.map(({ raw }) => raw).join(' ')
  const none = (why: NoDate['why']): NoDate => ({ why, words: words || cleaned.trim() })
  if (unread.some(({ text }) => NEGATIONS.test(text))) return none('negated')
  if (/\?\s*$/.test(phrase)) return none('unsure')
  const doubt = doubtIn(`${left.map(({ token }) => token.text).join(' ')} ${left.length > 0 ? cleaned : ''}`)
  if (doubt === 'quoted' || (doubt === 'unsure' && unread.length > 0)) return none(doubt)
  if (/[~≈]/.test(cleaned)) return none('unsure')
  if (unread.length > 0)
    return none(unread.every(({ text }) => /^(or|ya|-|to|till|and)$/.test(text)) ? 'several' : 'unread')
  return { expressions }
}

/** Whether a word belongs to a time of day, which a receipt may carry beside its day. */
function isTime(tokens: readonly Token[], at: number): boolean {
  if (periodAt(tokens, at)) return true
  for (let start = Math.max(0, at - 3); start <= at; start++) {
    const clock = clockAt(tokens, start)
    if (clock && start + clock.length > at) return true
  }
  return false
}
