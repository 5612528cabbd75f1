import { createHmac, timingSafeEqual } from 'node:crypto'
import type { QueryCreator } from 'kysely'
import type { Actor } from '../access/actor.ts'
import type { Clock } from '../clock.ts'
import type { Database, Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { problem } from '../errors.ts'
import { newId } from '../ids.ts'
import { deleteLinksBefore, type LinkRow, linkInsert, type NewLink, selectLink, takeLink } from './store.ts'

const DAY_MS = 24 * 60 * 60_000
/** Days for which expired links are kept, so that opening one still says what became of the request. */
const KEPT_DAYS = 90

/** The links of one mail to decide on a request, not kept yet. */
export interface MadeLinks {
  approve: URL
  reject: URL
  days: number
  rows: readonly NewLink[]
}

/** Whom a request was sent to, and in which version. */
type Addressed = Pick<NewLink, 'orgId' | 'personId' | 'kind' | 'requestId' | 'version' | 'at'>

interface DecisionLinksDeps {
  db: Database['db']
  clock: Clock
  /** Signs the links. */
  secret: Uint8Array
  publicUrl: URL
  /** Whether mails leave; where they don't, nobody could follow a link. */
  willSend: boolean
}

export type DecisionLinks = ReturnType<typeof createDecisionLinks>

/**
 * The ways from a mail to deciding on a request. A link decides nothing: it leads its addressee, once, to being asked, and the
 * decision is made by the same calls as any other.
 */
export function createDecisionLinks({ db, clock, secret, publicUrl, willSend }: DecisionLinksDeps) {
  return {
    /** Links to approve and to reject a version of a request, which count once they are kept; undefined where no mails leave. */
    make(addressed: Addressed): MadeLinks | undefined {
      if (!willSend) return undefined
      const expiresAt = new Date(addressed.at.getTime() + LINK_DAYS * DAY_MS)
      const row = (verdict: NewLink['verdict']) => ({ ...addressed, id: newId(), verdict, expiresAt })
      const [approve, reject] = [row('approved'), row('rejected')]
      // Behind the # it is sent to no server, and so stands in no log and no referrer.
      const address = ({ id }: NewLink) => new URL(`/decide#${writeLinkToken(id, secret)}`, publicUrl)
      return { approve: address(approve), reject: address(reject), days: LINK_DAYS, rows: [approve, reject] }
    },

    /** Keeps the links of a mail in the transaction that writes it. */
    async keep(trx: Db, made: readonly (MadeLinks | undefined)[]): Promise<void> {
      const rows = made.flatMap((links) => links?.rows ?? [])
      if (rows.length > 0) await linkInsert(trx, rows).execute()
    },

    /** Keeping them, of one mail or more, as a part of a larger statement. */
    addition: (made: readonly MadeLinks[]) => (source: Pick<QueryCreator<Tables>, 'insertInto'>) =>
      linkInsert(
        source,
        made.flatMap(({ rows }) => rows),
      ),

    /** The actor's own link of a token. Throws 'link.not_valid' when there is none, and 'link.not_yours' for somebody else's. */
    async find(actor: Actor, token: string): Promise<LinkRow> {
      const id = readLinkToken(token, secret)
      const link = id === undefined ? undefined : await selectLink(db, actor.orgId, id)
      if (!link) throw problem('link.not_valid')
      if (link.person_id !== actor.personId) throw problem('link.not_yours')
      return link
    },

    /** Why a link opens nothing any more, as far as that is its own fault; uses it up otherwise. */
    async use(link: LinkRow): Promise<'used' | 'expired' | undefined> {
      const now = clock.now()
      if (link.used_at !== null) return 'used'
      if (now >= link.expires_at) return 'expired'
      return (await takeLink(db, link, now)) ? undefined : 'used'
    },
  }
}

/** Removes the links that nobody asks for any more. */
export async function tidyDecisionLinks(db: Db, now: Date): Promise<void> {
  await deleteLinksBefore(db, new Date(now.getTime() - KEPT_DAYS * DAY_MS))
}

/** A link can be used for this many days. */
const LINK_DAYS = 7

/** What opens a link: its id and the signature of it, 64 characters that an address takes as they are. */
export function writeLinkToken(id: string, secret: Uint8Array): string {
  return Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), signature(id, secret)]).toString('base64url')
}

/** The id of the link that this secret signed; undefined for any other text. */
export function readLinkToken(token: string, secret: Uint8Array): string | undefined {
  if (!/^[\w-]{64}$/.test(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  const id = bytes.toString('hex', 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  return timingSafeEqual(bytes.subarray(16), signature(id, secret)) ? id : undefined
}

function signature(id: string, secret: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`decision link ${id}`).digest()
}
