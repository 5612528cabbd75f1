import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { finishSignUp } from '../../api/sign-in.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import classes from './form.module.css'
import { PasswordField } from './password-field.tsx'
import { useLinkForm } from './use-link-form.ts'

/** Makes the account of a link for who knows the password that was chosen. */
export function ConfirmSignUpForm({ token }: { token: string }) {
  const [password, setPassword] = useState('')
  const { state, isWorking, failure, submit } = useLinkForm(() => finishSignUp(token, password), 'sign_up.not_valid')

  if (state !== 'open') {
    return (
      <div className={classes.form}>
        {state === 'done' ? (
          <AlertLine kind="success">
            Your account is ready. Your organisation adds your employee record to it.
          </AlertLine>
        ) : (
          <AlertLine kind="failure">This link has expired or has already been used. Please sign up again.</AlertLine>
        )}
        <Button component={Link} to="/" replace size="md" fullWidth>
          {state === 'done' ? 'Sign In' : 'Back to sign-in'}
        </Button>
      </div>
    )
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      <p className={classes.hint}>Enter the password you chose to confirm it’s you.</p>
      {failure && <AlertLine kind="failure">{failure}</AlertLine>}
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" size="md" fullWidth loading={isWorking}>
        Create Account
      </Button>
    </form>
  )
}
