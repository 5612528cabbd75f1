import type { Consent } from '@pravas/language/text/consent'
import { isEnglishWord } from '@pravas/language/text/english-words'
import { replies } from '@pravas/messages/tripmate'
import { priceText } from '../../../formats.ts'
import { draftTotal } from '../../../trips/draft-rules.ts'
import type { DialogueState } from './state.ts'

const BESIDE = /^(?:please|pls|plz|now|for|approval|then|today|too|ji|sir|mr|ms|mrs|my|manager|boss|only)$/
const SUM_WORD = /^(?:total|totals?|totalling|amount|amounts?|is|of|for|worth|at|the|in|rs|inr|rupees|₹|,)$/

/**
 * Says in what a wish to send the draft disagrees with it: another approver than the one who gets it, or another total.
 * Undefined where it names neither.
 */
export function disagreement({ asked, draft }: DialogueState, { namesAct, unread }: Consent): string | undefined {
  if (asked?.about !== 'confirm' || !draft || !namesAct) return undefined
  const sum = sumOf(unread)
  const total = priceText(draftTotal(draft.segments))
  if (sum !== undefined) return replies('send.other-total', { total, said: priceText(sum) })
  const name = nameOf(unread)
  if (name === undefined) return undefined
  return asked.approver === undefined
    ? replies('send.no-approver', { name })
    : replies('send.other-approver', { approver: asked.approver, name })
}

/** The sum that is named, in paise, where nothing else is left over. */
function sumOf(unread: readonly string[]): number | undefined {
  const numbers = unread.filter((word) => /^\d[\d,]*(?:\.\d+)?(?:\/-)?$/.test(word))
  const others = unread.filter((word) => !numbers.includes(word) && !SUM_WORD.test(word.toLowerCase()))
  const [sum] = numbers
  if (sum === undefined || numbers.length > 1 || others.length > 0) return undefined
  return Math.round(Number(sum.replace('/-', '').replaceAll(',', '')) * 100)
}

/** The person to whom it should go: 'to Rahul Sharma', 'Rahul ko'. */
function nameOf(unread: readonly string[]): string | undefined {
  const to = unread.findIndex((word) => /^(?:to|with)$/i.test(word))
  const ko = unread.findIndex((word) => /^(?:ko|को)$/i.test(word))
  const words = to >= 0 ? unread.slice(to + 1) : ko > 0 ? unread.slice(0, ko) : []
  const name = words.filter((word) => !BESIDE.test(word.toLowerCase()))
  const isNamed = name.every((word) => /^\p{Lu}/u.test(word) || !isEnglishWord(word.toLowerCase()))
  return name.length > 0 && name.length <= 3 && to <= 0 && isNamed ? name.map(capital).join(' ') : undefined
}

const capital = (word: string) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`
