import { Button, TextInput } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { AlertLine } from '../../ui/alert-line.tsx'
import classes from './form.module.css'
import { PasswordField } from './password-field.tsx'
import { SingleSignOn } from './single-sign-on.tsx'

/** Name, e-mail and password twice. Submitting makes no call and goes straight on. */
export function SignUpForm({ onDone }: { onDone: () => void }) {
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const [alert, setAlert] = useState<string>()

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    onDone()
  }

  return (
    <form className={classes.form} onSubmit={handleSubmit}>
      <h2 className={classes.heading}>Create an account</h2>
      {alert && <AlertLine kind="failure">{alert}</AlertLine>}
      <TextInput label="Name" name="name" autoComplete="name" required withAsterisk={false} size="md" />
      <TextInput
        label="Email"
        name="email"
        type="email"
        autoComplete="username"
        required
        withAsterisk={false}
        size="md"
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      <PasswordField
        label="Confirm Password"
        name="confirmPassword"
        autoComplete="new-password"
        value={confirmation}
        onChange={setConfirmation}
      />
      <Button type="submit" size="md" fullWidth>
        Sign Up
      </Button>
      <SingleSignOn onAlert={setAlert} />
    </form>
  )
}
