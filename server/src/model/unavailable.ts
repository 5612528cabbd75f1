/** Why the language model gave no answer. */
export type ModelFailure =
  | 'out of time'
  | 'unreachable'
  | 'failing'
  | 'too many requests'
  | 'refused'
  /** It answers in general, and not this. */
  | 'declined'
  | 'unreadable'
  | 'resting'
  | 'used up'
  /** The person wants no model to be asked any more. */
  | 'kept local'

/** The language model gave no answer that can be used. Holds no address, no key and no words, so it may be logged. */
export class ModelUnavailable extends Error {
  override name = 'ModelUnavailable'
  readonly reason: ModelFailure
  /** How long the provider asked to be left alone, in milliseconds. */
  readonly retryAfterMs: number
  /** Whether words had arrived, so that the same call again would say them twice. */
  readonly begun: boolean

  constructor(
    reason: ModelFailure,
    { retryAfterMs = 0, begun = false }: { retryAfterMs?: number; begun?: boolean } = {},
  ) {
    super(`The language model is ${reason}.`)
    this.reason = reason
    this.retryAfterMs = retryAfterMs
    this.begun = begun
  }
}
