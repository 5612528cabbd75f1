import { z } from 'zod'
import { OwnEmployeeId, SessionId } from './chat.ts'
import { CalendarDate } from './dates.ts'
import { endpoint } from './endpoint.ts'
import { Rupees } from './money.ts'
import { Clause } from './policy-document.ts'
import { ReceiptInReview } from './receipt-review.ts'
import { plainText } from './text.ts'
import { MOST_KILOMETRES, Vehicle } from './vehicles.ts'

const TAG = 'Claims'

const words = (missing: string, most: number) =>
  plainText(missing).trim().min(1, missing).max(most, `Use at most ${most} characters.`)

const journey = {
  date: z.iso.date('Enter the date of the journey.').meta({ description: 'not after today' }),
  from: words('Enter where the journey began.', 100),
  to: words('Enter where it ended.', 100),
  purpose: words('Enter what the journey was for.', 200),
  vehicle: z.enum(Vehicle.options, 'Choose the vehicle.'),
  kilometres: z
    .number('Enter the distance in kilometres, such as 12.5.')
    .min(0.1, 'Enter at least 0.1 km.')
    .max(MOST_KILOMETRES, `Enter at most ${MOST_KILOMETRES} km.`)
    .refine((distance) => Math.abs(distance * 10 - Math.round(distance * 10)) < 1e-6, 'Use at most one decimal.'),
}

/** A journey by an own vehicle, as its claimant declares it. Its amount follows from the policy of its day. */
export const Journey = z.strictObject(journey).meta({ id: 'Journey' })
export type Journey = z.infer<typeof Journey>

/** What the policy pays a kilometre. */
export const MileageRate = z
  .object({
    vehicle: Vehicle,
    rate: Rupees.meta({ description: 'per kilometre' }),
    kilometres_a_day: z.int().nullable().meta({ description: 'maximum paid per day; null for no limit' }),
    clause: Clause,
  })
  .meta({ id: 'MileageRate' })
export type MileageRate = z.infer<typeof MileageRate>

export const getMileageRates = endpoint({
  operationId: 'getMileageRates',
  scope: 'read',
  method: 'GET',
  path: '/expense/mileage-rates',
  summary: 'Get your mileage rates under the policy of a day, today by default',
  tag: TAG,
  query: z.object({ on: CalendarDate.optional() }),
  response: z.object({
    rates: z.array(MileageRate).meta({ description: "vehicles that aren't listed aren't reimbursed" }),
    undecided: z.boolean().meta({
      description: "true if a rate depends on a grade or department that isn't on record for the caller",
    }),
  }),
})

const OneReceipt = z.object({ receipt: ReceiptInReview })

export const addMileage = endpoint({
  operationId: 'addMileage',
  scope: 'draft',
  method: 'POST',
  path: '/chat/fingenie/mileage',
  summary:
    "Add a journey by own vehicle to the conversation's claim draft; the policy of its day determines the amount",
  tag: TAG,
  body: z.strictObject({ sessionId: SessionId, employee_id: OwnEmployeeId, ...journey }),
  response: OneReceipt,
  errors: ['storage.full'],
})

export const changeMileage = endpoint({
  operationId: 'changeMileage',
  scope: 'draft',
  method: 'PUT',
  path: '/receipts/:receiptId/mileage',
  summary: 'Change an unclaimed journey; recalculates its amount and its declaration',
  tag: TAG,
  params: z.object({ receiptId: z.string().max(64) }),
  body: Journey,
  response: OneReceipt,
  errors: ['record.not_found', 'receipt.claimed', 'storage.full'],
})
