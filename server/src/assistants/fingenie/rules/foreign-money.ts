import type { ExpenseAct } from '@pravas/language/expense/acts'
import { replies } from '@pravas/messages/fingenie'
import { listWords } from '../../../formats.ts'
import type { FinGenieReply } from '../engine.ts'
import type { DialogueState, Matter } from './state.ts'
import { amountText, paragraphs } from './texts.ts'
import { reply, type Turn } from './turn.ts'

/** Says what is needed to claim money of another country that is told without a document, and keeps it in mind. */
export function foreignTold(
  { dialogue, open }: Turn,
  { currency, paise, instead }: ExpenseAct<'tell_foreign'>['slots'],
): FinGenieReply {
  const before = toldOf(dialogue)
  const kept = instead ? before.slice(0, -1) : before
  const one = { kind: 'foreign' as const, currency, paise, besides: open.length }
  const isNew = !kept.some((other) => other.currency === currency && other.paise === paise)
  const all = isNew ? [...kept, one] : kept
  const told = reply(replies('foreign.told', { amounts: listWords(amountsOf(all)), count: all.length }), dialogue.focus)
  return { ...told, state: { ...told.state, left: all } }
}

/** Which rate counts for money of another country. */
export function foreignRate({ dialogue }: Turn): FinGenieReply {
  return reply(replies('foreign.rate', { amounts: listWords(amountsOf(toldOf(dialogue))) }), dialogue.focus)
}

/** What money that was told of comes to by a rate; undefined where none was told of in that currency. */
export function foreignWorth(
  { dialogue }: Turn,
  { rupees, currency }: Pick<ExpenseAct<'tell_rate'>['slots'], 'rupees' | 'currency'>,
): FinGenieReply | undefined {
  const meant = toldOf(dialogue).filter((one) => currency === undefined || one.currency === currency)
  const [first, ...others] = new Set(meant.map((one) => one.currency))
  if (first === undefined || others.length > 0) return undefined
  const worked = meant.map(({ paise, currency: code }) =>
    replies('rate.worth', {
      foreign: amountText(paise, code),
      rate: String(rupees),
      amount: amountText(Math.round(paise * rupees), 'INR'),
    }),
  )
  return reply(paragraphs(...worked, replies('foreign.then', { count: meant.length })), dialogue.focus)
}

type Foreign = Extract<Matter, { kind: 'foreign' }>
const toldOf = ({ left = [] }: DialogueState): Foreign[] => left.filter((one) => one.kind === 'foreign')
const amountsOf = (all: readonly Foreign[]): string[] =>
  all.map(({ paise, currency }) => `**${amountText(paise, currency)}**`)
