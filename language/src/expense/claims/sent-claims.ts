import { anyOf, phrases, wordSet } from '../../text/phrase-grammar.ts'
import { placeOf, wordingOf } from '../../text/phrases-in.ts'
import { isFunctionWord, isTalk } from '../../text/skipped-words.ts'
import { clausesOf } from '../commands/clauses.ts'
import { isNegation } from '../skipped.ts'
import { type ClaimMatter, DECIDED, matterIn, mattersIn, withdrawalIn } from './claim-asks.ts'
import { CLAIM, type ClaimName, claimNameIn, isTold, numberIn, ONE_SUCH, OTHER, SENT, says } from './claim-name.ts'

/** A question about a claim that was sent, or a wish for it. */
export interface SentClaimTalk {
  /** `keep`: it is not to be withdrawn. */
  asks: ClaimMatter | 'keep'
  claim: ClaimName
  /** It can be about nothing but a claim; else only if the name is that of one. */
  isSure: boolean
}

/** What the dialogue spoke of last. */
export interface SentClaimContext {
  today: string
  /** A claim that was sent is spoken of, so that 'it' means that. */
  isSpokenOf: boolean
  /** There are receipts that were not sent, which 'it' may mean as well. */
  hasOpen: boolean
}

interface AskingClause {
  text: string
  words: readonly string[]
  asked: ReturnType<typeof matterIn>
}

/** Returns what a message asks of claims that were sent, or wishes for one; undefined for anything else. */
export function sentClaimTalkIn(said: string, context: SentClaimContext): SentClaimTalk | undefined {
  const whole = wordingOf(said).words
  const clauses = clausesOf(said).map(({ words, textOf }): AskingClause => {
    const text = textOf(0, words.length)
    const own = wordingOf(text).words
    return { text, words: own, asked: matterIn(own, whole) }
  })
  const asking = askedFirst(clauses, context)
  if (!asking) return undefined
  const { asks, clause } = asking
  const named = corrected(asks, nameOf(clause, clauses, context))
  const all = clauses.flatMap(({ words }) => words)
  if (asks === 'withdraw' && clause.words.some(isNegation))
    return { asks: 'keep', claim: named, isSure: isOfClaim(named, all, context) }
  if (isList(asks, named, clause.words) || (context.hasOpen && isOfDraft(asks, named, all, context))) return undefined
  // 'I want to correct my claim' asks how that is done.
  if (asks === 'correct' && !isTold(named) && !context.isSpokenOf) return undefined
  const isSure = isOfClaim(named, all, context) || isOfSent(asks, named, clause.words, context)
  if (isSure) return { asks, claim: named, isSure }
  const isTellable = named.number !== undefined || named.words.length > 0 || named.which !== undefined
  return isTellable && !(context.hasOpen && EITHER.has(asks)) ? { asks, claim: named, isSure } : undefined
}

const placesOf = ({ words, asked }: AskingClause) => [...mattersIn(words), ...(asked ? [asked.place] : [])]

/** Beside a correction a figure is what is wrong or right, unless nothing else names the claim. */
function corrected(asks: ClaimMatter, name: ClaimName): ClaimName {
  const words = name.words.filter((word) => !/^\d/.test(word))
  return asks === 'correct' && words.length > 0 ? { ...name, words } : name
}

/** Several that nothing tells apart are a list of claims; what becomes of them may be asked of all of a month. */
function isList(asks: ClaimMatter, name: ClaimName, words: readonly string[]): boolean {
  const isOfDays = name.period !== undefined && !isTold({ ...name, period: undefined })
  // 'What did I claim in October'.
  if (isOfDays && asks === 'contents') return true
  // 'How much was rejected this month and why', 'why was anything rejected in March'.
  const isNamed = name.number !== undefined || name.words.length > 0 || name.which !== undefined
  if (asks === 'reason' && name.period && !isNamed && !says(words, CLAIM) && !says(words, ONE_SUCH)) return true
  if (asks === 'payment' || !words.some(isPlural)) return false
  // 'Why were claims over 500 rejected'.
  if (asks === 'reason' && says(words, BOUNDS)) return true
  return !isTold(name) || (isOfDays && OF_LIST.has(asks))
}

const BOUNDS = anyOf(phrases('over | above | under | below | more than | less than | between | upto | up to'))
const OF_LIST: ReadonlySet<ClaimMatter> = new Set(['state', 'contents', 'amount', 'correct'])

/** 'How much is my claim' is of the receipts that are here, unless the claim was sent or is told from others. */
function isOfDraft(
  asks: ClaimMatter,
  name: ClaimName,
  words: readonly string[],
  { isSpokenOf }: SentClaimContext,
): boolean {
  if (name.number !== undefined || says(words, SENT) || isSpokenOf) return false
  return asks === 'correct' || (asks !== 'withdraw' && EITHER.has(asks) && !isTold(name))
}

