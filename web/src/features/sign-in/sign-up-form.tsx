import { Button, TextInput } from '@mantine/core'
import type { PublicConfig } from '@pravas/contract/people'
import { labels } from '@pravas/messages/en/labels'
import { signIn } from '@pravas/messages/en/sign-in'
import { texts } from '@pravas/messages/texts'
import { type SubmitEvent, useState } from 'react'
import type { Received } from '../../api/received.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { EmailField } from './email-field.tsx'
import classes from './form.module.css'
import { PasswordField } from './password-field.tsx'
import { SingleSignOn } from './single-sign-on.tsx'

const t = texts(signIn)
const c = texts(labels)

// The typed calls with their schemas are fetched when they are needed; nothing comes where they cannot be.
const loadCalls = async () => {
  try {
    return { ...(await import('../../api/sign-in.ts')), ...(await import('../../api/api-error.ts')) }
  } catch {
    return undefined
  }
}

const UNREACHABLE = t('unreachable')
const DIFFERENT = t('password.different')

interface SignUpFormProps {
  /** What is switched on; undefined until it is known. */
  config: Received<PublicConfig> | undefined
  onDone: () => void
  /** The page to open after a sign-in through a provider; undefined: the dashboard. */
  returnTo?: string | undefined
}

/**
 * Name, e-mail and password twice. Submitting makes no call and goes straight on, unless people may sign up by
 * themselves: then it asks for the mail whose link makes the account.
 */
export function SignUpForm({ config, onDone, returnTo }: SignUpFormProps) {
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [alert, setAlert] = useState<string>()
  const [isWorking, setWorking] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const isOpen = config?.signUp === true

  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isOpen) return onDone()
    if (isWorking) return
    setSentTo(undefined)
    if (password !== confirmation) return setAlert(DIFFERENT)
    setAlert(undefined)
    setWorking(true)
    const typed = new FormData(event.currentTarget)
    const [name, email] = [String(typed.get('name')), String(typed.get('email'))]
    const calls = await loadCalls()
    try {
      await calls?.askForAccount({ name, email, password })
      if (calls) setSentTo(email)
      else setAlert(UNREACHABLE)
    } catch (error) {
      setAlert(calls?.explain(error))
    }
    setWorking(false)
  }

  return (
    <form className={classes.form} onSubmit={handleSubmit}>
      <h2 className={classes.heading}>{t('sign-up.title')}</h2>
      {alert && <AlertLine kind="failure">{alert}</AlertLine>}
      {sentTo && <AlertLine kind="success">{t('sign-up.link-sent', { email: sentTo })}</AlertLine>}
      <TextInput label={c('name')} name="name" autoComplete="name" required withAsterisk={false} size="md" />
      <EmailField />
      <PasswordField
        label={c('password')}
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      <PasswordField
        label={t('password.confirm')}
        name="confirmPassword"
        autoComplete="new-password"
        value={confirmation}
        onChange={setConfirmation}
      />
      <Button type="submit" size="md" fullWidth loading={isWorking}>
        {t('sign-up.submit')}
      </Button>
      <SingleSignOn config={config} returnTo={returnTo} onAlert={setAlert} />
    </form>
  )
}
