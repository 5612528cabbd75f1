import { resolveDate } from '@pravas/language/text/date-resolve'
import type { Keeping } from '@pravas/language/travel/talk/keeping'
import { note } from '@pravas/messages/tripmate'
import { dayWords } from '../../../formats.ts'
import { dismissed, hasOpenQuestion } from './guard-rules.ts'
import { aside, goOn, type Outcome } from './outcome.ts'
import type { DialogueState } from './state.ts'

/** The day of the trip that a wish to keep something names, where it is held already; undefined where another one is meant. */
export function standingOf({ criteria }: DialogueState, keeps: Keeping, today: string): string | undefined {
  const { depart, return: back, check_in, check_out } = criteria
  const days = [depart, back, check_in, check_out].filter((day) => day !== undefined)
  if (keeps.what === 'period') return undefined
  if (keeps.what === 'same') return days[0]
  const { expression } = keeps
  return days.find((day) => {
    if (expression.kind === 'day_of_month') return Number(day.slice(8)) === expression.day
    const named = resolveDate(expression, { today, held: day })
    return named !== 'invalid' && 'day' in named && named.day === day
  })
}

/** The trip as it stands; a question beside it, such as which day was meant, is answered by that. */
export function keptAsItIs(state: DialogueState, day: string): Outcome {
  const kept = note('day.kept', { day: dayWords(day) })
  if (!hasOpenQuestion(state)) return aside(state, kept)
  return { ...goOn(dismissed(state).state, [kept]) }
}
