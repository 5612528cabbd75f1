import { Button, Textarea } from '@mantine/core'
import { MESSAGE_CHARACTERS } from '@pravas/contract/chat'
import { chat } from '@pravas/messages/en/chat'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react'
import { formatCount } from '../ui/formats.ts'
import { IconPlayerStopFilled, IconSend2 } from '../ui/icons.ts'
import classes from './composer.module.css'

const t = texts(chat)
const c = texts(labels)

/** Whether the browser itself lets the field grow with its text. Where not, a script does, by laying out the page each time. */
const growsByItself = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content')

interface ComposerProps {
  ref: Ref<HTMLTextAreaElement>
  draft: string
  placeholder: string
  busy: boolean
  /** What else can be sent, beside the text. */
  tools: ReactNode
  hint: string | undefined
  onDraft: (draft: string) => void
  onSend: () => void
  onStop: () => void
  /** The person wants to go up to the messages. */
  onLeave: () => void
  /** Leaves one's last message as it was; without it nothing is being edited. */
  onCancelEdit?: (() => void) | undefined
}

/** Where the person writes: Enter sends, Shift and Enter break the line, the field grows with its text. */
export function Composer({
  ref,
  draft,
  placeholder,
  busy,
  tools,
  hint,
  onDraft,
  onSend,
  onStop,
  onLeave,
  onCancelEdit,
}: ComposerProps) {
  const problem = useId()
  const tooLong = draft.trim().length > MESSAGE_CHARACTERS
  const send = () => {
    if (!tooLong) onSend()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault()
      send()
    } else if (event.key === 'Escape' && onCancelEdit) {
      event.preventDefault()
      onCancelEdit()
    } else if (event.key === 'ArrowUp' && draft === '' && !onCancelEdit) {
      event.preventDefault()
      onLeave()
    }
  }
  return (
    <div className={classes.composer}>
      {onCancelEdit && (
        <div className={classes.edit}>
          <span>{t('composer.editing')}</span>
          <Button variant="subtle" size="compact-sm" className={classes.cancel} onClick={onCancelEdit}>
            {c('cancel')}
          </Button>
        </div>
      )}
      <div className={classes.field} data-tools={tools !== undefined || undefined}>
        <Textarea
          ref={ref}
          classNames={{ root: classes.input, input: classes.text }}
          variant="unstyled"
          {...(growsByItself ? { rows: 1 } : { autosize: true, minRows: 1, maxRows: 8 })}
          aria-label={t('composer.message')}
          aria-describedby={tooLong ? problem : undefined}
          aria-invalid={tooLong}
          placeholder={placeholder}
          value={draft}
          disabled={busy}
          onChange={(event) => onDraft(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <div className={classes.bar}>
          {tools && <div className={classes.tools}>{tools}</div>}
          {busy && (
            <Button variant="default" className={classes.stop} onClick={onStop}>
              <IconPlayerStopFilled size={15} aria-hidden />
              <span className={classes.word}>{t('composer.stop')}</span>
            </Button>
          )}
          <Button className={classes.send} disabled={busy} onClick={send}>
            <IconSend2 size={18} aria-hidden />
            <span className={classes.word}>{c('send')}</span>
          </Button>
        </div>
      </div>
      {hint && <p className={classes.hint}>{hint}</p>}
      {tooLong && (
        <p id={problem} className={classes.problem} role="alert">
          {t('composer.too-long', { length: formatCount(draft.trim().length), limit: formatCount(MESSAGE_CHARACTERS) })}
        </p>
      )}
    </div>
  )
}
