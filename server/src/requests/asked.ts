import { type RawBuilder, sql } from 'kysely'
import type { Asked } from '../access/actor.ts'

type Kind = 'trip' | 'expense'

/** A trip or a claim by its id. */
export interface RequestKey {
  orgId: string
  kind: Kind
  requestId: string
}

/** Everybody whom turns ask of whom a condition holds (`turn`); null: nobody. */
const askedWhere = (condition: RawBuilder<unknown>): RawBuilder<Asked[] | null> => sql`(
  select jsonb_agg(jsonb_build_object('role', turn.role, 'personId', turn.person_id))
  from approval_turns as turn where ${condition}
)`

/**
 * Everybody whom a request of one of these tables has asked in its latest version, besides its owner's manager: by them
 * rights go. Null: nobody.
 */
export function askedOf(kind: Kind, table = `${kind}s`): RawBuilder<Asked[] | null> {
  return askedWhere(sql`turn.org_id = ${sql.ref(`${table}.org_id`)} and turn.request_kind = ${sql.lit(kind)}
    and turn.request_id = ${sql.ref(`${table}.id`)} and turn.version = ${sql.ref(`${table}.version`)}`)
}

/** Everybody whom the claim that has a receipt of `receipts` has asked, in any version; null: nobody. */
export const askedOfReceipt = askedWhere(sql`turn.org_id = receipts.org_id and turn.request_kind = 'expense'
  and turn.request_id = receipts.expense_id`)

/** The ids of requests of a kind whose latest version asks one of these people, or somebody of these roles, or once did. */
export function everAsking(
  kind: Kind,
  { orgId, persons, roles }: { orgId: string; persons: readonly string[]; roles: readonly string[] },
): RawBuilder<string[]> {
  return sql`array(
    select turn.request_id from approval_turns as turn
    join ${sql.table(`${kind}s`)} as latest
      on latest.org_id = turn.org_id and latest.id = turn.request_id and latest.version = turn.version
    where turn.org_id = ${orgId} and turn.request_kind = ${sql.lit(kind)} and turn.opened_at is not null
      and (turn.person_id = any (${persons}::uuid[]) or turn.role = any (${roles}::text[]))
  )`
}

/** The ids of requests of a kind that ask one of these people, or somebody of these roles, now. */
export function asking(
  kind: Kind,
  { orgId, persons, roles }: { orgId: string; persons: readonly string[]; roles: readonly string[] },
): RawBuilder<string[]> {
  return sql`array(
    select turn.request_id from approval_turns as turn
    where turn.org_id = ${orgId} and turn.request_kind = ${sql.lit(kind)}
      and turn.opened_at is not null and turn.closed_at is null
      and (turn.person_id = any (${persons}::uuid[]) or turn.role = any (${roles}::text[]))
  )`
}

/** Whether a request of `trips` or `expenses` asks somebody at a step now, whoever it is. */
export function asksAnybody(kind: Kind): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from approval_turns as turn
    where turn.org_id = ${sql.ref(`${kind}s.org_id`)} and turn.request_kind = ${sql.lit(kind)}
      and turn.request_id = ${sql.ref(`${kind}s.id`)} and turn.opened_at is not null and turn.closed_at is null
  )`
}
