import { z } from 'zod'
import { SessionId, TurnId } from './chat.ts'
import { PlainText } from './text.ts'

/** The version of a draft that a change is about, or that is sent: nobody changes or sends what they have not read. */
export const DraftVersion = z
  .int('Enter the version of the draft that was read.')
  .meta({ description: '409 if the draft has changed since', examples: [1] })

/** The turn of an assistant's conversation that tells of what was done to a draft elsewhere than in it. */
export const ToldTurn = z
  .object({
    session_id: SessionId,
    turn_id: TurnId,
    words: PlainText.trim()
      .min(1)
      .max(1200)
      .meta({ description: 'the message of that turn; it is kept as history and never interpreted' }),
  })
  .optional()
  .meta({
    description: 'the turn that will report this change in a conversation about the draft; omit to report it in none',
  })
export type ToldTurn = NonNullable<z.infer<typeof ToldTurn>>
