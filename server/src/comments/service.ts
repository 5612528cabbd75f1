import {
  type AskedRequest,
  COMMENTS_AN_HOUR,
  type CommentThread,
  type NewComment,
  type RequestComment,
} from '@pravas/contract/comments'
import type { Actor } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import { refusal } from '../access/rights-rules.ts'
import { auditEntry, recordAudit } from '../audit/store.ts'
import type { Clock } from '../clock.ts'
import type { Database, Db } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { problem } from '../errors.ts'
import { holdPerson } from '../identity/people-service.ts'
import type { Notifier } from '../inbox/notify-service.ts'
import { commentMail } from '../mail/decision-mails.ts'
import type { Outbox } from '../mail/outbox.ts'
import { lastAsked, mustWait, questionsAnswered } from './comment-rules.ts'
import {
  type CommentRow,
  countComments,
  insertComment,
  lockRequest,
  ownerOf,
  type RequestRow,
  selectAsked,
  selectComments,
  selectRequest,
} from './store.ts'

/** How many comments of a request are answered. */
const SHOWN = 200
/** How many requests are listed, and how many comments in all. */
const LISTED = 200
const LISTED_COMMENTS = 2000
const HOUR_MS = 60 * 60_000

export interface CommentsDeps {
  db: Database['db']
  clock: Clock
  outbox: Outbox
  notifier: Notifier
  publicUrl: URL
}

export type Comments = ReturnType<typeof createComments>

