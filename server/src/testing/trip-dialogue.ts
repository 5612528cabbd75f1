import { type DialogueState, readState } from '../assistants/tripmate/dialogue/state.ts'
import { createDialogueMemory } from '../assistants/tripmate/dialogue-memory.ts'
import { newId } from '../ids.ts'
import { createOutbox } from '../mail/outbox.ts'
import type { DraftContents } from '../trips/draft/drafts-service.ts'
import { createTripDrafts, type TripDrafts } from '../trips/draft/drafts-service.ts'
import { requestOf } from '../trips/draft/request-rules.ts'
import type { BegunTripDraft } from '../trips/draft/trip-draft.ts'
import { createTripSubmission } from '../trips/submission.ts'
import type { Stage } from './stage.ts'

/** The trip drafts of a stage's app, as another process would have them. */
export function tripDraftsOf({ database: { db }, clock, app }: Pick<Stage, 'database' | 'clock' | 'app'>): TripDrafts {
  const outbox = createOutbox({ willSend: false })
  const { decisionLinks } = app
  const submission = createTripSubmission({
    db,
    clock,
    outbox,
    notifier: app.inbox.notifier,
    decisionLinks,
    publicUrl: new URL('http://localhost:5007'),
  })
  return createTripDrafts({ db, clock, submission, keptMinutes: 30 })
}

/** What a conversation with TripMate holds; the only one where no session is named. */
export async function keptDialogue(
  stage: Pick<Stage, 'database' | 'clock' | 'app'>,
  sessionId?: string,
): Promise<DialogueState> {
  const { db } = stage.database
  const tripmate = db
    .selectFrom('conversations')
    .select(['org_id as orgId', 'person_id as personId', 'state'])
    .where('assistant', '=', 'tripmate')
  const row = await (sessionId === undefined
    ? tripmate
    : tripmate.where('session_id', '=', sessionId)
  ).executeTakeFirst()
  return readState(row && (await createDialogueMemory(tripDraftsOf(stage)).read(db, row, row.state)))
}

/** A stay that somebody has put together and was shown, ready to be sent. */
export function shownStay(): DraftContents {
  const hotel = { name: 'Sea View', hotel_class: 3, overall_rating: 4, neighborhood: 'Juhu', amenities: [] }
  const draft: BegunTripDraft = {
    goal: 'hotel',
    criteria: { purpose: 'business', city: 'Mumbai', check_in: '2026-06-19', check_out: '2026-06-20' },
    legs: null,
    chosen: {
      flight: null,
      return_flight: null,
      hotel: { ...hotel, city: 'Mumbai', check_in: '2026-06-19', check_out: '2026-06-20', nights: 1, price: 5000 },
    },
    seen: {},
    searchedOn: '2026-06-10',
    lowest: {},
  }
  const content = requestOf(draft)
  if (!content) throw new Error('The stay is not complete.')
  return { draft, shown: { draftId: newId(), ...content } }
}
