import type { AssistantSettings } from '@pravas/contract/assistants'
import type { Actor } from '../../access/actor.ts'
import { auditEntry, recordAudit } from '../../audit/store.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { findKeepLocal, type Person, setKeepLocal } from './choices-store.ts'

export type AssistantChoices = ReturnType<typeof createAssistantChoices>

type EngineName = AssistantSettings['tripmate']

interface Deps {
  db: Database['db']
  clock: Clock
  /** Who answers in each assistant unless a person decides otherwise. */
  engines: Readonly<Record<'tripmate' | 'fingenie', EngineName>>
  /** Where there is a language model: whether what is sent to it stays with the organisation, and what is taken out. */
  model:
    | {
        inHouse: boolean
        removes: readonly AssistantSettings['removes'][number][]
        stopAsking(who: Person): void
      }
    | undefined
  /** Whether it reads the pictures of receipts as well. */
  readsReceipts: boolean
}

/** What people decide about the assistants: whether any word of theirs may reach a language model. */
export function createAssistantChoices({ db, clock, engines, model, readsReceipts }: Deps) {
  const offered = model !== undefined && (readsReceipts || Object.values(engines).includes('model'))

  /** Whether this person's words reach no language model. */
  async function keepsLocal(who: Person): Promise<boolean> {
    return (await findKeepLocal(db, who)) ?? false
  }

  async function settings(actor: Actor): Promise<AssistantSettings> {
    const keep_local = await keepsLocal(actor)
    const engineOf = (engine: EngineName) => (keep_local || !offered ? 'rules' : engine)
    return {
      tripmate: engineOf(engines.tripmate),
      fingenie: engineOf(engines.fingenie),
      offered,
      keep_local,
      in_house: model?.inHouse ?? true,
      receipt_pictures: offered && readsReceipts && !keep_local,
      removes: [...(model?.removes ?? [])],
    }
  }

  return {
    keepsLocal,
    settings,

    /** Decides for the actor, and answers what holds now. An answer that a model is giving goes on by rules. */
    async decide(actor: Actor, keepLocal: boolean): Promise<AssistantSettings> {
      const now = clock.now()
      await inTransaction(db, async (trx) => {
        await setKeepLocal(trx, actor, keepLocal, now)
        await recordAudit(trx, auditEntry(actor, keepLocal ? 'assistants.kept_local' : 'assistants.model_allowed', now))
      })
      if (keepLocal) model?.stopAsking(actor)
      return settings(actor)
    },
  }
}
