import type { Context, Domain, Journey, Problem, SlotName, Slots } from './types.ts'

/** What the filling steps add to, one after the other. */
export interface Draft {
  slots: Slots
  negated: { slot?: SlotName; value: string | number }[]
  problems: Problem[]
  journey?: Journey
}

/** Everything a filling step may look at besides the words. */
export interface Setting {
  context: Context
  domain: Domain | 'both'
  requested: ReadonlySet<SlotName>
  known: Readonly<Slots>
}

export const wantsFlight = (setting: Setting): boolean => setting.domain !== 'hotel'
export const wantsHotel = (setting: Setting): boolean => setting.domain !== 'flight'
