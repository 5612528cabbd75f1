import { Button } from '@mantine/core'
import { fingenieReview } from '@pravas/messages/en/fingenie-review'
import { texts } from '@pravas/messages/texts'
import { type KeyboardEvent, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'
import { explain } from '../../../api/api-error.ts'
import classes from './remove-question.module.css'
import { useReceiptEdits } from './use-receipt-edits.ts'

const t = texts(fingenieReview)

interface RemoveQuestionProps {
  sessionId: string
  receiptId: string
  /** What stands here until it is asked: with a button that asks. */
  children: (ask: () => void, button: Ref<HTMLButtonElement>) => ReactNode
}

/** Takes a receipt out of the conversation, once the person has said so twice. */
export function RemoveQuestion({ sessionId, receiptId, children }: RemoveQuestionProps) {
  const [asks, setAsks] = useState(false)
  const { remove } = useReceiptEdits(sessionId, receiptId)
  const asking = useRef<HTMLButtonElement>(null)
  const keeping = useRef<HTMLButtonElement>(null)
  const wasAsked = useRef(false)
  // The button that had the focus has given way to the other.
  useEffect(() => {
    if (asks) keeping.current?.focus()
    else if (wasAsked.current) asking.current?.focus()
    wasAsked.current = asks
  }, [asks])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    setAsks(false)
  }
  return (
    <>
      {asks ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: Escape answers whichever of its buttons has the focus
        <div className={classes.question} onKeyDown={onKeyDown}>
          <span>{t('remove.ask')}</span>
          <div className={classes.answers}>
            <Button ref={keeping} variant="default" size="xs" onClick={() => setAsks(false)}>
              {t('remove.keep')}
            </Button>
            <Button color="red" size="xs" loading={remove.isPending} onClick={() => remove.mutate()}>
              {t('remove.confirm')}
            </Button>
          </div>
        </div>
      ) : (
        children(() => setAsks(true), asking)
      )}
      {remove.isError && (
        <p role="alert" className={classes.failure}>
          {explain(remove.error)}
        </p>
      )}
    </>
  )
}
