import type { Part } from '../../kernel/cards.ts'
import type { Making } from '../../kernel/engine.ts'
import { withoutQuestions } from '../../model/prose-rules.ts'
import { questionWords } from '../dialogue/questions.ts'
import { readState } from '../dialogue/state.ts'
import type { Reply } from '../reply.ts'

/**
 * The answer of a turn in which the rules have replied to the model: its words, and what code alone makes of the reply.
 * Where the draft is shown, or where the model's words told of what is not so, the rules' own words stand behind them.
 */
export function replyInWords(prose: string, reply: Reply, making: Making): Reply {
  const { asked, goal } = readState(reply.state)
  const question = asked && goal !== null ? questionWords(asked, readState(reply.state)) : undefined
  if (asked?.about === 'confirm' || making.invented > 0 || prose === '') {
    return { ...reply, parts: [...textOf(withoutQuestions(prose)), ...reply.parts], making }
  }
  const asks = question === undefined || prose.includes('?') ? '' : question
  return { ...reply, parts: [...textOf(prose), ...cardsOf(reply.parts), ...textOf(asks)], making }
}

/** The rules' reply in the model's place, which says so. */
export function replyInstead(words: string, reply: Reply, making: Making): Reply {
  return { ...reply, parts: [...textOf(words), ...reply.parts], making }
}

/** Cards with the heading that says whose prices they show. */
export function cardsOf(parts: readonly Part[]): Part[] {
  return parts.flatMap((part, index) => {
    if (part.kind === 'text') return []
    const heading = parts[index - 1]
    return heading?.kind === 'text' ? [heading, part] : [part]
  })
}

function textOf(words: string): Part[] {
  return words === '' ? [] : [{ kind: 'text', text: words }]
}
