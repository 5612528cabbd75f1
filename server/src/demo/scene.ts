import type { Transaction } from 'kysely'
import { dayOf } from '../clock.ts'
import type { Tables } from '../db/tables.ts'
import { newId } from '../ids.ts'
import type { PolicyBook } from '../policy/version-rules.ts'
import type { DemoAccount } from './accounts.ts'

const DAY_MS = 86_400_000

/** What demo records are made against. */
export interface Scene {
  orgId: string
  people: (DemoAccount & { id: string })[]
  now: Date
  policies: PolicyBook['versions']
}

/** The policy as it applies to a demo employee. */
export function policiesOf({ policies, people }: Scene, employeeId: string): PolicyBook {
  const { grade = null, department = null } = people.find((person) => person.employeeId === employeeId) ?? {}
  return { versions: policies, person: { grade, department } }
}

/** How a demo request was decided, and how many days after it was made: one when absent. */
export type Decided = { after?: number } & ({ verdict: 'approved' } | { verdict: 'rejected'; reason: string })

/** The instant this many days after the demo was loaded; negative for the past. */
export function daysAfter(scene: Scene, days: number): Date {
  return new Date(scene.now.getTime() + days * DAY_MS)
}

/** The calendar day this many days after the demo was loaded. */
export function dayAfter(scene: Scene, days: number): string {
  return dayOf(daysAfter(scene, days))
}

/** The status columns of a request that was decided, or is still pending. */
export function statusColumns(decided: Decided | undefined, createdAt: Date) {
  return {
    status: decided?.verdict ?? ('pending' as const),
    rejection_reason: decided?.verdict === 'rejected' ? decided.reason : null,
    created_at: createdAt,
    decided_at: decided ? decidedAt(decided, createdAt) : null,
  }
}

/** A demo request that was decided. */
export interface DemoDecision {
  kind: 'trip' | 'expense'
  id: string
  owner: string
  createdAt: Date
  decided: Decided
}

/** Keeps who decided demo requests: the managers of their owners. */
export async function insertDemoDecisions(
  trx: Transaction<Tables>,
  scene: Scene,
  requests: readonly DemoDecision[],
): Promise<void> {
  const rows = requests.map(({ kind, id, owner, createdAt, decided }) => {
    const managerId = scene.people.find((person) => person.employeeId === owner)?.managerEmployeeId
    const manager = scene.people.find((person) => person.employeeId === managerId)
    if (!manager) throw new Error(`The demo employee ${owner} has no manager.`)
    return {
      id: newId(),
      org_id: scene.orgId,
      request_kind: kind,
      request_id: id,
      decided_by: manager.id,
      verdict: decided.verdict,
      reason: decided.verdict === 'rejected' ? decided.reason : null,
      decided_at: decidedAt(decided, createdAt),
    }
  })
  await trx.insertInto('decisions').values(rows).execute()
}

function decidedAt({ after = 1 }: Decided, createdAt: Date): Date {
  return new Date(createdAt.getTime() + after * DAY_MS)
}