/**
 * What is asked, where a message says several things: a question goes before a wish, which may be a thought only ('cancel it,
 * no wait, what was the amount'), and what is said first before the rest.
 */
function askedFirst(
  clauses: readonly AskingClause[],
  { isSpokenOf, today }: SentClaimContext,
): { asks: ClaimMatter; clause: AskingClause } | undefined {
  const asking = clauses.flatMap((clause) => (clause.asked ? [{ asks: clause.asked.asks, clause }] : []))
  const question = asking.find(({ asks }) => !isWish(asks))
  const wish = asking.find(({ asks }) => isWish(asks))
  // 'Take it back, why is it still pending' is a wish with its reason.
  const isTakenBack = wish && clauses.some(({ words }) => words.some(isNegation) && !words.includes('not'))
  if (wish && question && (wish.asks === 'correct' || isTakenBack)) return question
  const first = asking[0]
  if (first) return first
  // 'Which was my biggest claim': the claim itself is wanted.
  const standingOut = clauses.find(({ text }) => claimNameIn(text, [], today).which !== undefined)
  if (standingOut) return { asks: 'state', clause: standingOut }
  const other = isSpokenOf ? clauses.find(({ words }) => isOtherAlone(words)) : undefined
  return other && { asks: 'state', clause: other }
}

const isWish = (asks: ClaimMatter): boolean => asks === 'withdraw' || asks === 'correct'

/** How the claim is called: beside the question, else in another clause. */
function nameOf(clause: AskingClause, clauses: readonly AskingClause[], { today }: SentClaimContext): ClaimName {
  const name = claimNameIn(clause.text, placesOf(clause), today)
  if (isTold(name)) return name
  const others = clauses.filter(
    (other) => other !== clause && (says(other.words, ONE_SUCH) || says(other.words, CLAIM)),
  )
  const other = others
    .map((one) => claimNameIn(one.text, placesOf(one), today))
    .find((one) => isTold(one) && (clause.asked?.asks !== 'withdraw' || one.number !== undefined))
  return other ? { ...other, several: other.several || name.several } : name
}

/** Whether a claim is named as one, or the one spoken of is meant. */
function isOfClaim(name: ClaimName, words: readonly string[], { isSpokenOf }: SentClaimContext): boolean {
  const isFollowUp = isSpokenOf && (name.pointed || name.words.length === 0)
  return name.number !== undefined || says(words, CLAIM) || says(words, SENT) || isFollowUp
}

/** Whether a question can be about nothing but what was sent. */
function isOfSent(
  asks: ClaimMatter,
  name: ClaimName,
  words: readonly string[],
  { hasOpen }: SentClaimContext,
): boolean {
  if (asks === 'reason' || (asks === 'payment' && name.status !== undefined)) return true
  return !hasOpen && (STANDS_ALONE.has(asks) || (asks === 'state' && name.words.length > 0 && says(words, DECIDED)))
}

/** With nothing that waits to be sent, these can only be about what was. */
const STANDS_ALONE: ReadonlySet<ClaimMatter> = new Set(['holder', 'since', 'payment', 'reason'])
/** These may be asked of a receipt that is here, or wished for it. */
const EITHER: ReadonlySet<ClaimMatter> = new Set(['withdraw', 'correct', 'amount', 'contents'])

const isPlural = (word: string) => PLURALS.has(word)
const PLURALS = wordSet('claims requests reimbursements expenses all saare sab')

/** 'And the other one?', after a claim was spoken of. */
function isOtherAlone(words: readonly string[]): boolean {
  const place = placeOf(OTHER, words)
  if (!place) return false
  const rest = words.filter((_, at) => at < place.start || at >= place.end)
  return rest.every(
    (word) => isFunctionWord(word) || isTalk(word) || CLAIM([word], 0).length > 0 || BESIDE_OTHER.has(word),
  )
}

const BESIDE_OTHER = wordSet('what about how any news on now then kya')

/** Whether a message agrees to withdraw a claim by naming the act: 'yes, withdraw it', 'withdraw EXP-2026-000045'. */
export function agreesToWithdraw(message: string, number: string): boolean {
  const named = numberIn(message)
  const { words } = wordingOf(message.replace(/\bEXP-\d{4}-\d{4,}\b/i, ' '))
  const place = withdrawalIn(words)
  if (!place || words.some(isNegation) || message.includes('?') || (named !== undefined && named !== number))
    return false
  const rest = words.filter((_, at) => at < place.start || at >= place.end)
  return rest.every((word) => AGREEING.has(word) || isTalk(word) || CLAIM([word], 0).length > 0)
}

const AGREEING = wordSet('yes yeah yep haan ha ji sure ok okay it that this the my do go ahead and then')
