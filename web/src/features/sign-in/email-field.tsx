import { TextInput, type TextInputProps } from '@mantine/core'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'

const c = texts(labels)

/** The required address that somebody signs in with, which the browser may fill in. */
export function EmailField(props: Pick<TextInputProps, 'value' | 'onChange'>) {
  return (
    <TextInput
      label={c('email')}
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
