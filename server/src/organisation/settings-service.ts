import type {
  Organisation,
  OrganisationChanges,
  OrganisationHistoryEntry,
  OrganisationSettingName,
  OrganisationSettings,
} from '@pravas/contract/organisation'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Actor } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import { recordAudit } from '../audit/store.ts'
import type { Clock } from '../clock.ts'
import { pageOf, readCursor } from '../cursor.ts'
import type { Database, Db } from '../db/database.ts'
import { lockOrganisation } from '../db/lock-organisation.ts'
import type { Tables } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import { invalid, problem } from '../errors.ts'
import { changesOf, effectiveSettings, fixedIn, type OperatorSettings } from './settings-rules.ts'
import { type SettingsAction, saveSettings, selectSettingChanges, selectSettings } from './settings-store.ts'

const HistoryPosition = z.uuid()

interface SettingsDeps {
  db: Database['db']
  clock: Clock
  /** What the operator has set, which the organisation cannot change. */
  operator: OperatorSettings
  mail: Organisation['mail']
}

export type OrganisationSettingsService = ReturnType<typeof createOrganisationSettings>

/** Answers the settings of an organisation that hold now, read from the database or the caller's transaction. */
export type SettingsOf = (source: Db, orgId: string) => Promise<OrganisationSettings>

/** What an organisation decides about itself: the one place that features ask for it. */
export function createOrganisationSettings({ db, clock, operator, mail }: SettingsDeps) {
  const of: SettingsOf = async (source, orgId) => {
    const { name, settings } = await selectSettings(source, orgId)
    return effectiveSettings(name, settings ?? {}, operator)
  }

  async function present(orgId: string): Promise<Organisation> {
    const row = await selectSettings(db, orgId)
    return {
      version: row.version ?? 0,
      settings: effectiveSettings(row.name, row.settings ?? {}, operator),
      fixed: presentFixed(fixedIn(operator, row.name)),
      mail,
    }
  }

  return {
    of,

    /** The settings as administrators see them. */
    get(actor: Actor): Promise<Organisation> {
      demand(actor, { to: 'manage-organisation' })
      return present(actor.orgId)
    },

    /**
     * Changes the named settings. Throws what is wrong field by field, also of settings that the operator has set, and
     * 'organisation.changed' where another version was shown.
     */
    async change(
      actor: Actor,
      { version, ...changes }: OrganisationChanges & { version?: number | undefined },
    ): Promise<Organisation> {
      demand(actor, { to: 'manage-organisation' })
      await inTransaction(db, async (trx) => {
        await lockOrganisation(trx, actor.orgId)
        const row = await selectSettings(trx, actor.orgId)
        if (version !== undefined && version !== (row.version ?? 0)) throw problem('organisation.changed')
        await changeSettings(trx, actor, changes, { operator, now: clock.now() })
      })
      return present(actor.orgId)
    },

    /** The changes of settings, latest first. */
    async history(
      actor: Actor,
      { cursor, limit }: { cursor?: string | undefined; limit: number },
    ): Promise<{ items: OrganisationHistoryEntry[]; next: string | null }> {
      demand(actor, { to: 'manage-organisation' })
      const before = readCursor(cursor, HistoryPosition)
      const rows = await selectSettingChanges(db, actor.orgId, { before, limit: limit + 1 })
      const { items, next } = pageOf(rows, limit, ({ id }) => id)
      return { items: items.map(presentChange), next }
    },
  }
}

/**
 * Changes settings within the caller's transaction, on record as `action`; a null person is the operator at the server. Throws
 * what is wrong field by field; `path` is where the fields stand in the input. Answers whether anything changed.
 */
export async function changeSettings(
  trx: Transaction<Tables>,
  by: { orgId: string; personId: string | null },
  changes: OrganisationChanges,
  {
    operator,
    now,
    path = 'body',
    action = 'organisation.changed',
  }: { operator: OperatorSettings; now: Date; path?: string; action?: SettingsAction },
): Promise<boolean> {
  const { orgId, personId } = by
  const row = await selectSettings(trx, orgId)
  const changed = changesOf(effectiveSettings(row.name, row.settings ?? {}, operator), changes)
  if (!changed) return false
  const fixed = (Object.keys(changed.after) as OrganisationSettingName[]).flatMap((setting) => {
    const variable = fixedIn(operator, row.name)[setting]?.variable
    const message = `The operator has set this with ${variable}, so it can't be changed here.`
    return variable === undefined ? [] : [{ path: `${path}.${setting}`, message }]
  })
  if (fixed.length > 0) throw invalid(fixed)
  await saveSettings(trx, orgId, { ...row.settings, name: row.name, ...changed.after })
  const record = { recordKind: 'organisation', recordId: orgId }
  await recordAudit(trx, {
    orgId,
    actorId: personId,
    action,
    ...record,
    detail: changed,
    at: now,
  })
  return true
}

/** What the operator has fixed, as administrators are told of it. */
export function presentFixed(operator: OperatorSettings): Organisation['fixed'] {
  return (Object.keys(operator) as OrganisationSettingName[]).map((setting) => ({
    setting,
    variable: operator[setting]?.variable ?? '',
  }))
}

const Detail = z.object({ before: z.record(z.string(), z.unknown()), after: z.record(z.string(), z.unknown()) })

function presentChange(row: Awaited<ReturnType<typeof selectSettingChanges>>[number]): OrganisationHistoryEntry {
  const set_up = row.action === 'organisation.set_up'
  return { id: row.id, at: row.at.toISOString(), by: row.actor_name, set_up, ...Detail.parse(row.detail) }
}

/** Whether an organisation has ever chosen any settings. */
export async function hasSettings(db: Db, orgId: string): Promise<boolean> {
  return (await selectSettings(db, orgId)).version !== null
}

/** What an organisation has decided of its requests, which no operator sets: what they need, when its year begins, and for whom trips are arranged. */
export async function requestSettings(
  db: Db,
  orgId: string,
): Promise<Pick<OrganisationSettings, 'required_of_requests' | 'financial_year_start' | 'arrange_trips_for'>> {
  const { name, settings } = await selectSettings(db, orgId)
  return effectiveSettings(name, settings ?? {}, {})
}
