import type { CommentKind } from '@pravas/contract/comments'
import { type RawBuilder, sql } from 'kysely'
import type { Actor, Asked, Owner, Party } from '../access/actor.ts'
import type { Db } from '../db/database.ts'
import { isId, newId } from '../ids.ts'
import { askedOf, asking } from '../requests/asked.ts'
import { decidingManager, partyOf } from '../requests/travellers.ts'

export interface RequestRow {
  kind: 'trip' | 'expense'
  id: string
  number: string
  version: number
  status: string
  employeeId: string
  managerEmployeeId: string | null
  /** Whom it has asked besides that manager. */
  asked: Asked[] | null
  party: Party | null
  ownerId: string
  ownerName: string
  ownerEmail: string
}

export type CommentRow = Awaited<ReturnType<typeof selectComments>>[number]

/** Whose request it is, by whom rights go. */
export function ownerOf({ employeeId, managerEmployeeId, asked, party }: RequestRow): Owner {
  return { employeeId, managerEmployeeId, asked, party }
}

const table = (kind: RequestRow['kind']) => sql.table(kind === 'trip' ? 'trips' : 'expenses')
const numberOf = (kind: RequestRow['kind']) => sql.ref(`request.${kind === 'trip' ? 'trip_number' : 'expense_number'}`)

function requestColumns(kind: RequestRow['kind']): RawBuilder<unknown> {
  return sql`
    ${sql.lit(kind)} as kind, request.id, ${numberOf(kind)} as number, request.version, request.status,
    owner.employee_id as "employeeId", ${decidingManager(kind, 'request')} as "managerEmployeeId", owner.id as "ownerId",
    ${askedOf(kind, 'request')} as asked, ${partyOf(kind, 'request')} as party, owner.name as "ownerName", owner.email as "ownerEmail"`
}

const joinedOwner = sql`join people as owner on owner.org_id = request.org_id and owner.employee_id = request.employee_id`

/** A trip or a claim by its id or number. */
export async function selectRequest(
  db: Db,
  orgId: string,
  kind: RequestRow['kind'],
  reference: string,
): Promise<RequestRow | undefined> {
  const key = isId(reference) ? sql.ref('request.id') : numberOf(kind)
  const { rows } = await sql<RequestRow>`
    select ${requestColumns(kind)} from ${table(kind)} as request ${joinedOwner}
    where request.org_id = ${orgId} and ${key} = ${reference}`.execute(db)
  return rows[0]
}

/** Where a request stands, held until the transaction ends, so that nobody decides meanwhile. */
export function lockRequest(db: Db, orgId: string, { kind, id }: Pick<RequestRow, 'kind' | 'id'>) {
  return db
    .selectFrom(kind === 'trip' ? 'trips' : 'expenses')
    .select(['status', 'version'])
    .where('org_id', '=', orgId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

function comments(db: Db, orgId: string) {
  return db
    .selectFrom('request_comments as comment')
    .innerJoin('people as author', (join) =>
      join.onRef('author.org_id', '=', 'comment.org_id').onRef('author.id', '=', 'comment.author_id'),
    )
    .select(['comment.id', 'comment.kind', 'comment.version', 'comment.text', 'comment.asked_at', 'comment.author_id'])
    .select(['comment.request_id', 'author.name as author', 'author.email', 'author.active'])
    .where('comment.org_id', '=', orgId)
}

/** The latest comments on some requests, oldest first. */
export async function selectComments(db: Db, orgId: string, requestIds: readonly string[], limit: number) {
  if (requestIds.length === 0) return []
  const rows = await comments(db, orgId)
    .where('comment.request_id', 'in', requestIds)
    .orderBy('comment.id', 'desc')
    .limit(limit)
    .execute()
  return rows.toReversed()
}

/** How many comments somebody has written since an instant. */
export async function countComments(db: Db, orgId: string, authorId: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('request_comments')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('org_id', '=', orgId)
    .where('author_id', '=', authorId)
    .where('asked_at', '>', since)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertComment(
  db: Db,
  orgId: string,
  comment: {
    request: Pick<RequestRow, 'kind' | 'id'>
    version: number
    kind: CommentKind
    authorId: string
    text: string
    at: Date
  },
): Promise<string> {
  const { request, version, kind, authorId, text, at } = comment
  const id = newId()
  await db
    .insertInto('request_comments')
    .values({
      org_id: orgId,
      id,
      request_kind: request.kind,
      request_id: request.id,
      version,
      kind,
      author_id: authorId,
      text,
      asked_at: at,
    })
    .execute()
  return id
}

/**
 * Pending requests that were asked about in their latest version: somebody's own, those of teams that they lead or that ask
 * them, and those that they asked about; all for a super admin. The latest asked first.
 */
export async function selectAsked(db: Db, reader: Actor, limit: number): Promise<RequestRow[]> {
  const { orgId, personId, employeeId, leads, decidesAs, isSuperAdmin } = reader
  const of = (kind: RequestRow['kind']) => sql`
    select ${requestColumns(kind)}, said.last
    from ${table(kind)} as request ${joinedOwner}
    join lateral (
      select max(comment.asked_at) as last, bool_or(comment.author_id = ${personId}) as "isAsker"
      from request_comments as comment
      where comment.org_id = request.org_id and comment.request_id = request.id and comment.version = request.version
        and comment.kind = 'question'
    ) as said on said.last is not null
    where request.org_id = ${orgId} and request.status = 'pending'
      and (${isSuperAdmin} or said."isAsker" or owner.employee_id = ${employeeId}
        or ${decidingManager(kind, 'request')} = any (${leads}) or request.id = any (${asking(kind, { orgId, ...decidesAs })}))`
  const { rows } = await sql<RequestRow>`
    ${of('trip')} union all ${of('expense')} order by last desc, id limit ${limit}`.execute(db)
  return rows
}
