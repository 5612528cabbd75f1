import { Button, Group, Modal, Text } from '@mantine/core'
import { labels } from '@pravas/messages/en/labels'
import { shell } from '@pravas/messages/en/shell'
import { texts } from '@pravas/messages/texts'
import { signOutForGood } from '../../api/leave.ts'

const t = texts(shell)
const c = texts(labels)

interface SignOutQuestionProps {
  opened: boolean
  /** How many entries would be lost. */
  queued: number
  onClose: () => void
}

/** Asks a person who wants to sign out whether what waits to be sent may be lost. */
export function SignOutQuestion({ opened, queued, onClose }: SignOutQuestionProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('sign-out.question')}
      closeButtonProps={{ 'aria-label': c('close') }}
    >
      <Text size="sm">{t('sign-out.unsent', { count: queued })}</Text>
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('sign-out.stay')}
        </Button>
        <Button color="red" onClick={signOutForGood}>
          {t('sign-out.discard')}
        </Button>
      </Group>
    </Modal>
  )
}
