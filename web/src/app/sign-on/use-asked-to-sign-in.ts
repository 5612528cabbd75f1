import { useEffect, useState } from 'react'
import { staySignedIn } from '../../api/sign-on/staying.ts'

/** Whether the identity provider wants to see the person again, and how to say that it has. */
export function useAskedToSignIn(): [isAsked: boolean, onDone: () => void] {
  const [isAsked, setAsked] = useState(false)
  useEffect(() => staySignedIn(setAsked), [])
  return [isAsked, () => setAsked(false)]
}
