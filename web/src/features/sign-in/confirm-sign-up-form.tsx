import { Button } from '@mantine/core'
import { labels } from '@pravas/messages/en/labels'
import { signIn } from '@pravas/messages/en/sign-in'
import { texts } from '@pravas/messages/texts'
import { useState } from 'react'
import { Link } from 'react-router'
import { finishSignUp } from '../../api/sign-in.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import classes from './form.module.css'
import { PasswordField } from './password-field.tsx'
import { useLinkForm } from './use-link-form.ts'

const t = texts(signIn)
const c = texts(labels)

/** Makes the account of a link for who knows the password that was chosen. */
export function ConfirmSignUpForm({ token }: { token: string }) {
  const [password, setPassword] = useState('')
  const { state, isWorking, failure, submit } = useLinkForm(() => finishSignUp(token, password), 'sign_up.not_valid')

  if (state !== 'open') {
    return (
      <div className={classes.form}>
        {state === 'done' ? (
          <AlertLine kind="success">{t('sign-up.ready')}</AlertLine>
        ) : (
          <AlertLine kind="failure">{t('sign-up.link-used')}</AlertLine>
        )}
        <Button component={Link} to="/" replace size="md" fullWidth>
          {state === 'done' ? t('sign-in.submit') : t('back')}
        </Button>
      </div>
    )
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      <p className={classes.hint}>{t('sign-up.confirm-password')}</p>
      {failure && <AlertLine kind="failure">{failure}</AlertLine>}
      <PasswordField
        label={c('password')}
        name="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
      />
      <Button type="submit" size="md" fullWidth loading={isWorking}>
        {t('sign-up.create')}
      </Button>
    </form>
  )
}
