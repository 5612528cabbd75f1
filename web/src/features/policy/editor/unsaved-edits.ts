import { PolicyDraftContent } from '@pravas/contract/policy-document'
import { z } from 'zod'
import { EditedPolicy } from './edited-policy.ts'

const KEY = 'policy-edits'

const StoredEdits = z.object({
  of: z.string(),
  /** The version of the draft that was changed; 0 where there was none. */
  version: z.int(),
  /** What it held. */
  base: PolicyDraftContent,
  policy: EditedPolicy,
})

/** What is typed and not saved, and what it began from. */
export type Edits = Omit<z.infer<typeof StoredEdits>, 'of'>

/** What the same person was typing in this tab when it was reloaded; undefined when nothing was. */
export function readEdits(owner: string): Edits | undefined {
  const kept = sessionStorage.getItem(KEY)
  if (kept === null) return undefined
  try {
    const { success, data } = StoredEdits.safeParse(JSON.parse(kept))
    return success && data.of === owner ? data : undefined
  } catch {
    return undefined
  }
}

/** Keeps what is being typed over a reload of this tab, unless its storage is full; undefined once it is saved. */
export function storeEdits(owner: string, edits: Edits | undefined): void {
  sessionStorage.removeItem(KEY)
  if (edits === undefined) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ of: owner, ...edits }))
  } catch {
    // A full storage keeps nothing; the page goes on with what it has.
  }
}
