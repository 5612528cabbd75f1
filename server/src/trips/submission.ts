import type { FlightResult, HotelResult } from '@pravas/contract/cards'
import type { Purpose } from '@pravas/contract/trips'
import { auditEntry, recordAudit } from '../audit/store.ts'
import { type Clock, yearOf } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { nextNumber } from '../db/numbers.ts'
import { inTransaction } from '../db/transaction.ts'
import { problem } from '../errors.ts'
import type { Actor } from '../identity/actor.ts'
import { findContact } from '../identity/people-store.ts'
import { newId } from '../ids.ts'
import type { Outbox } from '../mail/outbox.ts'
import { tripRequestMail } from '../mail/templates.ts'
import { insertTrip, lockDraft } from './submission-store.ts'

/** One chosen part of a trip with its price, kept as it stood when it was chosen. */
export type TripSegment = { title: string; pricePaise: number } & (
  | { kind: 'flight' | 'return_flight'; details: FlightResult }
  | { kind: 'hotel'; details: HotelResult }
)

/** A trip request that the traveller has confirmed. */
export interface ConfirmedDraft {
  /** Of the draft that was shown; the same draft confirmed again is the same trip. */
  draftId: string
  purpose: Purpose
  /** Null for a stay without a flight. */
  departureCity: string | null
  destinationCity: string
  departureDate: string
  returnDate: string | null
  segments: TripSegment[]
}

export type TripSubmission = ReturnType<typeof createTripSubmission>

export interface TripSubmissionDeps {
  db: Database['db']
  clock: Clock
  outbox: Outbox
  publicUrl: URL
}

/** What a draft costs in paise: the sum of its segments. */
export function draftTotal(segments: readonly Pick<TripSegment, 'pricePaise'>[]): number {
  return segments.reduce((sum, segment) => sum + segment.pricePaise, 0)
}

/** Turning a confirmed draft into a pending trip. */
export function createTripSubmission({ db, clock, outbox, publicUrl }: TripSubmissionDeps) {
  return {
    /**
     * Creates the trip and writes to the manager, and answers its number. A draft that has become a trip already
     * answers that trip's number and changes nothing. Throws 'person.no_employee_record' for who has none.
     */
    async submit(actor: Actor, draft: ConfirmedDraft): Promise<{ tripNumber: string }> {
      const { employeeId } = actor
      if (employeeId === null) throw problem('person.no_employee_record')
      const manager = actor.managerEmployeeId && (await findContact(db, actor.orgId, actor.managerEmployeeId))
      const now = clock.now()
      const totalPaise = draftTotal(draft.segments)
      return inTransaction(db, async (trx) => {
        const submitted = await lockDraft(trx, actor.orgId, draft.draftId)
        if (submitted) return { tripNumber: submitted }
        const id = newId()
        const tripNumber = await nextNumber(trx, actor.orgId, 'TRP', yearOf(now))
        await insertTrip(trx, { ...draft, id, orgId: actor.orgId, employeeId, tripNumber, totalPaise, now })
        const record = { kind: 'trip', id }
        await recordAudit(trx, auditEntry(actor, 'trip.submitted', now, record, { number: tripNumber, totalPaise }))
        if (manager) {
          const route = [draft.departureCity, draft.destinationCity].filter(Boolean).join(' to ')
          const text = tripRequestMail({
            ...draft,
            number: tripNumber,
            traveller: actor.name,
            route,
            totalPaise,
            publicUrl,
          })
          const to = { name: manager.name, address: manager.email }
          await outbox.add(trx, { orgId: actor.orgId, to, ...text, record, at: now })
        }
        return { tripNumber }
      })
    },
  }
}
