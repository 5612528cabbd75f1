import type { TravelPreferences } from '@pravas/contract/travel-desk'
import type { Actor } from '../access/actor.ts'
import { auditEntry, recordAudit } from '../audit/store.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { selectPreferences, upsertPreferences } from './preferences-store.ts'

const NONE: TravelPreferences = { seat: null, meal: null, phone: null, note: null }

/** What people would like of whoever books their trips; each person's own. */
export function createTravelPreferences({ db, clock }: { db: Database['db']; clock: Clock }) {
  return {
    of: async (actor: Actor): Promise<TravelPreferences> => (await selectPreferences(db, actor)) ?? NONE,

    async change(actor: Actor, { seat, ...texts }: TravelPreferences): Promise<TravelPreferences> {
      const { meal, phone, note } = texts
      const kept = { seat, meal: meal || null, phone: phone || null, note: note || null }
      const at = clock.now()
      await inTransaction(db, async (trx) => {
        await upsertPreferences(trx, actor, kept, at)
        // What they are concerns nobody but whoever books: that they changed is enough for the trail.
        await recordAudit(trx, auditEntry(actor, 'person.travel_preferences_changed', at))
      })
      return kept
    },
  }
}
