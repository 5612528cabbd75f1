import type { ClaimAsk } from '@pravas/language/expense/claims/claim-asks'
import { claimNameIn } from '@pravas/language/expense/claims/claim-name'
import { replies } from '@pravas/messages/fingenie'
import { bears, isTelling } from '../sent-claims/naming.ts'
import { unsentNote } from '../texts.ts'
import type { Turn } from '../turn.ts'
import { type Answer, byAct, inWords } from './answer.ts'

/** A question of one of one's claims: by its number, amount, merchant, place or kind, else by what was spoken of. */
export function onClaim(asks: ClaimAsk): (turn: Turn) => Promise<Answer | undefined> {
  return async (turn) => {
    const all = await turn.tools.list_my_expenses()
    if (all.length === 0 && asks === 'payment') return byAct('ask_sending', { about: 'payment' })
    if (all.length === 0) return inWords(turn, [unsentNote(turn), replies('claims.none')].filter(Boolean).join('\n\n'))
    const name = claimNameIn(turn.message, [], turn.today)
    // Of all the words of a message those name a claim that one bears, or that could name nothing else.
    const words = name.words.filter((word) => all.some((claim) => bears(claim, word)) || isTelling(word))
    const known = words.filter((word) => all.some((claim) => bears(claim, word)))
    const named = known.length > 0 ? known : words
    return byAct(
      'ask_sent_claim',
      { asks, claim: { ...name, words: named }, isSure: true },
      (word) =>
        named.includes(word.toLowerCase()) ||
        all.some(({ expense_number: number }) => number === word.toUpperCase()) ||
        isOfNumber(word, name.number),
    )
  }
}

const isOfNumber = (word: string, number = ''): boolean =>
  number
    .toLowerCase()
    .split('-')
    .includes(word.toLowerCase().replace(/^0+(?=\d)/, ''))

/** Which of one's claims wait for a decision. */
export const pendingClaims = (): Answer =>
  byAct('claim_status', { question: { single: false, status: 'pending', decided: false }, said: {} })
