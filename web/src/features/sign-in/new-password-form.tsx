import { Button } from '@mantine/core'
import { signIn } from '@pravas/messages/en/sign-in'
import { texts } from '@pravas/messages/texts'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ApiError } from '../../api/api-error.ts'
import { passwordLink, setNewPassword } from '../../api/sign-in.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import classes from './form.module.css'
import { PasswordField } from './password-field.tsx'
import { useLinkForm } from './use-link-form.ts'

const t = texts(signIn)

const DIFFERENT = t('password.different')

type PasswordLink = Awaited<ReturnType<typeof passwordLink>>

/** What is known of a link; where it can't be asked, the form is that of a reset. */
type Opened = PasswordLink | 'unknown' | 'expired' | undefined

/**
 * Chooses a password with the token of a link, which is used up only by doing so: who is invited is welcomed and signed in, who
 * has an account sets a new password and signs in with it.
 */
export function NewPasswordForm({ token }: { token: string }) {
  const [opened, setOpened] = useState<Opened>()
  useEffect(() => {
    let isShown = true
    const keep = (found: Opened) => isShown && setOpened(found)
    passwordLink(token).then(keep, (error: unknown) =>
      keep(error instanceof ApiError && error.is('reset.not_valid') ? 'expired' : 'unknown'),
    )
    return () => {
      isShown = false
    }
  }, [token])
  if (opened === undefined) return <p role="status">{t('password.opening')}</p>
  if (opened === 'expired') return <Expired />
  return <Choice token={token} link={opened === 'unknown' ? undefined : opened} />
}

function Choice({ token, link }: { token: string; link: PasswordLink | undefined }) {
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const navigate = useNavigate()
  const invitation = link?.kind === 'invitation' ? link : undefined
  const { state, isWorking, failure, submit } = useLinkForm(
    async () => {
      if (await setNewPassword(token, password)) navigate('/dashboard', { replace: true })
    },
    'reset.not_valid',
    () => (password === again ? undefined : DIFFERENT),
  )

  if (state === 'expired') return <Expired />
  if (state === 'done') {
    return (
      <div className={classes.form}>
        <AlertLine kind="success">{t(invitation ? 'invitation.done' : 'password.changed')}</AlertLine>
        <Button component={Link} to="/" replace size="md" fullWidth>
          {t('sign-in.submit')}
        </Button>
      </div>
    )
  }
  return (
    <form className={classes.form} onSubmit={submit}>
      <h1>{invitation ? t('invitation.welcome', invitation) : t('password.new')}</h1>
      {invitation && <p className={classes.hint}>{t('invitation.about', invitation)}</p>}
      <p className={classes.hint}>{t('password.hint')}</p>
      {failure && <AlertLine kind="failure">{failure}</AlertLine>}
      {/* Password managers keep the address with the password. */}
      {link && (
        <input
          className="visually-hidden"
          type="email"
          name="email"
          autoComplete="username"
          value={link.email}
          readOnly
          tabIndex={-1}
          aria-hidden
        />
      )}
      <PasswordField
        label={t(invitation ? 'invitation.password' : 'password.new-one')}
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      <PasswordField
        label={t('password.confirm-one')}
        name="confirmPassword"
        autoComplete="new-password"
        value={again}
        onChange={setAgain}
      />
      <Button type="submit" size="md" fullWidth loading={isWorking}>
        {t(invitation ? 'invitation.submit' : 'password.set')}
      </Button>
    </form>
  )
}

function Expired() {
  return (
    <div className={classes.form}>
      <h1>{t('password.new')}</h1>
      <AlertLine kind="failure">{t('password.link-used')}</AlertLine>
      <Button component={Link} to="/reset-password" replace size="md" fullWidth>
        {t('password.new-link')}
      </Button>
      <p className={classes.hint}>{t('invitation.expired')}</p>
    </div>
  )
}
