import type { DemoExpense } from './expense-list.ts'
import type { Decided } from './scene.ts'
import { PAST_TRIPS } from './trip-history.ts'
import type { DemoTrip } from './trip-parts.ts'

const DAYS_TO_DECISION = [2, 3, 1, 4.5, 2]

const REASONS: Record<DemoExpense['type'], string> = {
  Food: 'The meals were part of the conference.',
  Transport: 'The organiser provided a shuttle from the airport.',
  Accommodation: 'A room in the office guest house had been booked.',
  Miscellaneous: 'Please take such things from the office store.',
}

/** What was claimed after the trips of the last two years, made up by rule, so that every loading holds the same. */
export const PAST_EXPENSES: readonly DemoExpense[] = PAST_TRIPS.filter(
  ({ decided }) => decided?.verdict === 'approved',
).flatMap(expensesAfter)

function expensesAfter(trip: DemoTrip, index: number): DemoExpense[] {
  const { owner, from, to } = trip
  const spent = -trip.departs
  const nights = (trip.returns ?? trip.departs) - trip.departs
  const about = (type: DemoExpense['type']) => ({ owner, spent, place: to, type, decided: decidedOn(index, type) })
  const expenses: DemoExpense[] = [
    {
      ...about('Food'),
      description: `Meals in ${to}`,
      rupees: 780 * nights + ((index * 331) % 900),
      receipts: [`${to} Lunch Home`],
    },
  ]
  if (index % 2 === 0) {
    expenses.push({
      ...about('Transport'),
      description: `Cabs between the airport and the hotel in ${to}`,
      rupees: 640 + ((index * 173) % 800),
      receipts: [`${to} City Cabs`],
      ...(index % 10 === 4 && { claimedAfter: 68 }),
    })
  }
  if (!trip.hotel) {
    expenses.push({
      ...about('Accommodation'),
      description: `Guest house in ${to}, ${nights === 1 ? 'one night' : `${nights} nights`}`,
      rupees: 3100 * nights,
      receipts: [`${to} Guest House`],
      ...(index % 12 !== 11 && { billedTo: to }),
    })
  }
  if (index % 3 === 1) {
    // Every other one is from a shop in Bangalore that sends everywhere; of the others nothing is left.
    const isSent = index % 6 === 1
    expenses.push({
      ...{ owner, spent, type: 'Miscellaneous', decided: decidedOn(index, 'Miscellaneous') },
      description: 'Printing and stationery',
      rupees: 260 + ((index * 97) % 420),
      receipts: isSent ? ['Deccan Paper Mart'] : [],
      ...(isSent && { place: 'Bangalore' }),
      ...(isSent && from && { billedTo: from }),
    })
  }
  return expenses
}

function decidedOn(index: number, type: DemoExpense['type']): Decided {
  const after = DAYS_TO_DECISION[index % DAYS_TO_DECISION.length] ?? 1
  return index % 8 === 6 ? { verdict: 'rejected', reason: REASONS[type], after } : { verdict: 'approved', after }
}
