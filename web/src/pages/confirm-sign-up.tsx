import { useDocumentTitle } from '@mantine/hooks'
import { useParams } from 'react-router'
import { ConfirmSignUpForm } from '../features/sign-in/confirm-sign-up-form.tsx'
import { Logo } from '../ui/logo.tsx'
import classes from './reset-password.module.css'

/** Where the link of a sign-up's mail leads. */
export function ConfirmSignUpPage() {
  useDocumentTitle('Finish your sign-up · Pravas')
  const { token = '' } = useParams()
  return (
    <main className={classes.page}>
      <div className={classes.panel}>
        <Logo size={28} />
        <h1>Finish your sign-up</h1>
        <ConfirmSignUpForm key={token} token={token} />
      </div>
    </main>
  )
}
