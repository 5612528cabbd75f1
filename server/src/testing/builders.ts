import type { FlightResult } from '@pravas/contract/cards'
import { createApprovals } from '../approvals/service.ts'
import { createBookingTeller } from '../bookings/tell-service.ts'
import { createClaimDrafts } from '../expenses/draft/draft-service.ts'
import { revisedClaims } from '../expenses/draft/revise-service.ts'
import { createClaims } from '../expenses/draft/submit-service.ts'
import { newId } from '../ids.ts'
import { createOutbox } from '../mail/outbox.ts'
import { releasedReceipts } from '../receipts/released-service.ts'
import { revisedTrips } from '../trips/draft/revise-service.ts'
import type { ConfirmedDraft } from '../trips/draft-rules.ts'
import { createTripSubmission } from '../trips/submission.ts'
import type { Stage, Who } from './stage.ts'

type Verdict = 'pending' | 'approved' | 'rejected' | 'returned'

const APPROVERS: Partial<Record<Who, Who>> = { employee: 'manager', colleague: 'manager', outsider: 'othermanager' }

/** Makes records through the product's own services, so that a test states only what matters to it. */
export function builders(test: Stage) {
  const { db } = test.database
  const outbox = createOutbox({ willSend: false })
  const parts = { db, clock: test.clock, outbox, publicUrl: new URL('http://localhost:5007') }
  const { decisionLinks } = test.app
  const { notifier } = test.app.inbox
  const submission = createTripSubmission({ ...parts, notifier, decisionLinks })
  const drafts = createClaimDrafts({ db, clock: test.clock, settingsOf: test.app.organisation.of })
  const claims = createClaims({ ...parts, notifier, decisionLinks, drafts, releasedReceipts })
  const settingsOf = test.app.organisation.of
  const bookings = createBookingTeller({ ...parts, notifier, settingsOf })
  const approvals = createApprovals({ ...parts, notifier, releasedReceipts, revisedClaims, revisedTrips, bookings })

  async function settle(owner: Who, kind: 'trip' | 'expense', number: string, verdict: Verdict) {
    if (verdict === 'pending') return
    const approver = test.actor(APPROVERS[owner] ?? 'superadmin')
    const reason = verdict === 'approved' ? null : 'It is not needed.'
    await approvals.decide(approver, kind, number, { verdict, reason, fields: [], version: undefined })
  }

  return {
    /** A trip with one flight, and its number. */
    async trip({
      traveller = 'employee' as Who,
      status = 'pending' as Verdict,
      rupees = 5000,
      reason = undefined as string | undefined,
    } = {}) {
      const draft: ConfirmedDraft = {
        draftId: newId(),
        purpose: 'business',
        departureCity: 'Delhi',
        destinationCity: 'Mumbai',
        departureDate: '2026-06-19',
        returnDate: null,
        segments: [{ kind: 'flight', title: 'IndiGo 6E 2046', pricePaise: rupees * 100, details: flight(rupees) }],
      }
      const { tripNumber } = await submission.submit(test.actor(traveller), draft, undefined, reason)
      await settle(traveller, 'trip', tripNumber, status)
      return tripNumber
    },

    /** A journey from Delhi over Mumbai, with a night there, to Chennai, and its number. */
    async journey() {
      const to = (city: 'Mumbai' | 'Chennai', day: string, rupees: number): FlightResult => ({
        ...flight(rupees),
        departure_airport: { id: city === 'Mumbai' ? 'DEL' : 'BOM', time: `${day} 08:00` },
        arrival_airport: { id: city === 'Mumbai' ? 'BOM' : 'MAA', time: `${day} 10:15` },
      })
      const hotel = { name: 'Sea View', hotel_class: 3, overall_rating: 4, neighborhood: 'Juhu', amenities: [] }
      const stay = { city: 'Mumbai', check_in: '2026-06-19', check_out: '2026-06-20', nights: 1, price: 4000 }
      const draft: ConfirmedDraft = {
        draftId: newId(),
        purpose: 'business',
        departureCity: 'Delhi',
        destinationCity: 'Mumbai',
        route: ['Delhi', 'Mumbai', 'Chennai'],
        departureDate: '2026-06-19',
        returnDate: null,
        segments: [
          { kind: 'flight', title: 'IndiGo 6E 2046', pricePaise: 500_000, details: to('Mumbai', '2026-06-19', 5000) },
          { kind: 'hotel', title: 'Sea View', pricePaise: 400_000, details: { ...hotel, ...stay } },
          { kind: 'flight', title: 'IndiGo 6E 2046', pricePaise: 450_000, details: to('Chennai', '2026-06-20', 4500) },
        ],
      }
      return (await submission.submit(test.actor('employee'), draft)).tripNumber
    },

    /** An expense with one receipt for each amount, and its number; for a trip where one is named. */
    async expense({
      claimant = 'employee' as Who,
      status = 'pending' as Verdict,
      rupees = [1240],
      trip = undefined as string | undefined,
    } = {}) {
      const actor = test.actor(claimant)
      const { draftId } = await conversationWithDraft(test, actor.personId)
      await db
        .insertInto('receipts')
        .values(rupees.map((amount) => ({ ...receiptRow(actor, draftId), total_paise: Math.round(amount * 100) })))
        .execute()
      if (trip !== undefined) await drafts.choose(actor, draftId, { trip })
      const {
        expenseNumbers: [expenseNumber = ''],
      } = await claims.submit(actor, draftId)
      await settle(claimant, 'expense', expenseNumber, status)
      return expenseNumber
    },

    /** A receipt that waits in a conversation with FinGenie, with the claim draft that it lies in. */
    async receipt(owner: Who): Promise<{ id: string; draftId: string; sessionId: string }> {
      const actor = test.actor(owner)
      const place = await conversationWithDraft(test, actor.personId)
      const row = receiptRow(actor, place.draftId)
      await db
        .insertInto('receipts')
        .values({ ...row, total_paise: 124_000 })
        .execute()
      return { ...place, id: row.id }
    },
  }
}

