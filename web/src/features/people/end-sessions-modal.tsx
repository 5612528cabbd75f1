import { Button, Group, Modal, Stack, Text } from '@mantine/core'
import { endSessionsOfPerson } from '@pravas/contract/administration'
import { labels } from '@pravas/messages/en/labels'
import { people as catalogue } from '@pravas/messages/en/people'
import { texts } from '@pravas/messages/texts'
import { useMutation } from '@tanstack/react-query'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { notifyDone } from '../../ui/notify-done.tsx'

const t = texts(catalogue)
const c = texts(labels)

interface EndSessionsModalProps {
  opened: boolean
  onClose: () => void
  id: string
  name: string
}

/** Asks before a person is signed out everywhere. */
export function EndSessionsModal({ opened, onClose, id, name }: EndSessionsModalProps) {
  const end = useMutation({
    mutationFn: () => call(endSessionsOfPerson, { params: { person: id } }),
    onSuccess: () => {
      onClose()
      notifyDone(t('sessions.ended', { name }))
    },
  })
  const close = () => {
    end.reset()
    onClose()
  }
  return (
    <Modal opened={opened} onClose={close} title={t('sessions.end')} closeButtonProps={{ 'aria-label': c('close') }}>
      <Stack>
        <Text size="sm">{t('sessions.ask', { name })}</Text>
        {end.isError && <AlertLine kind="failure">{explain(end.error)}</AlertLine>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={close}>
            {c('cancel')}
          </Button>
          <Button loading={end.isPending} onClick={() => end.mutate()}>
            {t('sessions.end')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
