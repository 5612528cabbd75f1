import { commands } from '@pravas/messages/en/commands'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import type { PendingExpense, PendingTrip } from '../../features/approvals/approval-queries.ts'
import type { Command } from '../../features/command-palette/command-palette.tsx'
import type { PaletteGroup } from '../../features/command-palette/palette-search.ts'
import { addressOfExpense, type ListedExpense } from '../../features/expenses/expense-queries.ts'
import { addressOfTrip, type ListedTrip, routeOf } from '../../features/trips/trip-queries.ts'
import { StatusBadge, statusOf } from '../../status/status-badge.tsx'
import { formatDate, formatDateRange, formatRupees, formatText } from '../../ui/formats.ts'
import { IconChecklist, IconPlaneDeparture, IconReceiptRupee } from '../../ui/icons.ts'
import { dayOf } from '../../ui/records/record-finder.ts'
import type { WayTo } from './page-commands.ts'

const t = texts(commands)
const c = texts(labels)

/** One's own trips, found by number, cities, purpose, dates, status and what was booked. */
export function tripCommands(trips: readonly ListedTrip[], to: WayTo): PaletteGroup<Command> {
  return { name: c('trips'), onlyFound: true, items: trips.map((trip) => ofTrip(trip, to)) }
}

/** One's own expenses, found by number, type, description, place, date, amount and status. */
export function expenseCommands(expenses: readonly ListedExpense[], to: WayTo): PaletteGroup<Command> {
  return { name: c('expenses'), onlyFound: true, items: expenses.map((expense) => ofExpense(expense, to)) }
}

/** The requests that wait for one's decision, found also by the employee. */
export function requestCommands(
  trips: readonly PendingTrip[],
  expenses: readonly PendingExpense[],
  to: WayTo,
): PaletteGroup<Command> {
  const items = [
    ...trips.map((trip) => asRequest(ofTrip(trip, to), trip)),
    ...expenses.map((expense) => asRequest(ofExpense(expense, to), expense)),
  ]
  return { name: t('group.review'), onlyFound: true, items }
}

/** The way to the record of a number that is typed in full, whoever's it is; whether it may be read the server decides. */
export function numberCommands(query: string, to: WayTo): Command[] {
  const [, kind, year, count] = /^(TRP|EXP)[-\s]?(\d{4})[-\s]?(\d{6})$/i.exec(query.trim()) ?? []
  if (kind === undefined) return []
  const number = `${kind.toUpperCase()}-${year}-${count}`
  const isTrip = number.startsWith('TRP')
  return [
    {
      id: `number ${number}`,
      label: t('open-record', { number }),
      icon: isTrip ? IconPlaneDeparture : IconReceiptRupee,
      ...to(isTrip ? addressOfTrip({ trip_number: number }) : addressOfExpense({ expense_number: number })),
    },
  ]
}

function ofTrip(trip: ListedTrip, to: WayTo): Command {
  const { trip_number, trip_id, purpose, status } = trip
  return {
    id: `trip ${trip_number ?? trip_id}`,
    label: `${formatText(trip_number)} · ${routeOf(trip)}`,
    about: [formatDateRange(trip.departure_date, trip.return_date), purpose].filter(Boolean).join(' · '),
    words: [
      statusOf(status),
      trip.flight,
      trip.return_flight,
      trip.hotel_name,
      formatRupees(trip['total_price(INR)']),
      dayOf(trip.departure_date),
      dayOf(trip.return_date),
    ],
    icon: IconPlaneDeparture,
    aside: <StatusBadge status={status} />,
    ...to(addressOfTrip(trip)),
  }
}

function ofExpense(expense: ListedExpense, to: WayTo): Command {
  const { expense_number, expense_id, expense_type, expense_date, description, status, total, place, gstin } = expense
  const about = [formatDate(expense_date), formatRupees(total), description]
  return {
    id: `expense ${expense_number ?? expense_id}`,
    label: `${formatText(expense_number)} · ${formatText(expense_type)}`,
    about: about.filter(Boolean).join(' · '),
    words: [statusOf(status), place, gstin, dayOf(expense_date)],
    icon: IconReceiptRupee,
    aside: <StatusBadge status={status} />,
    ...to(addressOfExpense(expense)),
  }
}

function asRequest(command: Command, { employee_name, employee_id }: PendingTrip | PendingExpense): Command {
  const { aside: _, id, about, words = [], ...rest } = command
  return {
    ...rest,
    id: `request ${id}`,
    about: [employee_name, about].filter(Boolean).join(' · '),
    words: [...words, employee_id],
    icon: IconChecklist,
  }
}
