import type { Problem } from '@pravas/language/types'
import { type DialogueState, Wish, type WishName } from './state.ts'
import { dayWords, SIX_CITIES } from './words.ts'

export interface Settled {
  wish: Wish
  notes: string[]
  open: WishName[]
  offer: DialogueState['offer']
}

const DATE_NAMES = { depart: 'departure', return: 'return', check_in: 'check-in', check_out: 'check-out' } as const

/** What the language could not settle: the slot stays empty, so that it is asked, and the note says why. */
export function settleProblems(problems: readonly Problem[], before: Wish, merged: Wish): Settled {
  const wish: Wish = { ...merged }
  const notes: string[] = []
  const open: WishName[] = []
  let offer: Settled['offer'] = null
  for (const problem of problems) {
    switch (problem.kind) {
      case 'unsupported_city':
        notes.push(`${problem.city} cannot be booked here. The cities are ${SIX_CITIES}.`)
        if (problem.role === 'via') break
        delete wish[problem.role]
        if (problem.near && problem.near !== wish.from && problem.near !== wish.to) {
          offer = { slot: problem.role, city: problem.near }
        }
        break
      case 'vague_date':
        notes.push(`Please name the day, between ${dayWords(problem.from)} and ${dayWords(problem.to)}.`)
        delete wish[problem.slot]
        if (problem.slot === 'return') wish.trip_type = 'round_trip'
        break
      case 'invalid_date':
        notes.push('The calendar has no such day.')
        break
      case 'ambiguous': {
        const note = ambiguityNote(problem.slots, before, wish)
        if (note) notes.push(note)
        break
      }
      case 'alternatives':
        if (!isWishName(problem.slot)) break
        notes.push('It can only be one of them.')
        open.push(problem.slot)
    }
  }
  return { wish, notes, open, offer }
}

/** A day that could have replaced either of two known ones: says which one it replaced. */
function ambiguityNote(slots: readonly string[], before: Wish, after: Wish): string | undefined {
  const [taken, other] = slots.filter((slot) => slot in DATE_NAMES) as (keyof typeof DATE_NAMES)[]
  if (taken === undefined || other === undefined || before[other] === undefined || after[taken] === undefined)
    return undefined
  return `I have changed the ${DATE_NAMES[taken]} to ${dayWords(after[taken])}; tell me if you meant the ${DATE_NAMES[other]}.`
}

function isWishName(name: string): name is WishName {
  return name in Wish.shape
}
