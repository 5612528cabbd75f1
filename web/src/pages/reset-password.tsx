import { useDocumentTitle } from '@mantine/hooks'
import { signIn } from '@pravas/messages/en/sign-in'
import { texts } from '@pravas/messages/texts'
import { useParams } from 'react-router'
import { NewPasswordForm } from '../features/sign-in/new-password-form.tsx'
import { PasswordLinkForm } from '../features/sign-in/password-link-form.tsx'
import { Logo } from '../ui/logo.tsx'
import classes from './reset-password.module.css'

const t = texts(signIn)

/** For who forgot their password, or is invited: without a token in the address it asks for a link, with one a password is chosen. */
export function ResetPasswordPage() {
  useDocumentTitle(t('password.title'))
  const { token } = useParams()
  return (
    <main className={classes.page}>
      <div className={classes.panel}>
        <Logo size={28} />
        {token ? (
          <NewPasswordForm key={token} token={token} />
        ) : (
          <>
            <h1>{t('password.forgotten')}</h1>
            <PasswordLinkForm />
          </>
        )}
      </div>
    </main>
  )
}
