import { Button } from '@mantine/core'
import { labels } from '@pravas/messages/en/labels'
import { signIn } from '@pravas/messages/en/sign-in'
import { texts } from '@pravas/messages/texts'
import { useState } from 'react'
import { Link } from 'react-router'
import { setNewPassword } from '../../api/sign-in.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import classes from './form.module.css'
import { PasswordField } from './password-field.tsx'
import { useLinkForm } from './use-link-form.ts'

const t = texts(signIn)
const c = texts(labels)

const DIFFERENT = t('password.different')

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
        <AlertLine kind="success">{t('password.changed')}</AlertLine>
        <Button component={Link} to="/" replace size="md" fullWidth>
          {t('sign-in.submit')}
        </Button>
      </div>
    )
  }
  if (state === 'expired') {
    return (
      <div className={classes.form}>
        <AlertLine kind="failure">{t('password.link-used')}</AlertLine>
        <Button component={Link} to="/reset-password" replace size="md" fullWidth>
          {t('password.new-link')}
        </Button>
      </div>
    )
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      <p className={classes.hint}>{t('password.hint')}</p>
      {failure && <AlertLine kind="failure">{failure}</AlertLine>}
      <PasswordField
        label={c('new-password')}
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      <PasswordField
        label={t('password.confirm')}
        name="confirmPassword"
        autoComplete="new-password"
        value={again}
        onChange={setAgain}
      />
      <Button type="submit" size="md" fullWidth loading={isWorking}>
        {t('password.set')}
      </Button>
    </form>
  )
}
