import { Button, Textarea } from '@mantine/core'
import { MESSAGE_CHARACTERS } from '@pravas/contract/chat'
import { IconPlayerStopFilled, IconSend2 } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, type Ref, useId } from 'react'
import classes from './composer.module.css'

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
          <span>Editing your last message</span>
          <Button variant="subtle" size="compact-sm" className={classes.cancel} onClick={onCancelEdit}>
            Cancel
          </Button>
        </div>
      )}
      <div className={classes.field} data-tools={tools !== undefined || undefined}>
        <Textarea
          ref={ref}
          classNames={{ root: classes.input ?? '', input: classes.text ?? '' }}
          variant="unstyled"
          autosize
          minRows={1}
          maxRows={8}
          aria-label="Message"
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
              <span className={classes.word}>Stop</span>
            </Button>
          )}
          <Button className={classes.send} disabled={busy} onClick={send}>
            <IconSend2 size={18} aria-hidden />
            <span className={classes.word}>Send</span>
          </Button>
        </div>
      </div>
      {hint && <p className={classes.hint}>{hint}</p>}
      {tooLong && (
        <p id={problem} className={classes.problem} role="alert">
          {`That message is too long (${draft.trim().length.toLocaleString('en-IN')} of ${MESSAGE_CHARACTERS.toLocaleString('en-IN')} characters). Please shorten it.`}
        </p>
      )}
    </div>
  )
}
