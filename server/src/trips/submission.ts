import { auditEntry } from '../audit/store.ts'
import { type Clock, yearOf } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { nextNumber } from '../db/numbers.ts'
import { inTransaction } from '../db/transaction.ts'
import { problem } from '../errors.ts'
import type { Actor } from '../identity/actor.ts'
import { findManager } from '../identity/people-service.ts'
import { newId } from '../ids.ts'
import type { Outbox } from '../mail/outbox.ts'
import { tripRequestMail } from '../mail/templates.ts'
import { type ConfirmedDraft, draftTotal } from './draft-rules.ts'
import { insertTrip, lockDraft } from './submission-store.ts'

export type TripSubmission = ReturnType<typeof createTripSubmission>

export interface TripSubmissionDeps {
  db: Database['db']
  clock: Clock
  outbox: Outbox
  publicUrl: URL
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
      const manager = await findManager(db, actor)
      const now = clock.now()
      const totalPaise = draftTotal(draft.segments)
      return inTransaction(db, async (trx) => {
        const submitted = await lockDraft(trx, actor.orgId, draft.draftId)
        if (submitted) return { tripNumber: submitted }
        const id = newId()
        const tripNumber = await nextNumber(trx, actor.orgId, 'TRP', yearOf(now))
        const record = { kind: 'trip', id }
        const route = [draft.departureCity, draft.destinationCity].filter(Boolean).join(' to ')
        const text = tripRequestMail({
          ...draft,
          number: tripNumber,
          traveller: actor.name,
          route,
          totalPaise,
          publicUrl,
        })
        await insertTrip(
          trx,
          { ...draft, id, orgId: actor.orgId, employeeId, tripNumber, totalPaise, now },
          auditEntry(actor, 'trip.submitted', now, record, { number: tripNumber, totalPaise }),
          manager && outbox.addition({ orgId: actor.orgId, to: manager, ...text, record, at: now }),
        )
        return { tripNumber }
      })
    },
  }
}
