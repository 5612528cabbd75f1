import { useDocumentTitle } from '@mantine/hooks'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { SignInPanel } from '../features/sign-in/sign-in-panel.tsx'
import classes from './landing.module.css'

const SIGNED_UP = { signedUp: true } as const

const isSignedUp = (state: unknown) => (state as Partial<typeof SIGNED_UP> | null)?.signedUp === true

/** Where everybody enters: the product's name and the panel to sign in or up. */
export function LandingPage() {
  useDocumentTitle('Pravas')
  const navigate = useNavigate()
  const { key, state } = useLocation()
  const signedIn = useCallback(() => navigate('/dashboard'), [navigate])
  // The guard sends who has no account back here, and the state with them.
  const signedUp = useCallback(() => navigate('/dashboard', { state: SIGNED_UP }), [navigate])
  const note = isSignedUp(state)
    ? 'Accounts are set up by your organisation. Sign in with the one it gave you.'
    : undefined
  return (
    <main className={classes.page}>
      {/* Anew when somebody is sent back, on the side where they sign in. */}
      <SignInPanel key={key} onSignedIn={signedIn} onSignedUp={signedUp} note={note} />
    </main>
  )
}
