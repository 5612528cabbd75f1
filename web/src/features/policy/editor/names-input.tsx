import { TagsInput } from '@mantine/core'
import { policyEditor } from '@pravas/messages/en/policy-editor'
import { texts } from '@pravas/messages/texts'

const t = texts(policyEditor)

interface NamesInputProps {
  label: string
  placeholder?: string
  value: string[]
  /** What is offered; other names can be typed. */
  names?: readonly string[]
  error?: string | undefined
  disabled?: boolean
  onChange: (names: string[]) => void
}

/** Several names, each picked or typed; Enter or a comma ends one. */
export function NamesInput({ names = [], placeholder = t('names.placeholder'), ...props }: NamesInputProps) {
  return (
    <TagsInput
      {...props}
      data={[...new Set(names)]}
      placeholder={props.value.length === 0 ? placeholder : ''}
      splitChars={[',', ';']}
      acceptValueOnBlur
      clearable={false}
      maxTags={500}
      error={props.error}
      comboboxProps={{ withinPortal: true }}
    />
  )
}
