import type { FiguresQuestion } from '@pravas/language/expense/queries/read-query'
import type { FinGenieReply } from '../engine.ts'
import { carriedNote } from './query/carried.ts'
import { answerQuery } from './query/run-query.ts'
import { paragraphs } from './texts.ts'
import { reply, type Turn } from './turn.ts'

/** Answers with figures. */
export async function figures(turn: Turn, { query, carried }: FiguresQuestion): Promise<FinGenieReply> {
  const text = await answerQuery(turn, query)
  return reply(paragraphs(text, carriedNote(query, carried, turn.message)), turn.dialogue.focus)
}
