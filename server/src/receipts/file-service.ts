import { ReadingError } from '@pravas/reading/errors'
import type { Reader, Turn } from '@pravas/reading/reader'
import { stripImage } from '@pravas/reading/strip-image'
import { LRUCache } from 'lru-cache'
import { type Actor, ownerOf } from '../access/actor.ts'
import { demand } from '../access/may.ts'
import type { Db } from '../db/database.ts'
import { problem } from '../errors.ts'
import type { FileStorage } from '../files/storage.ts'
import { isId } from '../ids.ts'
import { type Charge, PICTURE_COST, STRIPPED_PDF_COST } from '../work-costs.ts'
import { selectReceiptFile } from './file-store.ts'
import { queueRefusal } from './queue-refusal.ts'
import { createSharedWork } from './shared-work.ts'

export type ReceiptFiles = ReturnType<typeof createReceiptFiles>

/** Pictures of pages and PDFs for others that were asked for lately, all together in bytes. */
const KEPT = 32 * 2 ** 20
/** How long a file that could not be made ready is not tried again, in milliseconds: each try may take the reader 20 s. */
const REFUSED_MS = 5 * 60_000

interface Parts {
  db: Db
  files: FileStorage
  reader: Pick<Reader, 'picture' | 'strip'>
  /** Takes the cost of what has to be made from the budget of who asks for it. */
  charge: Charge
}

/** Who asks, and until when they wait. */
interface Asking {
  actor: Actor
  signal: AbortSignal
}

/** Opening the file of a receipt. */
export function createReceiptFiles({ db, files, reader, charge }: Parts) {
  const kept = new LRUCache<string, Uint8Array>({ maxSize: KEPT, sizeCalculation: ({ length }) => length })
  const refused = new LRUCache<string, 'receipt.unreadable' | 'record.not_found'>({ max: 1000, ttl: REFUSED_MS })
  const shared = createSharedWork<Uint8Array>()

  /**
   * The row of a receipt. Its uploader may open it always, whoever may read the expense once it is claimed; for everybody
   * else there is no such record.
   */
  async function find(actor: Actor, receiptId: string) {
    const row = isId(receiptId) ? await selectReceiptFile(db, actor.orgId, receiptId) : undefined
    if (!row) throw problem('record.not_found')
    const { expense_id, employee_id } = row
    const owner = expense_id !== null && employee_id !== null ? ownerOf({ ...row, employee_id }) : undefined
    demand(actor, { to: 'open-receipt', uploaderId: row.person_id, owner })
    return row
  }

  /**
   * Made once for all who ask for it soon after one another. What is under way is shared by one person's requests alone, so that
   * nobody waits in somebody else's turn.
   */
  async function made(
    key: string,
    { actor, signal }: Asking,
    cost: number,
    make: (turn: Turn) => Promise<Uint8Array>,
  ): Promise<Uint8Array> {
    const owner = actor.personId
    const had = kept.get(key)
    if (had) return had
    const refusal = refused.get(key)
    if (refusal) throw problem(refusal)
    return shared(`${owner} ${key}`, signal, async (wanted) => {
      charge(actor, cost)
      try {
        const bytes = await make({ owner, signal: wanted })
        kept.set(key, bytes)
        return bytes
      } catch (error) {
        const full = queueRefusal(error)
        if (full) throw full
        if (!(error instanceof ReadingError)) throw error
        const code = error.code.startsWith('reader.') ? 'receipt.unreadable' : 'record.not_found'
        refused.set(key, code)
        throw problem(code)
      }
    })
  }

  const draw = (hash: string, page: number, asking: Asking) =>
    made(`${hash}/${page}`, asking, PICTURE_COST, async (turn) => {
      const picture = await reader.picture(() => files.get(hash), page, turn)
      return picture.bytes
    })
  const stripped = (hash: string, asking: Asking) =>
    made(`${hash}/stripped`, asking, STRIPPED_PDF_COST, (turn) => reader.strip(() => files.get(hash), turn))

  return {
    /**
     * The file with its name and type: to its uploader as it was sent, to others without what its camera or program wrote about it,
     * such as the place, and a PDF without what it holds besides its pages.
     */
    async open(actor: Actor, receiptId: string, signal: AbortSignal) {
      const row = await find(actor, receiptId)
      const { file_hash: hash, file_name: name, media_type: mediaType } = row
      if (actor.personId === row.person_id) return { bytes: await files.get(hash), name, mediaType }
      if (mediaType === 'application/pdf') return { bytes: await stripped(hash, { actor, signal }), name, mediaType }
      const image = stripImage(await files.get(hash), mediaType)
      if (image) return { bytes: image, name, mediaType }
      return { bytes: await draw(hash, 0, { actor, signal }), name, mediaType: 'image/jpeg' as const }
    },

    /**
     * A page (from 0) as a picture without metadata: what it is known by, and how to get its bytes (a JPEG). Both reject
     * with 'record.not_found' where there is no such page.
     */
    async picture(actor: Actor, receiptId: string, page: number) {
      const { file_hash: hash, file_name: name } = await find(actor, receiptId)
      return {
        tag: `"${hash.slice(0, 32)}-${page}"`,
        name,
        bytes: (signal: AbortSignal) => draw(hash, page, { actor, signal }),
      }
    },
  }
}
