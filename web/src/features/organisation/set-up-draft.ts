import { useCallback, useState } from 'react'
import type { OrganisationDraft } from './organisation-fields.tsx'

const KEY = 'pravas-set-up'

/** What has been typed of a set-up. */
export interface SetUpDraft {
  code: string
  organisation: OrganisationDraft
  administrator: { name: string; email: string }
}

const EMPTY: SetUpDraft = {
  code: '',
  organisation: { name: '', gstins: [''], financial_year_start: 4 },
  administrator: { name: '', email: '' },
}

/** What has been typed, which outlives a reload of this tab; the password does not. `forget` ends that. */
export function useSetUpDraft() {
  const [draft, setDraft] = useState(kept)
  const change = useCallback((changes: Partial<SetUpDraft>) => {
    setDraft((before) => {
      const after = { ...before, ...changes }
      try {
        sessionStorage.setItem(KEY, JSON.stringify(after))
      } catch {
        // Where the browser keeps nothing, a reload begins anew.
      }
      return after
    })
  }, [])
  return { draft, change, forget: () => sessionStorage.removeItem(KEY) }
}

function kept(): SetUpDraft {
  try {
    const value = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<SetUpDraft>
    return { ...EMPTY, ...value, organisation: { ...EMPTY.organisation, ...value.organisation } }
  } catch {
    return EMPTY
  }
}
