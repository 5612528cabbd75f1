import { AsyncLocalStorage } from 'node:async_hooks'
import { type Tongue, tongueOf } from '@pravas/language/text/tongue'
import { speakAs } from '@pravas/messages/tripmate'
import type { EngineEvent } from '../../kernel/engine.ts'
import { readState } from '../dialogue/state.ts'
import type { Reply } from '../reply.ts'

const spoken = new AsyncLocalStorage<Tongue>()
speakAs(() => spoken.getStore() ?? 'en')

/** The language of a turn: that of its message, or else that of what was said before. */
export const tongueOfTurn = ({ message, state }: { message: string; state: unknown }): Tongue =>
  tongueOf(message) ?? readState(state).tongue

/** Words what is said within a function in a language. */
export const inTongue = <Result>(tongue: Tongue, work: () => Result): Result => spoken.run(tongue, work)

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