/** What whoever decides on a request asks its owner without deciding, and what the owner answers. */
export function createComments({ db, clock, outbox, notifier, publicUrl }: CommentsDeps) {
  async function found(actor: Actor, kind: RequestRow['kind'], reference: string): Promise<RequestRow> {
    const request = await selectRequest(db, actor.orgId, kind, reference)
    if (!request) throw problem('record.not_found')
    return request
  }

  /** Tells the owner what is asked; whoever asked, what is answered. */
  async function tell(
    trx: Db,
    actor: Actor,
    request: RequestRow,
    before: readonly CommentRow[],
    said: string,
    at: Date,
  ) {
    const { kind: of, number } = request
    const isOwn = ownsIt(actor, request)
    const asked = questionsAnswered(before).filter(({ active }) => active)
    const askers = new Map(asked.map(({ author_id: id, author: name, email }) => [id, { id, name, address: email }]))
    const owner = { id: request.ownerId, name: request.ownerName, address: request.ownerEmail }
    const to = isOwn ? [...askers.values()] : [owner]
    const { orgId, name: actorName } = actor
    const subject = { kind: of, id: request.id }
    const kind = isOwn ? 'question_answered' : 'question_asked'
    const ids = to.map(({ id }) => id)
    await notifier.notify(trx, { orgId, kind, to: ids, subject, number, actorName, detail: { note: said }, at })
    const text = commentMail({ kind: isOwn ? 'answer' : 'question', of, number, author: actorName, said, publicUrl })
    for (const { id, ...each } of to) {
      if (!(await notifier.wantsMail(trx, orgId, id, kind))) continue
      await outbox.add(trx, { orgId, to: each, ...text, record: subject, at })
    }
  }

  async function threadOf(source: Db, actor: Actor, request: RequestRow): Promise<CommentThread> {
    const rows = await selectComments(source, actor.orgId, [request.id], SHOWN)
    const last = lastAsked(rows, request.version)
    return {
      items: rows.map((row) => present(actor, row)),
      open: request.status === 'pending' && last !== undefined && last.answer === undefined,
      may_write: mayWrite(actor, request, rows.length > 0),
    }
  }

  return {
    /**
     * The questions and answers about a request. Throws 'record.not_found' for one that the actor may not see, and
     * 'action.forbidden' when they read it but have no part in the decision.
     */
    async thread(actor: Actor, kind: RequestRow['kind'], reference: string): Promise<CommentThread> {
      const request = await found(actor, kind, reference)
      demand(actor, { to: 'read-comments', kind, owner: ownerOf(request) })
      return threadOf(db, actor, request)
    },

    /**
     * Adds a question of somebody who may decide on a pending request, or an answer of its owner, and tells the other one by
     * mail. The text that the actor wrote last is not added again. Throws as `thread`, and 'comment.closed' once the request is
     * not pending, 'decision.changed' when another version was shown, 'comment.no_question' for an owner whom nobody asked,
     * 'comment.unanswered' where they have written too much that nobody replied to, and 'comment.too_many' within an hour.
     */
    async write(
      actor: Actor,
      kind: RequestRow['kind'],
      reference: string,
      { text, version: shown }: NewComment,
    ): Promise<CommentThread> {
      const request = await found(actor, kind, reference)
      const isOwn = ownsIt(actor, request)
      demand(actor, { to: isOwn ? 'answer' : 'ask', kind, owner: ownerOf(request) })
      const now = clock.now()
      return inTransaction(db, async (trx) => {
        // Before the request, as who sends one holds them; what one person writes is counted one after the other.
        await holdPerson(trx, actor)
        const standing = await lockRequest(trx, actor.orgId, request)
        if (standing?.status !== 'pending') throw problem('comment.closed')
        const { version } = standing
        if (shown !== undefined && shown !== version) throw problem('decision.changed')
        const before = await selectComments(trx, actor.orgId, [request.id], SHOWN)
        if (isOwn && before.length === 0) throw problem('comment.no_question')
        const last = before.at(-1)
        const isSaid = last?.author_id === actor.personId && last.text === text && last.version === version
        if (!isSaid) {
          const written = { version, kind: isOwn ? 'answer' : 'question', authorId: actor.personId } as const
          if (mustWait(before, written)) throw problem('comment.unanswered')
          const ofHour = await countComments(trx, actor.orgId, actor.personId, new Date(now.getTime() - HOUR_MS))
          if (ofHour >= COMMENTS_AN_HOUR) throw problem('comment.too_many')
          const said = { request, ...written, text }
          const comment = await insertComment(trx, actor.orgId, { ...said, at: now })
          const action = `${kind}.${isOwn ? 'question_answered' : 'question_asked'}`
          const record = { kind, id: request.id }
          await recordAudit(trx, auditEntry(actor, action, now, record, { comment, version }))
          const subject = { orgId: actor.orgId, subjectId: request.id }
          await notifier.settled(trx, subject, isOwn ? 'answer' : 'question', now, [actor.personId])
          await tell(trx, actor, request, before, text, now)
        }
        return threadOf(trx, actor, { ...request, ...standing })
      })
    },

    /** The last question about each pending request that the actor owns or may decide on, newest first. */
    async asked(actor: Actor): Promise<AskedRequest[]> {
      const rows = await selectAsked(db, actor, LISTED)
      const requests = rows.filter((row) => {
        const about = { kind: row.kind, owner: ownerOf(row) }
        return refusal(actor, { to: ownsIt(actor, row) ? 'answer' : 'ask', ...about }) === undefined
      })
      const ids = requests.map(({ id }) => id)
      const comments = Map.groupBy(
        await selectComments(db, actor.orgId, ids, LISTED_COMMENTS),
        ({ request_id }) => request_id,
      )
      return requests.flatMap((request) => {
        const last = lastAsked(comments.get(request.id) ?? [], request.version)
        if (!last) return []
        const { kind, id, number } = request
        const answer = last.answer ? present(actor, last.answer) : null
        const about = { kind, request_id: id, number, own: ownsIt(actor, request) }
        return [{ ...about, question: present(actor, last.question), answer }]
      })
    },
  }
}

function ownsIt(actor: Actor, { ownerId }: RequestRow): boolean {
  return ownerId === actor.personId
}

function mayWrite(actor: Actor, request: RequestRow, isAsked: boolean): CommentThread['may_write'] {
  if (request.status !== 'pending') return null
  const about = { kind: request.kind, owner: ownerOf(request) }
  if (ownsIt(actor, request)) return isAsked && !refusal(actor, { to: 'answer', ...about }) ? 'answer' : null
  return refusal(actor, { to: 'ask', ...about }) ? null : 'question'
}

function present(actor: Actor, row: CommentRow): RequestComment {
  const { id, kind, author, version, text } = row
  return {
    id,
    kind,
    author,
    own: row.author_id === actor.personId,
    version,
    text,
    asked_at: row.asked_at.toISOString(),
  }
}
