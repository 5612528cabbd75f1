import { recordAudit } from '../../audit/store.ts'
import type { Clock } from '../../clock.ts'
import type { Database, Db } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { newId } from '../../ids.ts'
import { changingPeople } from '../administrators-service.ts'
import { homeOrganisation } from '../organisations-store.ts'
import { isInCycle } from '../people-store.ts'
import type { Identity } from '../service.ts'
import {
  countPeople,
  type DirectoryPerson,
  employeeIdOf,
  findRemoved,
  findTaken,
  insertDirectoryPerson,
  selectPeople,
  updateDirectoryPerson,
} from './directory-store.ts'
import { ScimError } from './scim-error.ts'
import type { UserFilter } from './scim-filter-rules.ts'
import type { UserChanges } from './scim-user-rules.ts'

interface DirectoryDeps {
  db: Database['db']
  clock: Clock
  identity: Pick<Identity, 'sessionsEnded'>
  /** The organisation that the directory is of; undefined: the only one. */
  organisation: string | undefined
}

export type Directory = ReturnType<typeof createDirectory>

/**
 * The people of an organisation as its directory keeps them. It says who they are and whether they may sign in; roles it
 * does not give. Nobody is ever deleted: their records stay.
 */
export function createDirectory({ db, clock, identity, organisation }: DirectoryDeps) {
  const ofOrganisation = <T>(work: (trx: Db, orgId: string) => Promise<T>) =>
    inTransaction(db, async (trx) => work(trx, await homeOrganisation(trx, organisation)))

  async function one(trx: Db, orgId: string, id: string): Promise<DirectoryPerson> {
    const [person] = await selectPeople(trx, orgId, { id }, { offset: 0, limit: 1 })
    if (!person) throw new ScimError(404, `There is no user ${id.slice(0, 64)}.`)
    return person
  }

  /** The columns of a person that changes write. */
  async function fieldsOf(trx: Db, orgId: string, id: string, changes: UserChanges) {
    const { email, directoryId, employeeId, managerId, ...same } = changes
    const fields = {
      ...same,
      ...(email !== undefined && { email }),
      ...(directoryId !== undefined && { directory_id: directoryId }),
      ...(employeeId !== undefined && { employee_id: employeeId }),
      ...(managerId !== undefined && { manager_employee_id: await managerOf(trx, orgId, id, managerId) }),
    }
    const taken = await findTaken(trx, { orgId, id }, fields)
    if (taken) throw new ScimError(409, `Another user has this ${taken}.`, 'uniqueness')
    return fields
  }

  async function managerOf(trx: Db, orgId: string, id: string, managerId: string | null): Promise<string | null> {
    if (managerId === null) return null
    const employeeId = managerId === id ? undefined : await employeeIdOf(trx, orgId, managerId)
    if (!employeeId) {
      throw new ScimError(400, 'manager: must be the id of another user who has an employeeNumber', 'invalidValue')
    }
    return employeeId
  }

  async function audit(trx: Db, orgId: string, id: string, action: string, detail: Record<string, unknown> = {}) {
    const entry = { orgId, actorId: null, recordKind: 'person', recordId: id, at: clock.now() }
    await recordAudit(trx, { ...entry, action, detail: { by: 'directory', ...detail } })
  }

  async function change(trx: Db, orgId: string, id: string, changes: UserChanges): Promise<DirectoryPerson> {
    const before = await one(trx, orgId, id)
    // Trips and expenses are kept by it: another number would part people from theirs.
    if (before.employee_id !== null && changes.employeeId !== undefined && changes.employeeId !== before.employee_id) {
      throw new ScimError(400, 'employeeNumber: stays as it is once it is set', 'mutability')
    }
    // The other way round a sign-in finds that out: the record of one account is not another's.
    const { provider_object_id: account } = before
    const given = changes.directoryId === before.directory_id ? undefined : changes.directoryId
    if (account !== null && given && given !== account) {
      throw new ScimError(409, 'externalId: the account that this user signs in with has another id', 'uniqueness')
    }
    const fields = await fieldsOf(trx, orgId, id, changes)
    if (Object.keys(fields).length === 0) return before
    await updateDirectoryPerson(trx, { orgId, id, now: clock.now() }, fields)
    if (await isInCycle(trx, orgId, id)) {
      throw new ScimError(400, 'manager: reports to this user, directly or not', 'invalidValue')
    }
    const isSwitched = changes.active !== undefined && changes.active !== before.active
    const switched = changes.active ? 'person.activated' : 'person.deactivated'
    const left = isSwitched && !changes.active && before.reports > 0 ? { reports: before.reports } : {}
    await audit(trx, orgId, id, isSwitched ? switched : 'person.changed', { fields: Object.keys(changes), ...left })
    return one(trx, orgId, id)
  }

  const changing = <T>(work: (trx: Db, orgId: string) => Promise<T>) =>
    ofOrganisation((trx, orgId) => changingPeople(trx, orgId, 'directory', () => work(trx, orgId)))

  /** Sockets close at once with the sessions that the database has ended with the change. */
  async function thenTell<T>(work: Promise<T>): Promise<T> {
    const result = await work
    identity.sessionsEnded()
    return result
  }

  return {
    /** Those whom a filter asks for, from `startIndex` (counted from one), and how many there are in all. */
    list(filter: UserFilter, { startIndex, count }: { startIndex: number; count: number }) {
      return ofOrganisation(async (trx, orgId) => ({
        total: await countPeople(trx, orgId, filter),
        people: count === 0 ? [] : await selectPeople(trx, orgId, filter, { offset: startIndex - 1, limit: count }),
      }))
    },

    get: (id: string): Promise<DirectoryPerson> => ofOrganisation((trx, orgId) => one(trx, orgId, id)),

    /**
     * Adds somebody, who can sign in as soon as they have a password or the organisation's sign-in; roles they have none.
     * Who was taken away before comes back with all their records, by the same id in the directory and the same address.
     */
    create(changes: UserChanges): Promise<DirectoryPerson> {
      return thenTell(
        changing(async (trx, orgId) => {
          const { email, name = email, active = true } = changes
          if (email === undefined || name === undefined) {
            throw new ScimError(400, 'username: is required', 'invalidValue')
          }
          const removed = changes.directoryId ? await findRemoved(trx, orgId, changes.directoryId) : undefined
          if (removed) {
            // An id may be given anew: with another address too, nothing says that this is the same person.
            if (removed.email.toLowerCase() !== email.toLowerCase()) {
              throw new ScimError(
                409,
                'externalId: a removed user with this id has another userName. Add them with that one first, then change it.',
                'uniqueness',
              )
            }
            const back = { orgId, id: removed.id, now: clock.now() }
            await updateDirectoryPerson(trx, back, { directory_removed_at: null, active })
            return change(trx, orgId, removed.id, { ...changes, active })
          }
          const id = newId()
          const none = { directory_id: null, designation: null, department: null, phone: null, employee_id: null }
          const fields = await fieldsOf(trx, orgId, id, changes)
          const person = { ...none, manager_employee_id: null, ...fields, email, name, active }
          if (!(await insertDirectoryPerson(trx, { ...person, id, orgId, now: clock.now() }))) {
            throw new ScimError(409, 'Another user has this userName, externalId or employeeNumber.', 'uniqueness')
          }
          await audit(trx, orgId, id, 'person.created')
          return one(trx, orgId, id)
        }),
      )
    },

    /** Changes what the directory says of somebody; `active: false` ends all their sessions with it. */
    change: (id: string, changes: UserChanges): Promise<DirectoryPerson> =>
      thenTell(changing((trx, orgId) => change(trx, orgId, id, changes))),

    /** The directory has them no longer: they cannot sign in, and it finds them no more. */
    remove(id: string): Promise<void> {
      return thenTell(
        changing(async (trx, orgId) => {
          const { reports } = await one(trx, orgId, id)
          const now = clock.now()
          await updateDirectoryPerson(trx, { orgId, id, now }, { active: false, directory_removed_at: now })
          await audit(trx, orgId, id, 'person.removed', reports > 0 ? { reports } : {})
        }),
      )
    },
  }
}
