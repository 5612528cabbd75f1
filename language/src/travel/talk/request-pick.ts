import type { IsoDate } from '../../text/calendar.ts'
import { resolveDate } from '../../text/date-resolve.ts'
import { romanised } from '../../text/devanagari.ts'
import { numberAt } from '../../text/numbers.ts'
import { anyOf, inOrder, maybe, phrases, type Rule, several } from '../../text/phrase-grammar.ts'
import { clean, tokenise } from '../../text/tokens.ts'
import { YES } from '../../text/words/assent.ts'
import { COURTESY, TRANSITION } from '../../text/words/filler.ts'
import { findEntities } from '../entities.ts'
import { correctSpelling } from '../spelling.ts'
import { WITHDRAWS } from './request-questions.ts'
import { fits } from './said.ts'

/** Which of the requests that were listed just before a message means. */
export interface RequestPick {
  /** The end of its number: '29' of TRP-2026-000029. */
  digits?: string
  /** Its place in the list, from 1; -1 is the last. */
  ordinal?: number
  places: readonly string[]
  days: readonly IsoDate[]
  /** It is to be withdrawn, whatever was asked. */
  withdraws: boolean
}

const AROUND = several(anyOf(COURTESY, TRANSITION, YES, phrases('its | i mean | wo | woh | that would be')))
const CHANGE = anyOf(phrases('change | open | modify | edit | badlo | badal do'))
const THE = several(
  anyOf(
    phrases('the | that | this | my | number | no | request | trip | to | of | for | in | on | from | ka | ki | ko'),
  ),
)
const ONE = several(
  anyOf(
    phrases('one | request | trip | wala | wali | waala | waali | ko | itself | only | hi | karo | kar do | kardo '),
  ),
)
const VALUE = anyOf(
  phrases('<digits> | <ordinal> | <place> | <date> | <place> <date> | <place> to <place> | <place> <place>'),
)
const isWithdrawal = inOrder(AROUND, THE, WITHDRAWS)
const PICK: Rule = inOrder(AROUND, maybe(CHANGE), THE, VALUE, ONE, AROUND)
const PICK_WITHDRAWN: Rule = inOrder(isWithdrawal, THE, VALUE, ONE, AROUND)
const VALUE_WITHDRAWN: Rule = inOrder(AROUND, THE, VALUE, ONE, WITHDRAWS, ONE, AROUND)

/** Reads a message that only picks one of some requests: '29', 'the Chennai one', 'withdraw the second'. */
export function requestPickIn(message: string, today: IsoDate): RequestPick | undefined {
  if (message.includes('?')) return undefined
  const tokens = correctSpelling(tokenise(clean(romanised(message))))
  const entities = findEntities(tokens)
  const values = entities.filter(({ value }) => value.kind === 'place' || value.kind === 'date')
  let digits: string | undefined
  let ordinal: number | undefined
  const words: string[] = []
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token) continue
    const rank = rankAt(tokens, at)
    const value = values.find(({ start }) => start === at)
    if (/^\d{1,6}$/.test(token.said)) {
      digits = token.said
      words.push('<digits>')
    } else if (rank) {
      ordinal = rank.value
      words.push('<ordinal>')
      at += rank.length - 1
    } else if (value) {
      words.push(`<${value.value.kind}>`)
      at = value.end - 1
    } else words.push(token.said)
  }
  const withdraws = fits(PICK_WITHDRAWN, words) || fits(VALUE_WITHDRAWN, words)
  if (!withdraws && !fits(PICK, words)) return undefined
  return {
    ...(digits !== undefined && { digits }),
    ...(ordinal !== undefined && { ordinal }),
    places: values.flatMap(({ value }) => (value.kind === 'place' ? [value.place.city ?? value.place.name] : [])),
    days: values.flatMap(({ value }) => {
      const day = value.kind === 'date' ? resolveDate(value.expression, { today }) : 'invalid'
      return day !== 'invalid' && 'day' in day ? [day.day] : []
    }),
    withdraws,
  }
}

function rankAt(tokens: Parameters<typeof numberAt>[0], at: number): { value: number; length: number } | undefined {
  if (/^(?:last|aakhri|akhri)$/.test(tokens[at]?.said ?? '')) return { value: -1, length: 1 }
  const number = numberAt(tokens, at)
  return number?.ordinal ? number : undefined
}
