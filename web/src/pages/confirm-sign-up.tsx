import { useDocumentTitle } from '@mantine/hooks'
import { signIn } from '@pravas/messages/en/sign-in'
import { texts } from '@pravas/messages/texts'
import { useParams } from 'react-router'
import { ConfirmSignUpForm } from '../features/sign-in/confirm-sign-up-form.tsx'
import { Logo } from '../ui/logo.tsx'
import classes from './reset-password.module.css'

const t = texts(signIn)

/** Where the link of a sign-up's mail leads. */
export function ConfirmSignUpPage() {
  useDocumentTitle(t('sign-up.finish-title'))
  const { token = '' } = useParams()
  return (
    <main className={classes.page}>
      <div className={classes.panel}>
        <Logo size={28} />
        <h1>{t('sign-up.finish')}</h1>
        <ConfirmSignUpForm key={token} token={token} />
      </div>
    </main>
  )
}
