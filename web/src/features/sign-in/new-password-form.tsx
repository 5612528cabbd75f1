import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { setNewPassword } from '../../api/sign-in.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import classes from './form.module.css'
import { PasswordField } from './password-field.tsx'
import { useLinkForm } from './use-link-form.ts'

const DIFFERENT = 'The passwords don’t match.'

/** Sets a new password with the token of a link, which is used up only by doing so. */
export function NewPasswordForm({ token }: { token: string }) {
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const { state, isWorking, failure, submit } = useLinkForm(
    () => setNewPassword(token, password),
    'reset.not_valid',
    () => (password === again ? undefined : DIFFERENT),
  )

  if (state === 'done') {
    return (
      <div className={classes.form}>
        <AlertLine kind="success">Your password is changed. You’ve been signed out everywhere.</AlertLine>
        <Button component={Link} to="/" replace size="md" fullWidth>
          Sign In
        </Button>
      </div>
    )
  }
  if (state === 'expired') {
    return (
      <div className={classes.form}>
        <AlertLine kind="failure">This link has expired or has already been used.</AlertLine>
        <Button component={Link} to="/reset-password" replace size="md" fullWidth>
          Ask for a new link
        </Button>
      </div>
    )
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      <p className={classes.hint}>At least 10 characters. A few words are easy to remember.</p>
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
