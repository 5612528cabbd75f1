import { useDocumentTitle } from '@mantine/hooks'
import { signIn } from '@pravas/messages/en/sign-in'
import { texts } from '@pravas/messages/texts'
import { lazy, Suspense, useCallback, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { onSignOutReason, type SignOutReason, signOutReason } from '../api/sign-out-reason.ts'
import { SignInPanel } from '../features/sign-in/sign-in-panel.tsx'
import { LINK_PAGE, nameOfWanted, type WantedPage, wantedIn } from '../ui/wanted-page.ts'
import classes from './landing.module.css'

const t = texts(signIn)

const SetUpPage = lazy(async () => ({ default: (await import('./set-up.tsx')).SetUpPage }))

const SIGNED_UP = { signedUp: true } as const

const SIGNED_OUT: Record<SignOutReason, string> = {
  idle: t('signed-out.idle'),
  ended: t('signed-out.ended'),
  here_only: t('signed-out.here-only'),
}

const isSignedUp = (state: unknown) => (state as Partial<typeof SIGNED_UP> | null)?.signedUp === true

/** Where everybody enters: the product's name and the panel to sign in or up. */
export function LandingPage() {
  useDocumentTitle(t('product'))
  const navigate = useNavigate()
  const { key, state } = useLocation()
  const wanted = wantedIn(state)
  // Whether the identity provider could be told of a sign-out is known only after this page has come.
  const reason = useSyncExternalStore(onSignOutReason, signOutReason)
  const signedIn = useCallback(() => {
    // Whoever follows the link of a mail has said where they want to go; all others begin on the dashboard.
    if (wanted === LINK_PAGE) navigate(LINK_PAGE)
    else navigate('/dashboard', wanted === undefined ? {} : { state: { wanted } satisfies WantedPage })
  }, [navigate, wanted])
  // The guard sends who has no account back here, and the state with them.
  const signedUp = useCallback(() => navigate('/dashboard', { state: SIGNED_UP }), [navigate])
  const note = isSignedUp(state) ? t('accounts-by-organisation') : noteOn(reason, wanted)
  const [setUp, setSetUp] = useState<'unknown' | 'wanted' | 'declined'>('unknown')
  const offerSetUp = useCallback(() => setSetUp((before) => (before === 'unknown' ? 'wanted' : before)), [])
  return (
    <main className={classes.page}>
      {setUp === 'wanted' ? (
        <Suspense>
          <SetUpPage onDone={signedIn} onSignIn={() => setSetUp('declined')} />
        </Suspense>
      ) : (
        // Anew when somebody is sent back, on the side where they sign in.
        <SignInPanel
          key={key}
          onSignedIn={signedIn}
          onSignedUp={signedUp}
          note={note}
          returnTo={wanted}
          onEmpty={offerSetUp}
        />
      )}
    </main>
  )
}

function noteOn(reason: SignOutReason | undefined, wanted: string | undefined): string | undefined {
  if (reason !== undefined) return SIGNED_OUT[reason]
  return wanted && t('sign-in-to-go-on', { page: nameOfWanted(wanted) })
}
