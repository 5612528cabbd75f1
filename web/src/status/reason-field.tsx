import { Button, Textarea } from '@mantine/core'
import { status } from '@pravas/messages/en/status'
import { texts } from '@pravas/messages/texts'
import { type SubmitEvent, useRef, useState } from 'react'
import classes from './reason-field.module.css'

const t = texts(status)

/** The most characters of a reason. */
const MOST = 1000

interface ReasonFieldProps {
  /** The reason that was given before. */
  reason: string | null | undefined
  busy: boolean
  /** Why the last one was not kept. */
  failure?: string | undefined
  onSave: (reason: string) => void
}

/** Asks for the reason that the policy requires, before the request is sent. */
export function ReasonField({ reason, busy, failure, onSave }: ReasonFieldProps) {
  const given = reason ?? ''
  const [typed, setTyped] = useState<string>()
  const [isMissing, setMissing] = useState(false)
  const field = useRef<HTMLTextAreaElement>(null)
  const text = typed ?? given
  const isKept = given !== '' && text.trim() === given
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    setMissing(text.trim() === '')
    if (text.trim() === '') field.current?.focus()
    else if (!isKept) onSave(text.trim())
  }
  return (
    <form className={classes.reason} onSubmit={save}>
      <Textarea
        ref={field}
        label={t('reason.label')}
        description={isKept ? t('reason.kept') : t('reason.hint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        autosize
        minRows={2}
        maxRows={6}
        maxLength={MOST}
        value={text}
        error={failure ?? (isMissing && t('reason.missing'))}
        onChange={({ currentTarget: { value } }) => {
          setTyped(value)
          setMissing(false)
        }}
      />
      {!isKept && (
        <Button type="submit" variant="default" size="xs" disabled={busy}>
          {t('reason.save')}
        </Button>
      )}
    </form>
  )
}
