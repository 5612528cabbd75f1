import type { z } from 'zod'

/**
 * What somebody has typed in an editor and not saved, over a reload of their tab. It is theirs alone (`of`), and what `schema`
 * does not take is nothing.
 */
export function unsavedEdits<Stored extends { of: string }>(key: string, schema: z.ZodType<Stored>) {
  return {
    /** What the same person was typing in this tab when they left the page; undefined when nothing. */
    read(owner: string): Stored | undefined {
      try {
        const { success, data } = schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
        return success && data.of === owner ? data : undefined
      } catch {
        return undefined
      }
    },

    /** Keeps it unless the tab's storage is full; undefined once it is saved. */
    store(owner: string, edits: Omit<Stored, 'of'> | undefined): void {
      sessionStorage.removeItem(key)
      if (edits === undefined) return
      try {
        sessionStorage.setItem(key, JSON.stringify({ of: owner, ...edits }))
      } catch {
        // A full storage keeps nothing; the page goes on with what it has.
      }
    },
  }
}
