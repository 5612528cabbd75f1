import { Button } from '@mantine/core'
import type { PublicConfig } from '@pravas/contract/people'
import { labels } from '@pravas/messages/en/labels'
import { signIn } from '@pravas/messages/en/sign-in'
import { texts } from '@pravas/messages/texts'
import { type SubmitEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import type { Received } from '../../api/received.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import { EmailField } from './email-field.tsx'
import classes from './form.module.css'
import { PasswordField } from './password-field.tsx'
import { SingleSignOn } from './single-sign-on.tsx'

const t = texts(signIn)
const c = texts(labels)

// The typed calls with their schemas are fetched while the person types.
const loadSignIn = () => import('../../api/sign-in.ts')

const REFUSED = t('sign-in.failed')

interface SignInFormProps {
  /** What is switched on; undefined until it is known. */
  config: Received<PublicConfig> | undefined
  onDone: () => void
  /** The page to open after a sign-in through a provider; undefined: the dashboard. */
  returnTo?: string | undefined
}

/** E-mail and password. What was typed stays when the sign-in fails. */
export function SignInForm({ config, onDone, returnTo }: SignInFormProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isWorking, setWorking] = useState(false)
  const [alert, setAlert] = useState<string>()
  const submit = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    // Nobody is signed in, even if the reason isn't known.
    takeRefusal().then(
      (refusal) => refusal && setAlert(refusal),
      () => setAlert(REFUSED),
    )
  }, [])

  const handleSubmit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isWorking) return
    setAlert(undefined)
    setWorking(true)
    try {
      const { signIn } = await loadSignIn()
      await signIn(email, password)
      onDone()
    } catch {
      setAlert(REFUSED)
      setWorking(false)
    }
  }

  return (
    <form className={classes.form} onSubmit={handleSubmit} onFocus={() => loadSignIn().catch(() => undefined)}>
      <h2 className={classes.heading}>{t('sign-in')}</h2>
      {alert && <AlertLine kind="failure">{alert}</AlertLine>}
      <OfflineNote />
      <EmailField value={email} onChange={(event) => setEmail(event.currentTarget.value)} />
      <PasswordField
        label={c('password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <Button ref={submit} type="submit" size="md" fullWidth loading={isWorking}>
        {t('sign-in.submit')}
      </Button>
      <SingleSignOn config={config} returnTo={returnTo} onAlert={setAlert} />
      {config?.passwordReset && (
        <Link to="/reset-password" className={classes.forgotten}>
          {t('password.forgot')}
        </Link>
      )}
      <DemoAccounts
        demo={config?.demo}
        onChoose={(account) => {
          setEmail(account.email)
          setPassword(account.password)
          submit.current?.focus()
        }}
      />
    </form>
  )
}

const NAME = 'sign-in'

/** Says why the server signed nobody in, where the address of this page has brought that along, once. */
async function takeRefusal(): Promise<string | undefined> {
  const code = new URLSearchParams(window.location.search).get(NAME)
  if (code === null) return undefined
  const { explainRefusal } = await import('../../api/sign-on/provider-sign-in.ts')
  window.history.replaceState(window.history.state, '', window.location.pathname)
  return explainRefusal(code)
}

const isOnline = () => navigator.onLine !== false

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Says why nobody can sign in while the browser is offline. */
function OfflineNote() {
  const canSignIn = useSyncExternalStore(subscribe, isOnline)
  return (
    <p role="status" className={classes.offline}>
      {!canSignIn && t('offline')}
    </p>
  )
}
