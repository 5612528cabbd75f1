import { useDocumentTitle } from '@mantine/hooks'
import { useParams } from 'react-router'
import { NewPasswordForm } from '../features/sign-in/new-password-form.tsx'
import { PasswordLinkForm } from '../features/sign-in/password-link-form.tsx'
import { Logo } from '../ui/logo.tsx'
import classes from './reset-password.module.css'

/** For who forgot their password: without a token in the address it asks for a link, with one it sets a new password. */
export function ResetPasswordPage() {
  useDocumentTitle('New password · Pravas')
  const { token } = useParams()
  return (
    <main className={classes.page}>
      <div className={classes.panel}>
        <Logo size={28} />
        <h1>{token ? 'Set a new password' : 'Forgot your password?'}</h1>
        {token ? <NewPasswordForm key={token} token={token} /> : <PasswordLinkForm />}
      </div>
    </main>
  )
}
