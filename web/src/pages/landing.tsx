import { useDocumentTitle } from '@mantine/hooks'
import { useCallback, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { onSignOutReason, type SignOutReason, signOutReason } from '../api/sign-out-reason.ts'
import { SignInPanel } from '../features/sign-in/sign-in-panel.tsx'
import { nameOfWanted, type WantedPage, wantedIn } from '../ui/wanted-page.ts'
import classes from './landing.module.css'

const SIGNED_UP = { signedUp: true } as const

const SIGNED_OUT: Record<SignOutReason, string> = {
  idle: 'You were signed out after 15 minutes without activity.',
  ended: 'Your session has ended. Please sign in again.',
  here_only:
    "You are signed out here. Your organisation's sign-in could not be reached, so you may still be signed in there.",
}

const isSignedUp = (state: unknown) => (state as Partial<typeof SIGNED_UP> | null)?.signedUp === true

/** Where everybody enters: the product's name and the panel to sign in or up. */
export function LandingPage() {
  useDocumentTitle('Pravas')
  const navigate = useNavigate()
  const { key, state } = useLocation()
  const wanted = wantedIn(state)
  // Whether the identity provider could be told of a sign-out is known only after this page has come.
  const reason = useSyncExternalStore(onSignOutReason, signOutReason)
  const signedIn = useCallback(() => {
    navigate('/dashboard', wanted === undefined ? {} : { state: { wanted } satisfies WantedPage })
  }, [navigate, wanted])
  // The guard sends who has no account back here, and the state with them.
  const signedUp = useCallback(() => navigate('/dashboard', { state: SIGNED_UP }), [navigate])
  const note = isSignedUp(state)
    ? 'Accounts are set up by your organisation. Sign in with the one it gave you.'
    : noteOn(reason, wanted)
  return (
    <main className={classes.page}>
      {/* Anew when somebody is sent back, on the side where they sign in. */}
      <SignInPanel key={key} onSignedIn={signedIn} onSignedUp={signedUp} note={note} />
    </main>
  )
}

function noteOn(reason: SignOutReason | undefined, wanted: string | undefined): string | undefined {
  if (reason !== undefined) return SIGNED_OUT[reason]
  return wanted && `Please sign in to go on to ${nameOfWanted(wanted)}.`
}
