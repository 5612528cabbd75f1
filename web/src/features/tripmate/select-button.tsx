import { Button } from '@mantine/core'
import { tripmate } from '@pravas/messages/en/tripmate'
import { texts } from '@pravas/messages/texts'
import { IconCheck } from '../../ui/icons.ts'

const t = texts(tripmate)

export interface SelectionProps {
  /** What the person has selected already, as messages. */
  selected: ReadonlySet<string>
  busy: boolean
  /** The request that was sent with them: nothing else can be chosen any more. */
  sentWith?: string | undefined
  /** Later results took their place. */
  isPast?: boolean | undefined
  onSelect: (message: string) => void
}

interface SelectButtonProps extends SelectionProps {
  /** What choosing it says. */
  message: string
  /** What is chosen. */
  name: string
  label?: string
}

/** Chooses an offer by saying so; once it was chosen it says that, and with which request it was sent. */
export function SelectButton({ message, name, label = t('select'), ...standing }: SelectButtonProps) {
  const { selected, busy, sentWith, isPast, onSelect } = standing
  const isSelected = selected.has(message)
  const isClosed = sentWith !== undefined && !isSelected
  const chosen = sentWith === undefined ? t('selected') : t('selected.sent', { sentWith })
  return (
    <Button
      variant={isSelected ? 'light' : isPast ? 'subtle' : 'default'}
      {...(isPast && !isSelected && { color: 'gray' })}
      leftSection={isSelected && <IconCheck size={16} aria-hidden />}
      aria-description={isClosed ? t('select.closed-about', { offer: name, sentWith }) : name}
      title={isClosed ? t('select.closed', { sentWith }) : undefined}
      disabled={busy || sentWith !== undefined}
      onClick={() => onSelect(message)}
    >
      {isSelected ? chosen : label}
    </Button>
  )
}
