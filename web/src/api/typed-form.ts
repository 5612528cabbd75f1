import { useState } from 'react'
import { z } from 'zod'
import { unsavedEdits } from './unsaved-edits.ts'
import { useSession } from './use-session.ts'

const Stored = z.object({ of: z.string(), typed: z.record(z.string(), z.string()) })

/** The texts of a form, which stay over a reload of the tab until they are sent; `key` names the form. */
export function useTypedForm<Typed extends Record<string, string>>(key: string, first: Typed) {
  const owner = useSession().user.email ?? ''
  const [store] = useState(() => unsavedEdits(`form ${key}`, Stored))
  const [typed, setTyped] = useState<Typed>(() => ({ ...first, ...store.read(owner)?.typed }))
  return {
    typed,
    type: (some: Partial<Typed>) => {
      const next = { ...typed, ...some }
      setTyped(next)
      store.store(owner, { typed: next })
    },
    forget: () => {
      setTyped(first)
      store.store(owner, undefined)
    },
  }
}
