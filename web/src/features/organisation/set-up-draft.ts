import { useCallback, useState } from 'react'
import type { OrganisationDraft } from './organisation-fields.tsx'

const KEY = 'pravas-set-up'

/** What has been typed of a set-up, and how far it has come. */
export interface SetUpDraft {
  /** The step that follows the code. */
  step: 'organisation' | 'administrator'
  organisation: OrganisationDraft
  administrator: { name: string; email: string; employee_id: string }
}

const EMPTY: SetUpDraft = {
  step: 'organisation',
  organisation: { name: '', gstins: [''], financial_year_start: 4 },
  administrator: { name: '', email: '', employee_id: '' },
}

/** What has been typed, which outlives a reload of this tab; the code and the password do not. `forget` ends that. */
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
    return {
      step: value.step === 'administrator' ? 'administrator' : 'organisation',
      organisation: { ...EMPTY.organisation, ...value.organisation },
      administrator: { ...EMPTY.administrator, ...value.administrator },
    }
  } catch {
    return EMPTY
  }
}
