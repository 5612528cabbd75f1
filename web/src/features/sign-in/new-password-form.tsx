import { Button } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { Link } from 'react-router'
import { ApiError, explain } from '../../api/api-error.ts'
import { setNewPassword } from '../../api/sign-in.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import classes from './form.module.css'
import { PasswordField } from './password-field.tsx'

const DIFFERENT = 'The two passwords are not the same.'

/** Sets a new password with the token of a link, which is used up only by doing so. */
export function NewPasswordForm({ token }: { token: string }) {
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [isWorking, setWorking] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [state, setState] = useState<'open' | 'done' | 'expired'>('open')

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isWorking) return
    if (password !== again) return setFailure(DIFFERENT)
    setFailure(undefined)
    setWorking(true)
    try {
      await setNewPassword(token, password)
      setState('done')
    } catch (error) {
      if (error instanceof ApiError && error.is('reset.not_valid')) setState('expired')
      else setFailure(explain(error))
    }
    setWorking(false)
  }

  if (state === 'done') {
    return (
      <div className={classes.form}>
        <AlertLine kind="success">Your new password is set. You have been signed out everywhere.</AlertLine>
        <Button component={Link} to="/" replace size="md" fullWidth>
          Sign In
        </Button>
      </div>
    )
  }
  if (state === 'expired') {
    return (
      <div className={classes.form}>
        <AlertLine kind="failure">This link has expired or was used before.</AlertLine>
        <Button component={Link} to="/reset-password" replace size="md" fullWidth>
          Ask for a new link
        </Button>
      </div>
    )
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      <p className={classes.hint}>At least 10 characters. A few words are easier to remember than signs.</p>
      {failure && <AlertLine kind="failure">{failure}</AlertLine>}
      <PasswordField
        label="New Password"
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      <PasswordField
        label="Confirm Password"
        name="confirmPassword"
        autoComplete="new-password"
        value={again}
        onChange={setAgain}
      />
      <Button type="submit" size="md" fullWidth loading={isWorking}>
        Set Password
      </Button>
    </form>
  )
}
