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
  /** As it applies to everybody. */
  policies: PolicyBook
}

/** How a demo request was decided, and how many days after it was made: one when absent. */
export type Decided = { after?: number } & ({ verdict: 'approved' } | { verdict: 'rejected'; reason: string })

/** The instant so many days after the demo was loaded; negative for the past. */
export function daysAfter(scene: Scene, days: number): Date {
  return new Date(scene.now.getTime() + days * DAY_MS)
}

/** The calendar day so many days after the demo was loaded. */
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

/** Keeps who decided a demo request: the manager of its owner. */
export async function insertDemoDecision(
  trx: Transaction<Tables>,
  scene: Scene,
  request: { kind: 'trip' | 'expense'; id: string; owner: string; createdAt: Date },
  decided: Decided,
): Promise<void> {
  const managerId = scene.people.find((person) => person.employeeId === request.owner)?.managerEmployeeId
  const manager = scene.people.find((person) => person.employeeId === managerId)
  if (!manager) throw new Error(`The demo employee ${request.owner} has no manager.`)
  await trx
    .insertInto('decisions')
    .values({
      id: newId(),
      org_id: scene.orgId,
      request_kind: request.kind,
      request_id: request.id,
      decided_by: manager.id,
      verdict: decided.verdict,
      reason: decided.verdict === 'rejected' ? decided.reason : null,
      decided_at: decidedAt(decided, request.createdAt),
    })
    .execute()
}

function decidedAt({ after = 1 }: Decided, createdAt: Date): Date {
  return new Date(createdAt.getTime() + after * DAY_MS)
}
