import type { Transaction } from 'kysely'
import { decide, insertAdvance } from '../advances/store.ts'
import { keepBatchAccounts } from '../bank-details/payees-service.ts'
import { yearOf } from '../clock.ts'
import { nextNumber } from '../db/numbers.ts'
import type { Tables } from '../db/tables.ts'
import { insertBatch, markPaid } from '../finance/batches-store.ts'
import { newId } from '../ids.ts'
import { DESK_TRIPS } from './desk-trips.ts'
import { personIdOf, tripIdOf } from './kept-trips.ts'
import { dayAfter, daysAfter, type Scene } from './scene.ts'
import type { DemoTrip } from './trip-parts.ts'

interface DemoAdvance {
  trip: Pick<DemoTrip, 'owner' | 'to' | 'departs'>
  rupees: number
  purpose: string
  /** All of these are days before the loading of the demo. */
  requested: number
  decided?: { ago: number; by: string; reason?: string }
  paid?: number
  returned?: { ago: number; rupees: number; reference: string }
}

/** Finance makes the batches, and somebody else marks them as paid. */
const MAKER = 'EMP3002'
const PAYER = 'EMP9001'

/** Nothing of those that are paid is set off against the claims that wait to be paid, so that these are paid in full. */
const ADVANCES: readonly DemoAdvance[] = [
  {
    ...{ trip: DESK_TRIPS.site, rupees: 8000, purpose: 'Cabs and meals at the site', requested: 64 },
    ...{ decided: { ago: 63, by: 'EMP9001' }, paid: 56 },
    returned: { ago: 45, rupees: 5500, reference: 'NEFT 0048127' },
  },
  {
    ...{ trip: { owner: 'EMP1001', to: 'Mumbai', departs: -20 }, rupees: 5000, requested: 32 },
    ...{ purpose: 'Entertaining the client in Mumbai', decided: { ago: 31, by: 'EMP2001' }, paid: 25 },
    returned: { ago: 14, rupees: 5000, reference: 'UPI 533801224' },
  },
  {
    ...{ trip: DESK_TRIPS.dealers, rupees: 10_000, purpose: 'Dealers’ dinner, where no card is taken', requested: 10 },
    ...{ decided: { ago: 9, by: 'EMP9001' }, paid: 4 },
  },
  {
    ...{ trip: DESK_TRIPS.fair, rupees: 6000, purpose: 'Stand fees at the fair, in cash', requested: 6 },
    decided: { ago: 5, by: 'EMP2001' },
  },
  {
    ...{ trip: { owner: 'EMP1001', to: 'Bangalore', departs: 16 }, rupees: 30_000, requested: 2 },
    purpose: 'Conference fee and hotel',
    decided: {
      ago: 1,
      by: 'EMP2001',
      reason: 'The organiser sends us an invoice for the fee. Ask for the hotel alone.',
    },
  },
  {
    ...{ trip: { owner: 'EMP1001', to: 'Chennai', departs: 25 }, rupees: 4000, requested: 1 },
    purpose: 'Auto fares and meals for three days',
  },
]

/** Writes the advances of the demo with what became of them; the people’s bank details are there before. */
export async function insertDemoAdvances(trx: Transaction<Tables>, scene: Scene): Promise<void> {
  for (const advance of ADVANCES) await insertOne(trx, scene, advance)
}

async function insertOne(trx: Transaction<Tables>, scene: Scene, advance: DemoAdvance): Promise<void> {
  const { trip, rupees, purpose, requested, decided, paid, returned } = advance
  const { orgId } = scene
  const at = daysAfter(scene, -requested)
  const id = newId(at)
  const personId = personIdOf(scene, trip.owner)
  const tripId = await tripIdOf(trx, scene, trip)
  const number = await nextNumber(trx, orgId, 'ADV', yearOf(at))
  await insertAdvance(trx, { orgId, id, number, personId, tripId, purpose, paise: rupees * 100, at })
  if (!decided) return
  const { reason = null } = decided
  const by = personIdOf(scene, decided.by)
  const verdict = reason === null ? 'approved' : 'rejected'
  await decide(trx, { orgId, id }, { verdict, reason, by, at: daysAfter(scene, -decided.ago) })
  if (paid === undefined) return
  await pay(trx, scene, { id, personId, paise: rupees * 100, settledBy: by, paid })
  if (!returned) return
  await trx
    .insertInto('money_records')
    .values({
      ...{
        org_id: orgId,
        id: newId(),
        kind: 'advance_returned',
        person_id: personId,
        advance_id: id,
        expense_id: null,
      },
      ...{ day: dayAfter(scene, -returned.ago), paise: returned.rupees * 100, reference: returned.reference },
      recorded_by: personIdOf(scene, MAKER),
    })
    .execute()
}

async function pay(
  trx: Transaction<Tables>,
  scene: Scene,
  advance: { id: string; personId: string; paise: number; settledBy: string; paid: number },
): Promise<void> {
  const { orgId } = scene
  const { paid, personId, ...paidFor } = advance
  const madeAt = daysAfter(scene, -paid - 1)
  const id = newId(madeAt)
  const number = await nextNumber(trx, orgId, 'PAY', yearOf(madeAt))
  const lines = [{ ...paidFor, kind: 'advance' as const, personId, setOffs: [] }]
  await insertBatch(trx, { orgId, id, number, madeBy: personIdOf(scene, MAKER), at: madeAt, lines })
  await keepBatchAccounts(trx, { orgId, batchId: id, personIds: [personId], at: madeAt })
  const reference = `UTR${String(7_004_120 + paid).padStart(12, '0')}`
  const at = daysAfter(scene, -paid)
  await markPaid(
    trx,
    { orgId, id },
    { reference, paidOn: dayAfter(scene, -paid), paidBy: personIdOf(scene, PAYER), at },
  )
}
