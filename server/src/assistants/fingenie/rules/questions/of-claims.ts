import type { Expense } from '@pravas/contract/expenses'
import type { ClaimAsk } from '@pravas/language/expense/claims/claim-asks'
import { claimNameIn } from '@pravas/language/expense/claims/claim-name'
import { plainWord } from '@pravas/language/text/message-words'
import { replies } from '@pravas/messages/fingenie'
import { bears, isTelling, meantBy } from '../sent-claims/naming.ts'
import { unsentNote } from '../texts.ts'
import type { Turn } from '../turn.ts'
import { type Answer, byAct, inWords } from './answer.ts'

/** How a message names a claim: of all its words those that one bears, or that could name nothing else. */
function nameIn({ message, today }: Turn, all: readonly Expense[]) {
  const name = claimNameIn(message, [], today)
  const known = name.words.filter((word) => all.some((claim) => bears(claim, word)))
  return { name, words: name.words.filter((word) => known.includes(word) || isTelling(word)), known }
}

/** The one of one's claims that a message names by words that it bears, with these; undefined where it names none, or several. */
export async function claimNamed(turn: Turn): Promise<{ claim: Expense; words: string[] } | undefined> {
  const all = await turn.tools.list_my_expenses()
  const { name, known } = nameIn(turn, all)
  if (known.length === 0 && name.number === undefined) return undefined
  const { claims } = meantBy({ ...name, words: known }, all, { asks: 'contents', spoken: undefined, today: turn.today })
  const [claim, ...others] = claims
  return claim && others.length === 0 ? { claim, words: known } : undefined
}

/** A question of one of one's claims: by its number, amount, merchant, place or kind, else by what was spoken of. */
export function onClaim(asks: ClaimAsk): (turn: Turn) => Promise<Answer | undefined> {
  return async (turn) => {
    const all = await turn.tools.list_my_expenses()
    if (all.length === 0 && asks === 'payment') return byAct('ask_sending', { about: 'payment' })
    if (all.length === 0) return inWords(turn, [unsentNote(turn), replies('claims.none')].filter(Boolean).join('\n\n'))
    const { name, words, known } = nameIn(turn, all)
    // A figure that no claim bears names one that is not there.
    const absent = words.filter((word) => /\d/.test(word) && !known.includes(word))
    const named = absent.length > 0 ? absent : known.length > 0 ? known : words
    return byAct(
      'ask_sent_claim',
      { asks, claim: { ...name, words: named }, isSure: true },
      (word) =>
        named.includes(plainWord(word)) ||
        all.some(({ expense_number: number }) => number === word.toUpperCase()) ||
        isOfNumber(word, name.number),
    )
  }
}

const isOfNumber = (word: string, number = ''): boolean =>
  number
    .toLowerCase()
    .split('-')
    .map(bare)
    .includes(bare(plainWord(word)))

const bare = (digits: string): string => digits.replace(/^0+(?=\d)/, '')

/** Which of one's claims wait for a decision. */
export const pendingClaims = (): Answer =>
  byAct('claim_status', { question: { single: false, status: 'pending', decided: false }, said: {} })
