import { Button, Group, Modal, Text } from '@mantine/core'
import { signOutForGood } from '../../api/leave.ts'

interface SignOutQuestionProps {
  opened: boolean
  /** How many entries would be lost. */
  waiting: number
  onClose: () => void
}

/** Asks a person who wants to sign out whether what waits to be sent may be lost. */
export function SignOutQuestion({ opened, waiting, onClose }: SignOutQuestionProps) {
  const lost = waiting === 1 ? '1 thing that is' : `${waiting} things that are`
  return (
    <Modal opened={opened} onClose={onClose} title="Sign out?" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Text size="sm">{`Signing out discards ${lost} not sent yet.`}</Text>
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
