import { ReadingError } from '@pravas/reading/errors'
import { leanImage } from '@pravas/reading/lean-image'
import type { Reader } from '@pravas/reading/reader'
import { LRUCache } from 'lru-cache'
import type { Db } from '../db/database.ts'
import { problem } from '../errors.ts'
import type { FileStorage } from '../files/storage.ts'
import type { Actor } from '../identity/actor.ts'
import { demand } from '../identity/may.ts'
import { isId } from '../ids.ts'
import { selectReceiptFile } from './file-store.ts'

export type ReceiptFiles = ReturnType<typeof createReceiptFiles>

/** Pictures of pages and PDFs for others that were asked for lately, all together in bytes. */
const KEPT = 32 * 2 ** 20
/** How long a file that could not be made ready is not tried again, in milliseconds: each try may take the reader 20 s. */
const REFUSED_MS = 5 * 60_000

interface Parts {
  db: Db
  files: FileStorage
  reader: Pick<Reader, 'picture' | 'lean'>
}

/** Opening the file of a receipt. */
export function createReceiptFiles({ db, files, reader }: Parts) {
  const kept = new LRUCache<string, Uint8Array>({ maxSize: KEPT, sizeCalculation: ({ length }) => length })
  const refused = new LRUCache<string, 'receipt.unreadable' | 'record.not_found'>({ max: 1000, ttl: REFUSED_MS })
  const underWay = new Map<string, Promise<Uint8Array>>()

  /**
   * The row of a receipt. Its uploader may open it always, whoever may read the expense once it is claimed; for everybody
   * else there is no such record.
   */
  async function find(actor: Actor, receiptId: string) {
    const row = isId(receiptId) ? await selectReceiptFile(db, actor.orgId, receiptId) : undefined
    if (!row) throw problem('record.not_found')
    const { expense_id, employee_id: employeeId, manager_employee_id: managerEmployeeId } = row
    const owner = expense_id !== null && employeeId !== null ? { employeeId, managerEmployeeId } : undefined
    demand(actor, { to: 'open-receipt', uploaderId: row.person_id, owner })
    return row
  }

  /** Made once for all who ask for it at the same time, and for those who ask soon after. */
  async function made(key: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> {
    const had = kept.get(key)
    if (had) return had
    const refusal = refused.get(key)
    if (refusal) throw problem(refusal)
    const begun = underWay.get(key)
    if (begun) return begun
    const making = make()
      .then((bytes) => {
        kept.set(key, bytes)
        return bytes
      })
      .catch((error: unknown) => {
        if (!(error instanceof ReadingError)) throw error
        const code = error.code.startsWith('reader.') ? 'receipt.unreadable' : 'record.not_found'
        refused.set(key, code)
        throw problem(code)
      })
      .finally(() => underWay.delete(key))
    underWay.set(key, making)
    return making
  }

  const draw = (hash: string, page: number) =>
    made(`${hash}/${page}`, async () => (await reader.picture(await files.get(hash), page)).bytes)
  const lean = (hash: string) => made(`${hash}/lean`, async () => reader.lean(await files.get(hash)))

  return {
    /**
     * The file with its name and type: to its uploader as it was sent, to others without what its camera or program wrote about it,
     * such as the place, and a PDF without what it holds besides its pages.
     */
    async open(actor: Actor, receiptId: string) {
      const row = await find(actor, receiptId)
      const { file_hash: hash, file_name: name, media_type: mediaType } = row
      if (actor.personId === row.person_id) return { bytes: await files.get(hash), name, mediaType }
      if (mediaType === 'application/pdf') return { bytes: await lean(hash), name, mediaType }
      const image = leanImage(await files.get(hash), mediaType)
      if (image) return { bytes: image, name, mediaType }
      return { bytes: await draw(hash, 0), name, mediaType: 'image/jpeg' as const }
    },

    /**
     * A page (from 0) as a picture without metadata: what it is known by, and how to get its bytes (a JPEG). Both reject
     * with 'record.not_found' where there is no such page.
     */
    async picture(actor: Actor, receiptId: string, page: number) {
      const { file_hash: hash, file_name: name } = await find(actor, receiptId)
      return { tag: `"${hash.slice(0, 32)}-${page}"`, name, bytes: () => draw(hash, page) }
    },
  }
}
