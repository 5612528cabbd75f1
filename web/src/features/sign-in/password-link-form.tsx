import { Button } from '@mantine/core'
import { signIn } from '@pravas/messages/en/sign-in'
import { texts } from '@pravas/messages/texts'
import { type SubmitEvent, useState } from 'react'
import { Link } from 'react-router'
import { explain } from '../../api/api-error.ts'
import { askForPasswordLink } from '../../api/sign-in.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { EmailField } from './email-field.tsx'
import classes from './form.module.css'

const t = texts(signIn)

/** Asks for a link for a new password. What it says is the same for every address. */
export function PasswordLinkForm() {
  const [email, setEmail] = useState('')
  const [isWorking, setWorking] = useState(false)
  const [sentTo, setSentTo] = useState<string>()
  const [failure, setFailure] = useState<string>()

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isWorking) return
    setFailure(undefined)
    setSentTo(undefined)
    setWorking(true)
    try {
      await askForPasswordLink(email)
      setSentTo(email)
    } catch (error) {
      setFailure(explain(error))
    }
    setWorking(false)
  }

  return (
    <form className={classes.form} onSubmit={submit}>
      <p className={classes.hint}>{t('password.email-link')}</p>
      {failure && <AlertLine kind="failure">{failure}</AlertLine>}
      {sentTo && <AlertLine kind="success">{t('password.link-sent', { email: sentTo })}</AlertLine>}
      <EmailField value={email} onChange={(event) => setEmail(event.currentTarget.value)} />
      <Button type="submit" size="md" fullWidth loading={isWorking}>
        {t('password.send-link')}
      </Button>
      <Link to="/" className={classes.forgotten}>
        {t('back')}
      </Link>
    </form>
  )
}
