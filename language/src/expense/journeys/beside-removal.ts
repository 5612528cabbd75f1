import { anyOf, inOrder, maybe, phrases } from '../../text/phrase-grammar.ts'
import { placeOf, wordingOf } from '../../text/phrases-in.ts'
import { REMOVE_LAST } from '../commands/command-words.ts'

/** What joins a second wish to a first. */
const JOINS = anyOf(phrases('and | aur | then | phir | fir | n | uski jagah | iski jagah | instead'))
const AND_ADD = inOrder(
  anyOf(phrases('and | then | instead')),
  anyOf(phrases('add | log | put | claim | enter | record | count')),
)

/** Cuts a message into the removal that it begins with and what it wishes for besides; undefined where it is no such pair. */
export function besideRemoval(message: string): { removal: string; rest: string } | undefined {
  const { text, tokens, words } = wordingOf(message)
  const last = placeOf(REMOVE_LAST, words)
  const joined = last ? Math.max(last.end, ...maybe(JOINS)(words, last.end)) : (placeOf(AND_ADD, words)?.start ?? 0)
  const end = last ? last.end : joined
  if (end === 0 || joined >= words.length) return undefined
  const removal = text.slice(0, tokens[end - 1]?.end)
  const from = last ? joined : joined + 1
  return { removal, rest: text.slice(tokens[from]?.start) }
}
