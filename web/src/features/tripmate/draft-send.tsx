import { Button } from '@mantine/core'
import { tripmate } from '@pravas/messages/en/tripmate'
import { texts } from '@pravas/messages/texts'
import { type RefObject, useId } from 'react'
import frame from '../../chat/side-panel.module.css'
import type { SectionProps } from './draft-section.ts'

const t = texts(tripmate)

interface DraftSendProps extends Omit<SectionProps, 'refused'> {
  /** Whether the policy asks for a reason that was not given. */
  lacksReason: boolean
  panel: RefObject<HTMLElement | null>
  onReview: (() => void) | undefined
}

/**
 * The button that sends what was shown in full. A trip that was sent before is complete without a word in the chat: it is shown there
 * first.
 */
export function DraftSend({ draft, busy, lacksReason, panel, onReview, onChange }: DraftSendProps) {
  const note = useId()
  const { ready, revises, missing } = draft
  if (!ready && !revises) return null
  const send = () => {
    const field = panel.current?.querySelector<HTMLElement>('[data-unkept]')
    // A day that is typed and not kept yet is kept when the field is left; what was asked about is not the trip any more.
    if (field?.dataset.unkept) return
    if (field) {
      field.querySelector('input')?.focus()
      return
    }
    onChange(
      ready
        ? { at: 'send', change: 'send', words: t('draft.say.send') }
        : { at: 'review', change: {}, words: t('draft.say.review') },
    )
    if (!ready) onReview?.()
  }
  const isSame = revises?.changed === false
  return (
    <>
      <Button
        disabled={busy || lacksReason || missing.length > 0}
        aria-describedby={isSame ? note : undefined}
        onClick={send}
      >
        {t(ready ? 'draft.send' : 'draft.review')}
      </Button>
      {isSame && (
        <p id={note} className={frame.aside}>
          {t('draft.unchanged')}
        </p>
      )}
    </>
  )
}
