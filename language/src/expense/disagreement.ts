import type { ExpenseAct, ExpenseReading } from './acts.ts'

/** The two readings of equal rank that would change different things; undefined where all come to the same. */
export function disagreementOf<R extends ExpenseReading>(group: readonly R[]): readonly [R, R] | undefined {
  const [first, ...others] = group
  const other = first && others.find((one) => differ(first, one))
  return first && other && [first, other]
}

function differ(one: ExpenseReading, other: ExpenseReading): boolean {
  const [mine, theirs] = [effectsOf(one), effectsOf(other)]
  const least = Math.min(mine.length, theirs.length)
  return mine.slice(0, least).some((effect, at) => effect !== theirs[at])
}

function effectsOf({ acts }: ExpenseReading): string[] {
  return acts.flatMap((act) => effectOf(act) ?? [])
}

/** What an act sets; undefined where it only asks, as for a value of which a reader made nothing. */
function effectOf({ intent, slots }: ExpenseAct): string | undefined {
  if (intent === 'correct') {
    if (slots.kind === 'change') return JSON.stringify([intent, Object.entries(slots.change).toSorted()])
    return slots.kind === 'refused' || slots.kind === 'back' ? JSON.stringify([intent, slots.kind]) : undefined
  }
  if (intent === 'remove') return JSON.stringify([intent, slots.receipts])
  return intent === 'claim_as' || intent === 'choose_trip' ? JSON.stringify([intent, slots]) : undefined
}
