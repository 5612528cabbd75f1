import { useState } from 'react'
import { z } from 'zod'
import { unsavedEdits } from '../../api/unsaved-edits.ts'
import { useSession } from '../../api/use-session.ts'
import type { RequestView } from './request-view.ts'

/** A request as it is shown, on which somebody types. */
type Shown = Pick<RequestView, 'id' | 'version'>

/** What is typed about a request and not sent yet: a reason, and the parts that are ticked with it. */
const Typed = z.object({ of: z.string(), reason: z.string(), names: z.array(z.string()) })
type Typed = Omit<z.infer<typeof Typed>, 'of'>
const NOTHING: Typed = { reason: '', names: [] }

const beginningOf = ({ id }: Pick<Shown, 'id'>) => `decision ${id} `

/** Under which key of the tab's storage something is kept that was typed about a request as it is shown. */
export function typedKey(request: Shown, what: string): string {
  return `${beginningOf(request)}${request.version ?? ''} ${what}`
}

/** Forgets what was typed about a request in this tab, whichever version was shown: it has been decided. */
export function forgetTyped(request: Pick<Shown, 'id'>): void {
  for (const key of Object.keys(sessionStorage)) {
    if (key.startsWith(beginningOf(request))) sessionStorage.removeItem(key)
  }
}

/**
 * A reason that is being typed in a dialog, such as `rejected`. It is kept for the person, the request and its version over closing
 * the dialog and a reload of the tab, and read whenever the dialog opens: the same one can stand at two places of a page.
 */
export function useTypedReason(opened: boolean, request: Shown, what: string) {
  const owner = useSession().user.email ?? ''
  const kept = () => unsavedEdits(typedKey(request, what), Typed)
  const [typed, setTyped] = useState(NOTHING)
  const [wasOpened, setWasOpened] = useState(false)
  if (opened !== wasOpened) {
    setWasOpened(opened)
    if (opened) setTyped(kept().read(owner) ?? NOTHING)
  }
  return {
    ...typed,
    type: (some: Partial<Typed>) => {
      const next = { ...typed, ...some }
      setTyped(next)
      kept().store(owner, next.reason === '' && next.names.length === 0 ? undefined : next)
    },
  }
}
