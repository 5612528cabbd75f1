import { TextInput, type TextInputProps } from '@mantine/core'

/** The required address that somebody signs in with, which the browser may fill in. */
export function EmailField(props: Pick<TextInputProps, 'value' | 'onChange'>) {
  return (
    <TextInput
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      required
      withAsterisk={false}
      size="md"
      {...props}
    />
  )
}
