import type { Advance, AdvanceMovement, AdvanceStatus } from '@pravas/contract/advances'
import type { AccountState } from '@pravas/contract/finance'
import { rupeesFromPaise } from '@pravas/contract/money'
import { isLapsed } from '@pravas/contract/requests'
import { z } from 'zod'
import { dueOn, isOverdue } from './advance-rules.ts'
import type { AdvanceRow } from './store.ts'

const KINDS = {
  advance: 'paid',
  advance_bounce: 'bounced',
  planned: 'planned',
  set_off: 'set_off',
  set_off_reversed: 'set_off_reversed',
  advance_returned: 'returned',
  advance_recovered: 'recovered',
} as const satisfies Record<string, AdvanceMovement['kind']>

const Movements = z.array(
  z.object({
    kind: z.enum(Object.keys(KINDS) as [keyof typeof KINDS, ...(keyof typeof KINDS)[]]),
    on: z.string().nullable(),
    paise: z.int(),
    reference: z.string().nullable(),
  }),
)

/** The day by which an advance has to be settled; null where nothing of it is open. */
export function dueOf(row: AdvanceRow, settleDays: number): string | null {
  const { open_paise: openPaise, paid_on: paidOn, returns_on: returnsOn, trip_status } = row
  return dueOn({ openPaise, paidOn, returnsOn, tripIsOn: !isLapsed(trip_status) }, settleDays)
}

/** An advance as it stands today; `personId` is who looks at it. */
export function presentAdvance(
  row: AdvanceRow,
  {
    personId,
    today,
    settleDays,
    accounts,
  }: {
    personId: string
    today: string
    settleDays: number
    /** Where they are to be paid: what is known of their owners’ accounts. */
    accounts?: ReadonlyMap<string, AccountState> | undefined
  },
): Advance {
  const due = dueOf(row, settleDays)
  const movements = Movements.parse(row.movements)
  const isSettled = row.status === 'paid' && row.open_paise === 0 && !movements.some(({ kind }) => kind === 'planned')
  const status: AdvanceStatus = isSettled ? 'settled' : row.status
  return {
    id: row.id,
    number: row.number,
    employee_id: row.employee_id,
    employee_name: row.employee_name,
    own: row.person_id === personId,
    trip: {
      number: row.trip_number,
      destination: row.destination,
      from: row.departs_on,
      until: row.returns_on,
      status: row.trip_status,
    },
    purpose: row.purpose,
    amount: rupeesFromPaise(row.paise),
    status,
    requested_at: row.requested_at.toISOString(),
    decided:
      row.decider === null || row.decided_at === null
        ? null
        : { by: row.decider, at: row.decided_at.toISOString(), reason: row.reason },
    batch:
      row.batch_number === null || row.batch_status === null
        ? null
        : { number: row.batch_number, status: row.batch_status },
    paid_on: row.paid_on,
    open: rupeesFromPaise(row.open_paise),
    due_on: due,
    overdue: isOverdue(due, today),
    account: accounts?.get(row.person_id) ?? null,
    movements: movements.map(({ kind, on, paise, reference }) => ({
      kind: KINDS[kind],
      on,
      amount: rupeesFromPaise(paise),
      reference,
    })),
  }
}
