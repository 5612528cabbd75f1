import { del, get, keys, set } from 'idb-keyval'
import { browserStore } from '../../api/browser-store.ts'
import { UPLOADS_STORE } from '../../api/personal-data.ts'

/** The files of an upload in flight. */
export interface StoredUpload {
  turnId: string
  sessionId: string
  files: File[]
}

/** Keeps the files of uploads in flight over a reload of the page. Without room for them an upload just goes on. */
export interface UploadStore {
  put: (upload: StoredUpload) => void
  /** The files at these places were dealt with. */
  settle: (turnId: string, places: readonly number[]) => void
  remove: (turnId: string) => void
  /** What a page that is gone has left of an upload; undefined where it left nothing. */
  find: (turnId: string) => Promise<(StoredUpload & { settled: ReadonlySet<number> }) | undefined>
  /** The turns of a session whose uploads are under way or were left. */
  turnsOf: (sessionId: string) => Promise<string[]>
}

const FILES = 'files '
const SETTLED = 'settled '

/** Returns the uploads in the browser's own database. It is cleared at sign-out. */
export function browserUploadStore(): UploadStore {
  const store = browserStore(UPLOADS_STORE)
  const attempt = (work: Promise<unknown>) => void work.catch(() => undefined)
  return {
    put: (upload) => attempt(set(FILES + upload.turnId, upload, store)),
    settle: (turnId, places) => attempt(set(SETTLED + turnId, places, store)),
    remove: (turnId) => attempt(Promise.all([del(FILES + turnId, store), del(SETTLED + turnId, store)])),
    find: async (turnId) => {
      const upload = await get<StoredUpload>(FILES + turnId, store).catch(() => undefined)
      if (upload === undefined) return undefined
      const settled = await get<number[]>(SETTLED + turnId, store).catch(() => undefined)
      return { ...upload, settled: new Set(settled) }
    },
    turnsOf: async (sessionId) => {
      const names = await keys<string>(store).catch(() => [])
      const turnIds = names.flatMap((name) => (name.startsWith(FILES) ? [name.slice(FILES.length)] : []))
      const uploads = await Promise.all(
        turnIds.map((turnId) => get<StoredUpload>(FILES + turnId, store).catch(() => undefined)),
      )
      return uploads.flatMap((upload) => (upload?.sessionId === sessionId ? [upload.turnId] : []))
    },
  }
}
