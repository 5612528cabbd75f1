import { Button, TextInput } from '@mantine/core'
import { type SubmitEvent, useRef, useState } from 'react'
import { Link } from 'react-router'
import { usePublicConfig } from '../../api/public-config.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { DemoAccounts } from './demo-accounts.tsx'
import classes from './form.module.css'
import { OfflineNote } from './offline-note.tsx'
import { PasswordField } from './password-field.tsx'
import { SingleSignOn } from './single-sign-on.tsx'

// The typed calls with their schemas are fetched while the person types.
const loadSignIn = () => import('../../api/sign-in.ts')

const REFUSED = 'Login failed. Please check your credentials.'

/** E-mail and password. What was typed stays when the sign-in fails. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [isWorking, setWorking] = useState(false)
  const [alert, setAlert] = useState<string>()
  const config = usePublicConfig()
  const submit = useRef<HTMLButtonElement>(null)

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
      <h2 className={classes.heading}>Sign in</h2>
      {alert && <AlertLine kind="failure">{alert}</AlertLine>}
      <OfflineNote />
      <TextInput
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        withAsterisk={false}
        size="md"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <Button ref={submit} type="submit" size="md" fullWidth loading={isWorking}>
        Sign In
      </Button>
      <SingleSignOn isOffered={config?.singleSignOn === true} onAlert={setAlert} />
      {config?.passwordReset && (
        <Link to="/reset-password" className={classes.forgotten}>
          Forgot password?
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
