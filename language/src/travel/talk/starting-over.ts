import { wordsAlternatives } from '../words/starting-over.ts'

/** A message that drops what is planned, and what the rest of it begins then. */
export interface StartingOver {
  rest: string
}

const BEGINS = new RegExp(
  String.raw`(?:^|[.,;!\n]\s{0,3}|\b(?:lets|let's|let us|and|so|ok|okay|no|hmm|just|chalo)\s{1,3})(?:${wordsAlternatives})\b[\s.,;:!-]{0,5}(?:(?:and|then|aur)\s{1,3})?`,
  'iu',
)

/** Reads that one starts over, with whatever is said behind it; undefined where it is asked or refused. */
export function startingOverIn(message: string): StartingOver | undefined {
  const found = BEGINS.exec(message)
  if (!found || /\?/.test(message.slice(0, found.index + found[0].length))) return undefined
  const rest = message.slice(found.index + found[0].length).trim()
  return rest.startsWith('?') ? undefined : { rest }
}
