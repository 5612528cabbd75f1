import { PasswordInput } from '@mantine/core'
import { signIn } from '@pravas/messages/en/sign-in'
import { texts } from '@pravas/messages/texts'
import { useState } from 'react'

const t = texts(signIn)

interface PasswordFieldProps {
  label: string
  name: string
  autoComplete: 'current-password' | 'new-password'
  value: string
  onChange: (value: string) => void
}

/** A required password with a button that shows and hides it. */
export function PasswordField({ label, name, autoComplete, value, onChange }: PasswordFieldProps) {
  const [isVisible, setVisible] = useState(false)
  return (
    <PasswordInput
      label={label}
      name={name}
      autoComplete={autoComplete}
      required
      withAsterisk={false}
      size="md"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      visible={isVisible}
      onVisibilityChange={setVisible}
      visibilityToggleButtonProps={{
        // The name says what a press does; a pressed state beside it would say the opposite.
        'aria-label': isVisible ? t('password.hide') : t('password.show'),
        'aria-pressed': undefined,
        tabIndex: 0,
      }}
    />
  )
}
