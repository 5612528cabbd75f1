import { partsOf } from '@pravas/language/expense/queries/parse'
import type { Query } from '@pravas/language/expense/queries/query'
import { questionOf, refined } from '@pravas/language/expense/queries/question'
import { mentionsIn } from '@pravas/language/expense/receipts/mentions'
import type { FinGenieReply } from '../engine.ts'
import { carriedNote } from './query/carried.ts'
import { answerQuery } from './query/run-query.ts'
import { isUnknownSubject } from './small-talk.ts'
import { literal, merchantWords, paragraphs } from './texts.ts'
import { reply, type Turn } from './turn.ts'

/** A question with figures for an answer, as a message asks it; `refines` says that it changes the one before. */
export interface FiguresQuestion {
  query: Query
  /** Words of the message that were not understood. */
  unknown: string[]
  refines: boolean
  /** What is to be said of filters that were taken over from before. */
  carried: string | undefined
}

/** The question that a message asks, or changes the last one to; undefined when it does neither. */
export function figuresQuestion({ message, today, spoken, dialogue, actor }: Turn): FiguresQuestion | undefined {
  if (isUnknownSubject(message)) return undefined
  const parts = partsOf(message, { today, names: merchantWords(spoken) })
  const unknown = parts.unknown.filter((word) => word !== actor.employeeId?.toLowerCase())
  const changed = dialogue.query && refined(dialogue.query, parts)
  if (dialogue.query && changed) {
    return { query: changed, unknown, refines: true, carried: carriedNote(dialogue.query, changed, parts, message) }
  }
  const query = questionOf(parts, spoken.length > 0)
  return query && { query, unknown, refines: false, carried: undefined }
}

/**
 * Answers with figures; undefined for what the plainer answers on the receipts of the conversation tell better: they show
 * receipt by receipt and know numbers, files and 'it'.
 */
export async function figures(turn: Turn, asked: FiguresQuestion | undefined): Promise<FinGenieReply | undefined> {
  if (
    !asked ||
    !(asked.refines || asked.query.source === 'claims' || (goesBeyond(asked.query) && !pointsAtReceipts(turn)))
  )
    return undefined
  const text = await answerQuery(turn, asked.query)
  const { unknown } = asked
  const note =
    unknown.length > 0 &&
    `I did not understand ${unknown
      .slice(0, 3)
      .map((word) => `'${literal(word)}'`)
      .join(', ')} and left it aside.`
  return reply(paragraphs(text, note, asked.carried), turn.dialogue.focus)
}

/** 'The CGST of receipt 2' asks what that receipt says. */
function pointsAtReceipts({ message, spoken, today, dialogue: { focus } }: Turn): boolean {
  const { by } = mentionsIn(message, spoken, { today, focus })
  return by === 'number' || by === 'file' || by === 'merchant'
}

/** Whether a question over the conversation needs more than its plain answers. */
function goesBeyond({ measure, group, cities, lacks, against, trip, top }: Query): boolean {
  return (
    measure === 'per-day' ||
    measure === 'per-month' ||
    measure === 'tax' ||
    (group !== null && group !== 'category' && group !== 'merchant' && group !== 'day') ||
    (top !== null && top > 1 && (measure === 'largest' || measure === 'smallest')) ||
    cities.length > 0 ||
    lacks === 'invoice_number' ||
    lacks === 'recipient_gstin' ||
    lacks === 'tax' ||
    against !== null ||
    trip !== null
  )
}
