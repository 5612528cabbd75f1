import { DATA_SECTIONS, type ErasureBlocker, type ErasurePreview } from '@pravas/contract/personal-data'
import { personalData } from '@pravas/messages/en/personal-data'
import { texts } from '@pravas/messages/texts'
import { sql, type Transaction } from 'kysely'
import type { Actor } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import { eraseAuditValues } from '../audit/erasure-service.ts'
import { type AuditEntry, recordAudit, recordAudits, statusChange } from '../audit/store.ts'
import { type Clock, dayOf } from '../clock.ts'
import type { Database, Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import { invalid, problem } from '../errors.ts'
import { changingPeople } from '../identity/administrators-service.ts'
import type { Identity } from '../identity/service.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import { keptUntil } from '../retention/terms-rules.ts'
import { selectBlockers } from './blockers-store.ts'
import {
  deleteOwned,
  endDuties,
  erasePerson,
  freedOf,
  freeTexts,
  identifies,
  letGoOfFiles,
  selectIdentifiers,
  withdrawReturned,
} from './erasure-store.ts'
import { type Pattern, patternsOf } from './identifiers-rules.ts'
import { countRows, type Whose } from './ownership-store.ts'
import { type FoundPerson, selectPerson } from './people-store.ts'

const t = texts(personalData)

/** Files that nothing names go at once, and not after the days for which a receipt can be restored. */
const DAYS_MS = 31 * 24 * 60 * 60_000

interface ErasureDeps {
  db: Database['db']
  clock: Clock
  settingsOf: SettingsOf
  identity: Pick<Identity, 'sessionsEnded'>
}

/** Who erases: somebody, or the operator of an installation. */
export type Eraser = Actor | { orgId: string; personId: null }

export type Erasure = ReturnType<typeof createErasure>

/** Erasing people: what identifies them goes, and the financial record and the audit trail stay. */
export function createErasure({ db, clock, settingsOf, identity }: ErasureDeps) {
  async function found(source: Db, by: Eraser, reference: string): Promise<FoundPerson> {
    if (by.personId !== null) demand(by, { to: 'erase-person' })
    const person = await selectPerson(source, by.orgId, reference)
    if (!person) throw problem('record.not_found')
    if (person.erasedAt) throw problem('person.erased')
    return person
  }

  async function previewOf(source: Db, by: Eraser, reference: string): Promise<ErasurePreview> {
    const person = await found(source, by, reference)
    const until = keptUntil(dayOf(clock.now()), await settingsOf(source, by.orgId))
    const counts = await countRows(source, person)
    const identifiers = await selectIdentifiers(source, person)
    const sections = DATA_SECTIONS.map((section) => {
      const tables = counts.filter((one) => one.section === section)
      const gone = tables.reduce((sum, { gone: rows }) => sum + rows, 0)
      const all = tables.reduce((sum, { count }) => sum + count, 0)
      return { section, gone, stay: all - gone, because: tables.flatMap(({ keptFor }) => keptFor ?? [])[0] }
    })
    return {
      name: person.name,
      requested_at: person.requestedAt?.toISOString() ?? null,
      blockers: await selectBlockers(source, person, by.personId),
      deleted: sections.flatMap(({ section, gone }) => (gone > 0 ? [{ section, count: gone }] : [])),
      kept: sections.flatMap(({ section, stay, because }) =>
        stay > 0 && because ? [{ section, count: stay, until: until[because], because }] : [],
      ),
      shares_name: sharesName(person.name, identifiers.othersNames),
    }
  }

  async function carryOut(
    trx: Transaction<Tables>,
    by: Eraser,
    reference: string,
    { name, reason }: { name: string; reason: string },
  ): Promise<string> {
    const person = await found(trx, by, reference)
    if (name !== person.name)
      throw invalid([{ path: 'body.name', message: t('erase.name.wrong', { name: person.name }) }])
    const blockers = await selectBlockers(trx, person, by.personId)
    if (blockers.length > 0) throw problem('erasure.blocked', blockers.map(blockerText).join(' '))
    const now = clock.now()
    const patterns = patternsOf(await selectIdentifiers(trx, person))
    const says: Says = { orgId: by.orgId, actorId: by.personId, at: now }
    const returned = await withdrawReturned(trx, person, now)
    await recordAudits(
      trx,
      returned.map(({ kind, id }) => ({
        ...says,
        action: `${kind}.withdrawn`,
        recordKind: kind,
        recordId: id,
        detail: statusChange('returned', 'withdrawn'),
      })),
    )
    await endDuties(trx, person, now)
    const files = await deleteOwned(trx, person)
    await letGoOfFiles(trx, files, new Date(now.getTime() - DAYS_MS))
    const number = await erasePerson(trx, person, now)
    const pseudonym = `Erased person ${number}`
    await freeTexts(trx, person, { patterns, pseudonym })
    await freeTrail(trx, person, { patterns, pseudonym }, says)
    const record = { recordKind: 'person', recordId: person.personId }
    const why = await freeText(trx, reason, { patterns, pseudonym })
    await recordAudit(trx, { ...says, ...record, action: 'person.erased', detail: { number, reason: why } })
    return pseudonym
  }

  return {
    /** What erasing a person would do, and why it can't be done now. Writes nothing. */
    preview: (by: Eraser, reference: string) => previewOf(db, by, reference),

    /**
     * Erases a person for good and answers by which name they are known from then on. `name` is theirs, typed to confirm. Throws
     * 'action.forbidden', 'record.not_found', 'person.erased', and 'erasure.blocked' with what has to be settled first.
     */
    async erase(by: Eraser, reference: string, confirmed: { name: string; reason: string }): Promise<string> {
      const changer = by.personId === null ? 'operator' : by
      const name = await inTransaction(db, (trx) =>
        changingPeople(trx, by.orgId, changer, () => carryOut(trx, by, reference, confirmed)),
      )
      identity.sessionsEnded()
      return name
    },
  }
}

/** Why somebody can't be erased now, as a sentence. */
export function blockerText({ kind, count }: ErasureBlocker): string {
  return t(`blocker.${kind}`, { count })
}

const sharesName = (name: string, others: readonly string[]) =>
  others.some((other) => other.trim().toLowerCase() === name.trim().toLowerCase())

type Says = Pick<AuditEntry, 'orgId' | 'actorId' | 'at'>

interface Freeing {
  patterns: readonly Pattern[]
  pseudonym: string
}

async function freeText(trx: Db, text: string, { patterns, pseudonym }: Freeing): Promise<string> {
  const { rows } = await sql<{
    text: string
  }>`select ${freedOf(sql`${text}::text`, patterns, pseudonym)} as text`.execute(trx)
  return rows[0]?.text ?? ''
}

/** What an entry about the person keeps of their fields: their rights, and whether they were there. */
const KEPT_FIELDS = ['roles', 'active', 'employee_id']
const DROPPED = ['before', 'after', 'name', 'tenant', 'objectId', 'device']

/** Frees the audit trail of what identifies the person, and of from where they came; its chain stays whole. */
async function freeTrail(
  trx: Transaction<Tables>,
  { orgId, personId }: Whose,
  { patterns, pseudonym }: Freeing,
  by: Says,
): Promise<void> {
  const isAbout = sql<boolean>`(record_kind = 'person' and record_id = ${personId}::uuid)`
  const fields = (of: 'before' | 'after') => sql`case when jsonb_typeof(detail -> ${of}::text) = 'object' then
    jsonb_build_object(${of}::text, (select coalesce(jsonb_object_agg(key, value), '{}')
      from jsonb_each(detail -> ${of}::text) where key = any (${KEPT_FIELDS}::text[]))) else '{}' end`
  const detail = sql`case when ${isAbout} and jsonb_typeof(detail) = 'object'
    then (detail - ${DROPPED}::text[]) || ${fields('before')} || ${fields('after')} else detail end`
  const came = sql`(actor_id = ${personId}::uuid and num_nonnulls(address, agent) > 0)`
  const values = {
    orgId,
    entries: sql<boolean>`(${isAbout} or ${came} or ${identifies(sql`detail::text`, patterns)})`,
    detail: sql`(${freedOf(sql`(${detail})::text`, patterns, pseudonym)})::jsonb`,
    keepsOrigin: sql<boolean>`(actor_id is not null and actor_id <> ${personId}::uuid)`,
  }
  await eraseAuditValues(trx, values, by)
}
