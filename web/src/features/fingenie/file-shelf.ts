import { del, get, keys, set } from 'idb-keyval'
import { keptStore } from '../../api/kept-store.ts'
import { UPLOADS_STORE } from '../../api/personal-data.ts'

/** An upload under way: its files, and the places of those that were dealt with. */
export interface ShelvedUpload {
  turnId: string
  sessionId: string
  files: File[]
}

/** Where the files of an upload under way outlive a reload of the page. Without room for them the upload goes on all the same. */
export interface FileShelf {
  put: (upload: ShelvedUpload) => void
  /** The files at these places were dealt with. */
  settle: (turnId: string, places: readonly number[]) => void
  remove: (turnId: string) => void
  /** What a page that is gone has left of an upload; undefined where it left nothing. */
  find: (turnId: string) => Promise<(ShelvedUpload & { settled: ReadonlySet<number> }) | undefined>
  /** The turns of a session whose uploads are under way or were left. */
  turnsOf: (sessionId: string) => Promise<string[]>
}

const FILES = 'files '
const SETTLED = 'settled '

/** The shelf in the browser's own database. It is cleared at sign-out. */
export function browserFileShelf(): FileShelf {
  const store = keptStore(UPLOADS_STORE)
  const attempt = (work: Promise<unknown>) => void work.catch(() => undefined)
  return {
    put: (upload) => attempt(set(FILES + upload.turnId, upload, store)),
    settle: (turnId, places) => attempt(set(SETTLED + turnId, places, store)),
    remove: (turnId) => attempt(Promise.all([del(FILES + turnId, store), del(SETTLED + turnId, store)])),
    find: async (turnId) => {
      const upload = await get<ShelvedUpload>(FILES + turnId, store).catch(() => undefined)
      if (upload === undefined) return undefined
      const settled = await get<number[]>(SETTLED + turnId, store).catch(() => undefined)
      return { ...upload, settled: new Set(settled) }
    },
    turnsOf: async (sessionId) => {
      const names = await keys<string>(store).catch(() => [])
      const turnIds = names.flatMap((name) => (name.startsWith(FILES) ? [name.slice(FILES.length)] : []))
      const uploads = await Promise.all(
        turnIds.map((turnId) => get<ShelvedUpload>(FILES + turnId, store).catch(() => undefined)),
      )
      return uploads.flatMap((upload) => (upload?.sessionId === sessionId ? [upload.turnId] : []))
    },
  }
}