async function conversationWithDraft(test: Stage, personId: string): Promise<{ draftId: string; sessionId: string }> {
  const { db } = test.database
  const draftId = newId()
  const sessionId = `fingenie-${newId()}`
  const now = test.clock.now()
  const owner = { org_id: test.orgId(), person_id: personId }
  await db
    .insertInto('claim_drafts')
    .values({ ...owner, id: draftId, created_at: now, updated_at: now })
    .execute()
  await db
    .insertInto('conversations')
    .values({
      ...owner,
      id: newId(),
      assistant: 'fingenie',
      session_id: sessionId,
      chat_name: 'Receipts',
      state: '{}',
      last_activity: now,
      claim_draft_id: draftId,
    })
    .execute()
  return { draftId, sessionId }
}

function receiptRow(actor: { orgId: string; personId: string }, draftId: string) {
  const id = newId()
  return {
    id,
    org_id: actor.orgId,
    person_id: actor.personId,
    expense_id: null,
    position: null,
    claim_draft_id: draftId,
    // A file of its own that the storage does not have.
    file_hash: id.replaceAll('-', '').padEnd(64, '0'),
    file_name: 'receipt.jpg',
    media_type: 'image/jpeg' as const,
    byte_size: 1000,
    merchant: 'Old Fort Kitchen',
    receipt_date: '2026-06-08',
    category: 'Food',
    gstin: null,
    place: 'Delhi',
    description: null,
    reading: '{}',
    created_at: new Date('2026-06-09T10:00:00Z'),
  }
}

function flight(rupees: number): FlightResult {
  return {
    airline: 'IndiGo',
    flight_number: '6E 2046',
    departure_airport: { id: 'DEL', time: '2026-06-19 08:00' },
    arrival_airport: { id: 'BOM', time: '2026-06-19 10:15' },
    duration: 135,
    total_duration: 135,
    layovers: [],
    price: rupees,
    travel_class: 'Economy',
    source: 'sample',
  }
}
