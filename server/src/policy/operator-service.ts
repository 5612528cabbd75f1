import type { Transaction } from 'kysely'
import { type Clock, dayOf } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import { invalid } from '../errors.ts'
import { allOrganisations } from '../organisations.ts'
import { keepDraft, publishDraft } from './draft-service.ts'
import { policyVersions } from './policies-service.ts'
import { type PolicyFormat, policyFile, readPolicyFile } from './policy-file.ts'
import { versionOn } from './version-rules.ts'

interface Parts {
  db: Database['db']
  clock: Clock
}

/** Returns the policy of a day, today when none is named, as a file. Throws a sentence for the operator. */
export async function exportPolicy(
  { db, clock }: Parts,
  { organisation, on, format }: { organisation: string | null; on: string | null; format: PolicyFormat },
): Promise<string> {
  const day = on ?? dayOf(clock.now())
  const versions = await policyVersions(db, await organisationOf(db, organisation))
  const policy = versionOn(versions, day)
  if (!policy) throw new Error(`There was no policy on ${day} yet.`)
  return policyFile(policy, format)
}

/**
 * Saves a policy file as the draft, and with `why` publishes it from the day that the file names. Answers that day, or null
 * where nothing was published. Throws a sentence for the operator.
 */
export async function importPolicy(
  { db, clock }: Parts,
  { organisation, file, publish, why }: { organisation: string | null; file: string; publish: boolean; why: string },
): Promise<string | null> {
  const orgId = await organisationOf(db, organisation)
  const read = readPolicyFile(file)
  if ('mistakes' in read) throw new Error(`This is not a policy file. ${read.mistakes.join(' ')}`)
  const { policy } = read
  const validFrom = policy.valid_from
  if (publish && validFrom === undefined) throw new Error('To publish a policy, its file has to name valid_from.')
  const by = { orgId, personId: null }
  const now = clock.now()
  return inTransaction(db, async (trx) => {
    await keepDraft(trx, by, { policy, version: undefined, now })
    if (!publish || validFrom === undefined) return null
    await publishDraft(trx, by, { validFrom, why, now })
    return validFrom
  })
}

/**
 * Publishes a policy file as an organisation's policy, from the day that it names or else from today. Throws what is wrong
 * with the file at `body.policy`.
 */
export async function publishPolicyFile(
  trx: Transaction<Tables>,
  orgId: string,
  { file, why, now }: { file: string; why: string; now: Date },
): Promise<void> {
  const read = readPolicyFile(file)
  if ('mistakes' in read) throw invalid(read.mistakes.map((message) => ({ path: 'body.policy', message })))
  const by = { orgId, personId: null }
  await keepDraft(trx, by, { policy: read.policy, version: undefined, now })
  await publishDraft(trx, by, { validFrom: read.policy.valid_from ?? dayOf(now), why, now })
}

/** The organisation of a name, or the only one. */
async function organisationOf(db: Database['db'], name: string | null): Promise<string> {
  const all = await allOrganisations(db)
  const meant = name === null ? all : all.filter((organisation) => organisation.name === name)
  const [first, second] = meant
  if (!first)
    throw new Error(name === null ? 'There is no organisation yet.' : `There is no organisation called ${name}.`)
  if (second) throw new Error('There are several organisations. Name one with --organisation.')
  return first.id
}
