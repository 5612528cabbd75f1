import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { ProblemError } from '../../errors.ts'
import { answerConflict, LISTED } from './conflicts-service.ts'
import { selectConflictParties, selectConflicts } from './conflicts-store.ts'

/** The newest 200 refused sign-ins that wait for an answer, of all organisations, a line each, for an operator at the server. */
export async function conflictLines(db: Database['db']): Promise<string[]> {
  return (await selectConflicts(db, undefined, LISTED)).map((row) => {
    const employee = row.employee_id === null ? '' : `, ${row.employee_id}`
    const account = `${row.name} <${row.email}>, id ${row.provider_object_id}`
    const person = `${row.person_name} <${row.person_email}>${employee}`
    return `${row.id}  ${row.noted_at.toISOString()}  account: ${account}  person: ${person}`
  })
}

/**
 * Answers a refused sign-in for an operator at the server, on record; what it means says `createSignOnConflicts`. Throws a
 * sentence for the operator.
 */
export async function resolveConflict(
  { db, clock }: { db: Database['db']; clock: Clock },
  id: string,
  accept: boolean,
): Promise<void> {
  const gone = new Error(`No open conflict has the id ${id}, or its person has been deactivated.`)
  const parties = await selectConflictParties(db, id)
  if (!parties) throw gone
  const answer = { orgId: parties.org_id, personId: parties.person_id, id, accept, by: null, now: clock.now() }
  try {
    await inTransaction(db, (trx) => answerConflict(trx, answer))
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    throw error.code === 'sso.address_taken' ? new Error('The account now belongs to another person.') : gone
  }
}
