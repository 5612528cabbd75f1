/** What became of a mail, as it is counted. */
export const MAIL_OUTCOMES = [
  'added',
  'nothing',
  'repeated',
  'limited',
  'too_large',
  'unreadable',
  'given_up',
  'unknown',
  'inactive',
  'own',
] as const
export type MailOutcome = (typeof MAIL_OUTCOMES)[number]

export interface TakenMail {
  outcome: MailOutcome
  /** How many receipts were added. */
  receipts: number
}

/** A mail that is to come again later: nothing of it was kept. */
export class LaterError extends Error {
  readonly seconds: number

  constructor(seconds: number) {
    super('The email is taken later.')
    this.name = 'LaterError'
    this.seconds = seconds
  }
}

/** What became of a mail that went to several people, as one: the first in the order of the outcomes, with all receipts. */
export function combined(results: readonly TakenMail[]): TakenMail {
  const outcome = MAIL_OUTCOMES.find((one) => results.some((result) => result.outcome === one)) ?? 'unknown'
  return { outcome, receipts: results.reduce((sum, result) => sum + result.receipts, 0) }
}

/** What whoever hands mails over is told; of strangers no more than that they are none of ours. */
export function toldOutcome(outcome: MailOutcome): 'added' | 'nothing' | 'repeated' | 'refused' | 'dropped' {
  switch (outcome) {
    case 'added':
    case 'nothing':
    case 'repeated':
      return outcome
    case 'limited':
    case 'too_large':
    case 'unreadable':
    case 'given_up':
      return 'refused'
    default:
      return 'dropped'
  }
}

/** Refusals that end by themselves, and in which the mail had no part. */
export const NOT_ITS_TURN = new Set(['request.too_many', 'server.unavailable'])
export const PASSING = new Set([...NOT_ITS_TURN, 'receipt.unreadable'])
