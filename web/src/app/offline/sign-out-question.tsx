import { Button, Group, Modal, Text } from '@mantine/core'
import { signOutForGood } from '../../api/leave.ts'
import { countOf } from '../../ui/formats.ts'

interface SignOutQuestionProps {
  opened: boolean
  /** How many entries would be lost. */
  queued: number
  onClose: () => void
}

/** Asks a person who wants to sign out whether what waits to be sent may be lost. */
export function SignOutQuestion({ opened, queued, onClose }: SignOutQuestionProps) {
  return (
    <Modal opened={opened} onClose={onClose} title="Sign out?" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Text size="sm">{`${countOf(queued, 'unsent item')} will be lost.`}</Text>
      <Group justify="flex-end" gap="xs" mt="md">
        <Button variant="default" onClick={onClose} data-autofocus>
          Stay signed in
        </Button>
        <Button color="red" onClick={signOutForGood}>
          Sign out and discard
        </Button>
      </Group>
    </Modal>
  )
}
