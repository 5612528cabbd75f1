import { rupeesFromPaise } from '@pravas/contract/money'
import type { TripDraft } from '@pravas/contract/trip-draft'
import { toolText } from '@pravas/messages/tools'
import { z } from 'zod'
import type { Actor } from '../../access/actor.ts'
import { problem } from '../../errors.ts'
import { TURN_COST } from '../../http/cost-rules.ts'
import { deciderText } from '../../requests/decider-text-rules.ts'
import type { TripChanges } from '../../trips/draft/change-service.ts'
import { TripChange } from '../../trips/draft/choice-input-rules.ts'
import type { StoredTripDraft, TripDrafts } from '../../trips/draft/drafts-service.ts'
import type { PriceChange } from '../../trips/draft/recheck-rules.ts'
import { presentTripDraft } from '../../trips/draft/view-rules.ts'
import { type Tool, tool } from '../kernel/tool.ts'
import { sendableOf, type TripShower } from './shown-trip.ts'

/** What reading, deleting or restoring a draft costs. */
const READ = 10
/** At most this many drafts are listed. */
const LISTED = 50

export interface TripDraftToolDeps {
  drafts: Pick<TripDrafts, 'find' | 'list' | 'policyFor' | 'remove' | 'restore'>
  tripChanges: Pick<TripChanges, 'change' | 'recheck'>
}

const draft_id = z.uuid().describe(toolText('trip_draft.id'))
const version = TripChange.shape.version.describe(toolText('draft.version'))

/** The person's trip drafts, wherever they were begun: listed, shown, changed, priced again, deleted and restored. */
export function tripDraftTools({ drafts, tripChanges }: TripDraftToolDeps, shownOf: TripShower): Tool[] {
  async function show(actor: Actor, id: string) {
    const stored = await drafts.find(actor, id)
    if (!stored || stored.submittedTripId !== null) throw problem('record.not_found')
    const request = sendableOf(stored)
    const shown = request && (await shownOf(actor, stored, request))
    return {
      draft_id: id,
      version: stored.version,
      trip: await viewOf(actor, stored),
      ...(shown && { draft: shown.text, digest: shown.digest, goes_to: deciderText(shown.approver) }),
    }
  }

  /** The draft with what somebody has to know of it, without all that its cards show. */
  async function viewOf(actor: Actor, { draft, reason, revises }: StoredTripDraft) {
    const view = presentTripDraft(draft, await drafts.policyFor(actor, revises?.sentOn))
    return view && { ...view, parts: view.parts.map(partOf), policy_reason: reason, revises: revises?.number ?? null }
  }

  return [
    tool({
      name: 'list_trip_drafts',
      title: toolText('list_trip_drafts.title'),
      description: toolText('list_trip_drafts.description'),
      scope: 'read',
      effect: 'read',
      cost: () => READ,
      input: z.object({}),
      async run(actor) {
        const { items } = await drafts.list(actor, { limit: LISTED })
        return Promise.all(
          items.map(async (stored) => {
            const view = await viewOf(actor, stored)
            return {
              draft_id: stored.id,
              version: stored.version,
              title: view?.title ?? null,
              from_date: view?.depart ?? view?.check_in ?? null,
              to_date: view?.return ?? view?.check_out ?? null,
              total: view?.total ?? 0,
              missing: view?.missing ?? [],
            }
          }),
        )
      },
    }),
    tool({
      name: 'get_trip_draft',
      title: toolText('get_trip_draft.title'),
      description: toolText('get_trip_draft.description'),
      scope: 'read',
      effect: 'read',
      cost: () => READ,
      input: z.object({ draft_id }),
      run: (actor, { draft_id: id }) => show(actor, id),
    }),
    tool({
      name: 'change_trip_draft',
      title: toolText('change_trip_draft.title'),
      description: toolText('change_trip_draft.description'),
      scope: 'draft',
      effect: 'draft',
      // Each option that is chosen is searched for.
      cost: ({ chosen = [] }) => READ + TURN_COST * chosen.length,
      input: TripChange.omit({ told: true }).extend({ draft_id, version }),
      async run(actor, { draft_id: id, ...change }, signal) {
        await tripChanges.change(actor, id, change, { signal })
        return show(actor, id)
      },
    }),
    tool({
      name: 'recheck_trip_draft',
      title: toolText('recheck_trip_draft.title'),
      description: toolText('recheck_trip_draft.description'),
      scope: 'draft',
      effect: 'draft',
      cost: () => 3 * TURN_COST,
      input: z.object({ draft_id, version }),
      async run(actor, { draft_id: id, version: read }, signal) {
        const { changes, unchecked } = await tripChanges.recheck(actor, { id, version: read }, signal)
        return { ...(await show(actor, id)), changes: changes.map(priceChangeOf), unchecked }
      },
    }),
    tool({
      name: 'delete_trip_draft',
      title: toolText('delete_trip_draft.title'),
      description: toolText('delete_trip_draft.description'),
      scope: 'draft',
      effect: 'draft',
      cost: () => READ,
      input: z.object({ draft_id }),
      async run(actor, { draft_id: id }) {
        await drafts.remove(actor, id)
        return { deleted: id }
      },
    }),
    tool({
      name: 'restore_trip_draft',
      title: toolText('restore_trip_draft.title'),
      description: toolText('restore_trip_draft.description'),
      scope: 'draft',
      effect: 'draft',
      cost: () => READ,
      input: z.object({ draft_id }),
      async run(actor, { draft_id: id }) {
        await drafts.restore(actor, id)
        return show(actor, id)
      },
    }),
  ]
}

function partOf(part: TripDraft['parts'][number]) {
  const { title, price } = part
  return { part: part.part, title, price, ...('leg' in part && part.leg && { leg: part.leg }) }
}

function priceChangeOf({ code, title, beforePaise, morePaise }: PriceChange) {
  const before = rupeesFromPaise(beforePaise)
  return { change: code, title, before, now: code === 'gone' ? null : rupeesFromPaise(beforePaise + morePaise) }
}
