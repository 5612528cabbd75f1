import type { TextSpan } from '../text/interpretation.ts'
import { wordingOf } from '../text/phrases-in.ts'
import type { ExpenseReading } from './acts.ts'
import { isDenial } from './skipped.ts'

/** Whether a word that was not read may deny what the acts would do: 'undo that neither'. */
export function isDenied(message: string, { acts, unread }: ExpenseReading, asides: readonly TextSpan[]): boolean {
  const isEffect = acts.some(
    ({ intent, slots }) => EFFECTS.has(intent) && !('resolution' in slots && slots.resolution === 'unclear'),
  )
  // A clause of its own denies nothing that is said in others: 'that is not right, the total is 700'.
  const clauses = asides.filter(({ start, end }) => /\s/.test(message.slice(start, end)))
  const within = unread.filter((one) => !clauses.some(({ start, end }) => one.start < end && start < one.end))
  return isEffect && within.some(({ start, end }) => wordingOf(message.slice(start, end)).words.some(isDenial))
}

/** Acts that change something, or ask to. */
const EFFECTS: ReadonlySet<string> = new Set([
  'correct',
  'remove',
  'restore',
  'undo',
  'claim_as',
  'choose_trip',
  'resolve_duplicate',
])
