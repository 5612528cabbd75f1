import plugin from 'fastify-plugin'
import type { Actor } from '../access/actor.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { DecisionLinks } from '../decision-links/service.ts'
import type { Handle } from '../http/handle.ts'
import type { Notifier } from '../inbox/notify-service.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { TravelSearch } from '../travel/search-service.ts'
import { type ApproverOfTrip, approverOfTrip, type FoundTravellers, findTravellers } from './arranging-service.ts'
import { createTripAllocations, type TripAllocations } from './draft/allocation-service.ts'
import { createTripChanges, type TripChanges } from './draft/change-service.ts'
import { createTripChoices, type TripChoices } from './draft/choice-service.ts'
import { createTripDrafts, type TripDrafts } from './draft/drafts-service.ts'
import { createTripRevisions, type RevisedTrips, revisedTrips, type TripRevisions } from './draft/revise-service.ts'
import { createFaresToday, type FaresToday } from './fares-today-service.ts'
import { faresTodayRoutes, tripAllocationRoutes, tripRoutes } from './routes.ts'
import { createTrips, type Trips } from './service.ts'
import { createTripSubmission } from './submission.ts'

declare module 'fastify' {
  interface FastifyInstance {
    trips: {
      trips: Trips
      drafts: TripDrafts
      tripAllocations: TripAllocations
      tripChoices: TripChoices
      tripChanges: TripChanges
      tripRevisions: TripRevisions
      revisedTrips: RevisedTrips
      faresToday: FaresToday
      approverOf: ApproverOfTrip
      travellersFor: (actor: Actor, names: readonly string[]) => Promise<FoundTravellers>
    }
  }
}

interface TripsOptions {
  config: { publicUrl: URL }
  db: Database['db']
  clock: Clock
  handle: Handle
  outbox: Outbox
  notifier: Notifier
  decisionLinks: DecisionLinks
  travel: TravelSearch
}

/** Trips: reading them, and the drafts that they are sent from. */
export const tripsPlugin = plugin<TripsOptions>(
  async (app, { config: { publicUrl }, db, clock, handle, outbox, notifier, decisionLinks, travel }) => {
    const trips = createTrips({ db })
    tripRoutes(handle, trips)
    const faresToday = createFaresToday({ trips, travel, clock })
    faresTodayRoutes(handle, faresToday)
    const submission = createTripSubmission({ db, clock, outbox, notifier, decisionLinks, publicUrl })
    const drafts = createTripDrafts({ db, clock, submission, keptMinutes: travel.keptMinutes })
    const tripAllocations = createTripAllocations({ db, clock, drafts })
    tripAllocationRoutes(handle, tripAllocations)
    const tripChoices = createTripChoices({ clock, travel, drafts, tripAllocations })
    const tripChanges = createTripChanges({ db, clock, travel, drafts, tripAllocations })
    const tripRevisions = createTripRevisions({ db, clock })
    app.decorate('trips', {
      trips,
      drafts,
      tripAllocations,
      tripChoices,
      tripChanges,
      tripRevisions,
      revisedTrips,
      faresToday,
      approverOf: approverOfTrip(db),
      travellersFor: (actor, names) => findTravellers(db, actor, names),
    })
  },
  { name: 'trips' },
)
