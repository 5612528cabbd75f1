import type { ExpenseAct } from '@pravas/language/expense/acts'
import { isBeside } from '@pravas/language/expense/claims/purposes'
import { replies } from '@pravas/messages/fingenie'
import { listWords } from '../../../formats.ts'
import { literal } from '../../kernel/cards.ts'
import type { FinGenieReply } from '../engine.ts'
import { nameOf, paragraphs } from './texts.ts'
import { reply, type Turn } from './turn.ts'

/** The most characters of a claim's reason. */
const MOST = 1000
/** Parts what was noted at different times. */
const BETWEEN = '; '

/** Notes what bills were for, or who was there, with the reason that the approver reads; what was noted before stays. */
export async function notePurpose(
  turn: Turn,
  { words, receipts, rest }: ExpenseAct<'note_purpose'>['slots'],
): Promise<FinGenieReply> {
  const { tools, open, dialogue } = turn
  const of = open.filter(({ id }) => receipts.includes(id))
  const noted = (await tools.show_claim())?.policy_reason ?? ''
  const named =
    of.length > 0 && of.length < open.length
      ? `${of.map(({ merchant, fileName }) => merchant ?? fileName).join(', ')}: `
      : ''
  const line = `${named}${words}`
  const reason = noted.includes(line) ? noted : [noted, line].filter(Boolean).join(BETWEEN)
  await tools.choose_claim({ reason: reason.slice(0, MOST) })
  const [only, ...others] = of
  const focus = others.length === 0 ? (only?.id ?? dialogue.focus) : dialogue.focus
  const told = replies('purpose.noted', {
    words: literal(words),
    count: of.length,
    receipts: listWords(of.map(nameOf)),
  })
  const wished = rest.filter((sentence) => !isBeside(sentence))
  if (wished.length > 0) {
    const after = await turn.answerTo(wished.join('. '), { ...dialogue, ...(focus !== undefined && { focus }) })
    return { ...after, text: paragraphs(told, after.text) }
  }
  const isHeld = rest.length > 0 && dialogue.pending?.kind === 'send'
  return reply(paragraphs(isHeld && replies('send.nothing'), told), focus)
}

/** Takes out what was noted last, and tells what stays. */
export async function noteDropped({ tools, dialogue }: Turn): Promise<FinGenieReply> {
  const noted = (await tools.show_claim())?.policy_reason ?? ''
  const lines = noted.split(BETWEEN).filter(Boolean)
  const dropped = lines.at(-1)
  if (dropped === undefined) return reply(replies('purpose.none'), dialogue.focus)
  const left = lines.slice(0, -1).join(BETWEEN)
  await tools.choose_claim({ reason: left })
  return reply(replies('purpose.dropped', { words: literal(dropped), left: literal(left) || 'none' }), dialogue.focus)
}
