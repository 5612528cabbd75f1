import { z } from 'zod'
import { dayText, rupeeText } from '../formats.ts'
import { above, type Finding } from './finding-rules.ts'
import { type Judgement, judged } from './judgement-rules.ts'
import { Absence, type DayOfAbsence, Meal, perDiemIn, perDiemOf } from './per-diem-rules.ts'
import { type EntryOf, type PolicyBook, policyOn } from './version-rules.ts'

/** The meals of all a person's claims on the days of a trip, and which of them are in the claim that is looked at. */
export const CheckedMeals = Absence.extend({
  meals: z.array(Meal),
  /** Ids of receipts. */
  own: z.array(z.string()),
})
export type CheckedMeals = z.infer<typeof CheckedMeals>

/** Returns the days of a trip with what the per diem of its first day allows; undefined where there is none. */
export function daysOfMeals(absence: Absence, meals: readonly Meal[], book: PolicyBook): DayOfAbsence[] | undefined {
  const { entry } = perDiemIn(absence.city, policyOn(book, absence.from.slice(0, 10)))
  return entry && perDiemOf(absence, meals, entry)
}

/** Says on which days the meals of a claim take part in going beyond the per diem. */
export function judgeMeals({ meals, own, ...absence }: CheckedMeals, book: PolicyBook): Judgement {
  const rule = 'expense.per_diem'
  const decided = perDiemIn(absence.city, policyOn(book, absence.from.slice(0, 10)))
  const ids = new Set(own)
  const ownMeals = meals.filter(({ receiptId, claim }) => claim === undefined && ids.has(receiptId))
  return judged(rule, decided, (entry) =>
    perDiemOf(absence, meals, entry).flatMap((day) => exceededDay(day, { entry, ids, ownMeals })),
  )
}

function exceededDay(
  day: DayOfAbsence,
  { entry, ids, ownMeals }: { entry: EntryOf<'expense.per_diem'>; ids: ReadonlySet<string>; ownMeals: readonly Meal[] },
): Finding[] {
  const rule = 'expense.per_diem'
  const isAllowance = entry.mode === 'allowance'

  if (!day.excess.some(({ receiptId }) => ids.has(receiptId))) return []
  const parts = [
    ...elsewhereParts(day),
    ...besideParts(day, ownMeals),
    ...(isAllowance ? [`covered by the daily allowance of ${rupeeText(day.allowancePaise)}`] : []),
  ]
  const about = { rule, of: dayText(day.date), ...(parts.length > 0 && { note: parts.join(', ') }) } as const
  return above(about, day.claimedPaise, isAllowance ? 0 : day.allowancePaise)
}

/** What of a day's meals stands in claims that are sent together with this one. */
function besideParts({ date, claimedPaise, elsewhere }: DayOfAbsence, own: readonly Meal[]): string[] {
  const sum = (parts: readonly { paise: number }[]) => parts.reduce((all, { paise }) => all + paise, 0)
  const besidePaise = claimedPaise - sum(own.filter((meal) => meal.date === date)) - sum(elsewhere)
  return besidePaise > 0 ? [`${rupeeText(besidePaise)} of it in claims sent with this one`] : []
}

/** What of a day's meals stands in other claims. */
export function elsewhereParts({ elsewhere }: DayOfAbsence): string[] {
  return elsewhere.map(({ claim, paise }) => `${rupeeText(paise)} of it in ${claim}`)
}
