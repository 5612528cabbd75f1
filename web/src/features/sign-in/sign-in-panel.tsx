import { Button } from '@mantine/core'
import { signIn } from '@pravas/messages/en/sign-in'
import { texts } from '@pravas/messages/texts'
import { useEffect, useState } from 'react'
import { usePublicConfig } from '../../api/public-config.ts'
import { Logo } from '../../ui/logo.tsx'
import { SignInForm } from './sign-in-form.tsx'
import classes from './sign-in-panel.module.css'
import { SignUpForm } from './sign-up-form.tsx'

const t = texts(signIn)

type Mode = 'sign-in' | 'sign-up'

interface SignInPanelProps {
  onSignedIn: () => void
  onSignedUp: () => void
  /** Said to who is to sign in. */
  note?: string | undefined
  /** The page to open after a sign-in through a provider; undefined: the dashboard. */
  returnTo?: string | undefined
  /** Told that nobody administers the installation yet. */
  onEmpty?: () => void
}

/** The landing page's panel, which slides between signing in and signing up. */
export function SignInPanel({ onSignedIn, onSignedUp, note, returnTo, onEmpty }: SignInPanelProps) {
  const [mode, setMode] = useState<Mode>('sign-in')
  const config = usePublicConfig()
  const isEmpty = config?.setup === true
  useEffect(() => {
    if (isEmpty) onEmpty?.()
  }, [isEmpty, onEmpty])
  const isSignIn = mode === 'sign-in'
  return (
    <div className={classes.panel} data-mode={mode}>
      <section className={classes.form} aria-label={isSignIn ? t('sign-in') : t('sign-up')}>
        <h1 className={classes.name}>
          <Logo size={28} />
        </h1>
        {isSignIn && note && (
          <p role="status" className={classes.note}>
            {note}
          </p>
        )}
        {isSignIn ? (
          <SignInForm config={config} onDone={onSignedIn} returnTo={returnTo} />
        ) : (
          <SignUpForm config={config} onDone={onSignedUp} returnTo={returnTo} />
        )}
      </section>
      <section className={classes.side} aria-label={t('about')}>
        <p className={classes.line}>{t('slogan')}</p>
        {isSignIn ? (
          <SwitchSide question={t('switch.new')} answer={t('sign-up.submit')} onSwitch={() => setMode('sign-up')} />
        ) : (
          <SwitchSide question={t('switch.known')} answer={t('sign-in.submit')} onSwitch={() => setMode('sign-in')} />
        )}
      </section>
    </div>
  )
}

interface SwitchSideProps {
  question: string
  answer: string
  onSwitch: () => void
}

/** The question and the button that slide the panel to its other side. */
function SwitchSide({ question, answer, onSwitch }: SwitchSideProps) {
  return (
    <div className={classes.switch}>
      <p>{question}</p>
      <Button variant="outline" color="white" size="md" onClick={onSwitch}>
        {answer}
      </Button>
    </div>
  )
}
