import { z } from 'zod'
import { FlowDraft } from './flow-draft.ts'

const KEY = 'flow-edits'

const KeptEdits = z.object({
  of: z.string(),
  /** The version of the flow that was changed. */
  version: z.int(),
  draft: FlowDraft,
})

/** What is typed and not saved, and of which version. */
export type Edits = Omit<z.infer<typeof KeptEdits>, 'of'>

/** What the same person was changing in this tab when they left the page; undefined when nothing. */
export function readEdits(owner: string): Edits | undefined {
  try {
    const { success, data } = KeptEdits.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null'))
    return success && data.of === owner ? data : undefined
  } catch {
    return undefined
  }
}

/** Keeps what is being changed over a reload of this tab, unless its storage is full; undefined once it is saved. */
export function keepEdits(owner: string, edits: Edits | undefined): void {
  sessionStorage.removeItem(KEY)
  if (edits === undefined) return
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ of: owner, ...edits }))
  } catch {
    // A full storage keeps nothing; the page goes on with what it has.
  }
}
