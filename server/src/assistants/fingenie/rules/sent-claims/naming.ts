import type { Expense } from '@pravas/contract/expenses'
import { WITHDRAWABLE_STATUSES } from '@pravas/contract/requests'
import type { ClaimMatter } from '@pravas/language/expense/claims/claim-asks'
import { type ClaimName, isNamed } from '@pravas/language/expense/claims/claim-name'
import { categoriesIn } from '@pravas/language/expense/receipts/mentions'
import { KIND_WORDS } from '@pravas/language/expense/receipts/plain-words'
import { addDays } from '@pravas/language/text/calendar'
import { wordingOf } from '@pravas/language/text/phrases-in'
import { isPlaceName } from '@pravas/language/text/place-names'
import { typingDistance } from '@pravas/language/text/spelling'
import { dayOf } from '../../../../clock.ts'

/** The statuses of the claims that a question is likely about, where several bear its words. */
const WANTED: Partial<Record<ClaimMatter | 'keep', readonly string[]>> = {
  state: ['pending', 'returned'],
  holder: ['pending', 'returned'],
  since: ['pending', 'returned'],
  payment: ['approved', 'paid'],
  reason: ['rejected', 'returned'],
  withdraw: WITHDRAWABLE_STATUSES,
  correct: WITHDRAWABLE_STATUSES,
  keep: WITHDRAWABLE_STATUSES,
}

/** What a name is looked up with. */
export interface NamedFor {
  asks: ClaimMatter | 'keep'
  /** The number of the claim that was spoken of. */
  spoken: string | undefined
  today: string
}

/** The claims that a name means, the likeliest first. */
export interface Meant {
  claims: Expense[]
  /** Words of the name that none of them bears. */
  missed: string[]
}

/** Returns the claims that a name may mean, the latest first unless one is to stand out; none where none bears its words. */
export function meantBy(name: ClaimName, claims: readonly Expense[], { asks, spoken, today }: NamedFor): Meant {
  const { number } = name
  if (number !== undefined) return { claims: claims.filter((claim) => isOfNumber(claim, number)), missed: [] }
  const sent = claims.toSorted((a, b) => b.submitted_at.localeCompare(a.submitted_at))
  const ofSpoken = sent.filter(({ expense_number: one }) => one === spoken)
  if (!isNamed(name) && ofSpoken.length > 0) return { claims: ofSpoken, missed: [] }
  const within = sent.filter((claim) => fits(claim, name, { spoken, today }))
  const { claims: named, missed } = bearing(name.words, within, asks)
  const ordered = standingOut(name.which, named)
  const likely = ordered.filter(({ status }) => WANTED[asks]?.includes(status))
  return { claims: likely.length > 0 ? likely : ordered, missed }
}

/** 'EXP-2026-000041' by all of it or by '41', its end without zeros. */
function isOfNumber({ expense_number: own }: Expense, number: string): boolean {
  return own === number || own.slice(own.lastIndexOf('-') + 1).replace(/^0+/, '') === number
}

/** Whether a claim is of the status, the days and the age that a name says. */
function fits(
  claim: Expense,
  { status, period, olderThanDays, other }: ClaimName,
  { spoken, today }: Pick<NamedFor, 'spoken' | 'today'>,
): boolean {
  const sent = dayOf(new Date(claim.submitted_at))
  const isWithin = (day: string) => period !== undefined && day >= period.from && day <= period.to
  return (
    (status === undefined || claim.status === status) &&
    (period === undefined || isWithin(sent) || isWithin(claim.expense_date)) &&
    (olderThanDays === undefined || (claim.status === 'pending' && sent < addDays(today, -olderThanDays))) &&
    (!other || claim.expense_number !== spoken)
  )
}

/**
 * The claims that bear all of the words; where none does, those that bear most of them. A place, an amount or a kind that no claim
 * bears names one that is not there, but what is said to be wrong of a claim does not name it.
 */
function bearing(words: readonly string[], claims: readonly Expense[], asks: NamedFor['asks']): Meant {
  const scored = claims.map((claim) => ({ claim, missed: words.filter((word) => !bears(claim, word)) }))
  const least = Math.min(...scored.map(({ missed }) => missed.length))
  const best = scored.filter(({ missed }) => missed.length === least)
  const named = best.map(({ claim }) => claim)
  const missed = (best[0]?.missed ?? []).filter((word) => asks !== 'correct' || !/^\d/.test(word))
  const isTold = least < words.length && best.length <= MOST_ALIKE && !missed.some(isTelling)
  return least === 0 || isTold ? { claims: named, missed } : NONE
}

/** More claims than these that bear a part of a name are told by none of its words. */
const MOST_ALIKE = 3
const NONE: Meant = { claims: [], missed: [] }

/** Whether a word tells a claim from others wherever it stands. */
export const isTelling = (word: string): boolean =>
  /\d/.test(word) ||
  isPlaceName(word) ||
  categoriesIn(word).length > 0 ||
  KIND_WORDS.some(([names]) => names.includes(word))

function standingOut(which: ClaimName['which'], claims: readonly Expense[]): Expense[] {
  if (which === undefined) return [...claims]
  if (which === 'oldest') return claims.toReversed()
  const bySize = claims.toSorted((a, b) => b.total - a.total)
  return which === 'largest' ? bySize : bySize.toReversed()
}

const MOST_SLIP = 1.05
const LEAST_FOR_SLIP = 5

/** Whether a claim can be told by a word: of its description, its city, its kind, or as what it came to. */
export function bears(
  { description, expense_type: type, place, total, cost_centre: centre, project }: Expense,
  word: string,
): boolean {
  const paise = /^\d[\d,]*$/.test(word) ? Number(word.replaceAll(',', '')) : undefined
  if (paise !== undefined) return Math.trunc(total) === paise
  const texts = [description, type, place, centre?.name, project?.name, project?.code].map((text) => text ?? '')
  const words = texts.flatMap((text) => wordingOf(text).words)
  const signs = KIND_WORDS.flatMap(([names, marks]) => (names.includes(word) ? [...names, ...marks] : []))
  return (
    words.some((one) => one === word || `${one}s` === word || one === `${word}s` || signs.includes(one)) ||
    categoriesIn(word).some((category) => category === type) ||
    (word.length >= LEAST_FOR_SLIP &&
      words.some(
        (one) =>
          one.length >= LEAST_FOR_SLIP && one[0] === word[0] && typingDistance(word, one, MOST_SLIP) <= MOST_SLIP,
      ))
  )
}
