import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import classes from './undo-offer.module.css'

const c = texts(labels)

/** Milliseconds for which something can be taken back; they stand still while the offer has the pointer or the focus. */
const OFFERED_FOR = 10_000

interface UndoOffer {
  /** What happened, in a few words. */
  message: string
  onUndo: () => void
  /** Called when the time is over or the person closed the offer, without having used it. */
  onPassed?: () => void
}

/** Says what happened and offers for a while to take it back. Returns how to withdraw the offer. */
export function offerUndo({ message, onUndo, onPassed }: UndoOffer): () => void {
  let isOpen = true
  const close = (id: string) => {
    isOpen = false
    notifications.hide(id)
  }
  const id = notifications.show({
    autoClose: OFFERED_FOR,
    // Below the heading, where it covers neither what can be pressed nor what is being written.
    position: 'top-center',
    className: classes.toast,
    withBorder: true,
    closeButtonProps: { 'aria-label': c('close') },
    onClose: () => {
      if (isOpen) onPassed?.()
      isOpen = false
    },
    message: (
      <span className={classes.offer}>
        {message}
        <Button
          variant="subtle"
          size="compact-sm"
          className={classes.undo}
          onClick={() => {
            // It can still be pressed while it fades.
            if (!isOpen) return
            close(id)
            onUndo()
          }}
        >
          {c('undo')}
        </Button>
      </span>
    ),
  })
  return () => {
    if (isOpen) close(id)
  }
}
