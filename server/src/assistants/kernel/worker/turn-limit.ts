import { ProblemError } from '../../../errors.ts'

/** A task that was ended since it took more than it may: `message.too_complex` to the person, and news to the operator. */
export class TurnLimit extends ProblemError {
  /** What it reached, in words for the log, such as `2000 ms of computing`. */
  readonly limit: string

  constructor(limit: string) {
    super('message.too_complex')
    this.name = 'TurnLimit'
    this.limit = limit
  }
}

/** A turn whose message reached a limit, without anything of what was said. */
export interface LimitedTurn {
  assistant: string
  /** The conversation's id, as its page knows it. */
  conversation: string
  /** Characters of the message. */
  messageLength: number
  limit: string
}
