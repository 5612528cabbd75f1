/** A turn that was played: what was said, and what came back how fast. */
export interface PlayedTurn {
  say: string
  /** The answer without its cards. */
  prose: string
  /** What the dialogue holds then. */
  state: unknown
  /** What else the product told with it, such as the receipts that were read. */
  told?: readonly unknown[]
  /** Undefined where the time is not that of answering, as with reading pictures. */
  milliseconds?: number
}

export interface Played<Turn extends PlayedTurn = PlayedTurn> {
  turns: Turn[]
  /** Everything that was not as the script has it; empty when it passed. */
  failures: string[]
}

export interface Playing<Turn extends PlayedTurn = PlayedTurn> {
  /** Whether the answers have to say what the script has in the rules' own words. */
  words: boolean
  /** Told of each turn that was answered. */
  onTurn?: (turn: Turn) => void
}

const PROMISES =
  /\b(I|we)('ll| will| shall)\b|\bget back to you\b|\blet you know\b|\bkeep you (posted|updated|informed)\b|\bfollow(ing)? up\b|\b(notify|remind|inform) you\b|\bas soon as\b|\bshortly\b|\bin a moment\b|\bplease wait\b/i

/** What holds of every answer of either assistant, whatever was said. */
export function faultsOfProse(prose: string): string[] {
  return [
    ...(prose.trim() === '' ? ['nothing is said'] : []),
    ...(PROMISES.test(prose) ? [`it promises: ${prose}`] : []),
    ...(/CARDS_(START|END|DATA)/.test(prose) ? [`it shows the inside of a card: ${prose}`] : []),
  ]
}
