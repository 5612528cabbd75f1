import { replies } from '@pravas/messages/fingenie'
import type { FinGenieReply } from '../../engine.ts'
import { isAskable } from '../state.ts'
import { paragraphs } from '../texts.ts'
import { reply, type Turn } from '../turn.ts'
import { openMattersText } from './named.ts'
import { withQuestion } from './question.ts'

/** A yes that comes after its question was asked no more: the one open matter is asked again, and several are named. */
export async function takenUp(turn: Turn): Promise<FinGenieReply | undefined> {
  const askable = (turn.dialogue.left ?? []).filter(isAskable)
  const [only, ...others] = askable
  if (!only) return undefined
  const nothing = reply('', turn.dialogue.focus)
  if (others.length > 0) return reply(paragraphs(openMattersText(turn), replies('open.which')), turn.dialogue.focus)
  return withQuestion(turn, nothing, only, false)
}
