import type { City } from '@pravas/contract/trips'

/** The airport that stands for a city in the timetable, and its name. */
export const AIRPORTS: Readonly<Record<City, { id: string; name: string }>> = {
  Delhi: { id: 'DEL', name: 'Indira Gandhi International Airport' },
  Mumbai: { id: 'BOM', name: 'Chhatrapati Shivaji Maharaj International Airport' },
  Bangalore: { id: 'BLR', name: 'Kempegowda International Airport' },
  Chennai: { id: 'MAA', name: 'Chennai International Airport' },
  Kolkata: { id: 'CCU', name: 'Netaji Subhas Chandra Bose International Airport' },
  Hyderabad: { id: 'HYD', name: 'Rajiv Gandhi International Airport' },
}

/** Non-stop minutes from row to column, medians over 300,153 published fares of 2022. */
const NON_STOP: Readonly<Record<City, Partial<Record<City, number>>>> = {
  Delhi: { Mumbai: 130, Bangalore: 165, Chennai: 175, Kolkata: 130, Hyderabad: 135 },
  Mumbai: { Delhi: 130, Bangalore: 105, Chennai: 120, Kolkata: 160, Hyderabad: 90 },
  Bangalore: { Delhi: 165, Mumbai: 105, Chennai: 60, Kolkata: 155, Hyderabad: 70 },
  Chennai: { Delhi: 170, Mumbai: 120, Bangalore: 60, Kolkata: 145, Hyderabad: 75 },
  Kolkata: { Delhi: 145, Mumbai: 170, Bangalore: 155, Chennai: 140, Hyderabad: 130 },
  Hyderabad: { Delhi: 135, Mumbai: 95, Bangalore: 73, Chennai: 75, Kolkata: 125 },
}

/** Today's schedules are about so many minutes longer than those medians. */
const SCHEDULE_PADDING = 8

/** Scheduled minutes of a non-stop flight between two different cities. */
export function scheduledMinutes(from: City, to: City): number {
  const minutes = NON_STOP[from][to]
  if (minutes === undefined) throw new Error(`There is no flight from ${from} to ${to}.`)
  return minutes + SCHEDULE_PADDING
}
