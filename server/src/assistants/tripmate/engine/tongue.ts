import { type Tongue, tongueOf } from '@pravas/language/text/tongue'
import type { EngineEvent } from '../../kernel/engine.ts'
import { inTongue } from '../../kernel/tongue.ts'
import { readState } from '../dialogue/state.ts'
import type { Reply } from '../reply.ts'

/** The language of a turn: that of its message, or else that of what was said before. */
export const tongueOfTurn = ({ message, state }: { message: string; state: unknown }): Tongue =>
  tongueOf(message) ?? readState(state).tongue

/** The events of a turn, each worded in its language, which the dialogue keeps. */
export async function* throughout(
  tongue: Tongue,
  events: AsyncGenerator<EngineEvent<Reply>>,
): AsyncGenerator<EngineEvent<Reply>> {
  try {
    for (;;) {
      const next = await inTongue(tongue, () => events.next())
      if (next.done) return
      const event = next.value
      yield event.type === 'reply'
        ? { ...event, reply: { ...event.reply, state: { ...event.reply.state, tongue } } }
        : event
    }
  } finally {
    await events.return(undefined)
  }
}
