import { Button, Checkbox, Group, Modal, Text } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { approveMany } from '@pravas/messages/en/approve-many'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { IconCheck } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { explain } from '../../api/api-error.ts'
import { logFailure } from '../../api/failure-log.ts'
import { formatRupees, sumRupees } from '../../ui/formats.ts'
import classes from './approve-many-modal.module.css'
import type { ComparedRequest } from './requests-shown.ts'
import { reloadAfterDecision, sendOrKeep } from './use-decide.tsx'

const t = texts(approveMany)
const c = texts(labels)

interface ApproveManyModalProps {
  opened: boolean
  /** Requests of which nothing needs to be known first. */
  requests: ComparedRequest[]
  onClose: () => void
}

/**
 * Asks which of several requests are to be approved, and approves one after the other. Those that could not be are said here
 * with the reason, and stay.
 */
export function ApproveManyModal({ opened, requests, onClose }: ApproveManyModalProps) {
  const queryClient = useQueryClient()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [failures, setFailures] = useState<ReadonlyMap<string, string>>(new Map())
  const [done, setDone] = useState(0)
  const listed = failures.size > 0 ? requests.filter(({ id }) => failures.has(id)) : requests
  const chosen = requests.filter(({ id }) => !left.has(id) && !failures.has(id))
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const refused = new Map<string, string>()
      let sent = 0
      for (const [at, request] of chosen.entries()) {
        setDone(at)
        try {
          // The pointer is here and not at a card.
          await sendOrKeep(request, { verdict: 'approved' }, { height: 0 })
          sent += 1
        } catch (error) {
          logFailure(`Could not approve ${request.kind} ${request.number}`, error)
          refused.set(request.id, explain(error))
        }
      }
      const [first] = chosen
      if (first) await reloadAfterDecision(queryClient, first.kind)
      return { sent, refused }
    },
    onSuccess: ({ sent, refused }) => {
      if (sent > 0) {
        notifications.show({
          message: t('done', { count: sent }),
          withBorder: true,
          icon: <IconCheck size={16} aria-hidden />,
        })
      }
      setFailures(refused)
      if (refused.size === 0) close()
    },
  })
  const close = () => {
    setLeft(new Set())
    setFailures(new Map())
    onClose()
  }
  const toggle = (id: string) => {
    const next = new Set(left)
    if (!next.delete(id)) next.add(id)
    setLeft(next)
  }
  return (
    <Modal
      opened={opened}
      onClose={() => !isPending && close()}
      title={t('title')}
      closeButtonProps={{ 'aria-label': c('close') }}
      size="lg"
    >
      <Text size="sm" c="dimmed">
        {t('meaning')}
      </Text>
      <ul className={classes.list}>
        {listed.map((request) => {
          const failure = failures.get(request.id)
          return (
            <li key={request.id}>
              <Checkbox
                checked={!left.has(request.id) && failure === undefined}
                disabled={isPending || failure !== undefined}
                onChange={() => toggle(request.id)}
                label={
                  <span className={classes.request}>
                    <span>
                      <strong>{request.title}</strong> {request.number}
                    </span>
                    <span className={classes.who}>{request.employee}</span>
                    <span className={classes.amount}>{request.amount}</span>
                  </span>
                }
                classNames={{ body: classes.row ?? '', labelWrapper: classes.label ?? '' }}
              />
              {failure && (
                <Text size="sm" c="red" role="alert">
                  {failure}
                </Text>
              )}
            </li>
          )
        })}
      </ul>
      {isPending && (
        <progress className={classes.progress} value={done} max={chosen.length} aria-label={t('progress')} />
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={close} disabled={isPending} data-autofocus>
          {failures.size > 0 ? c('close') : c('cancel')}
        </Button>
        {failures.size === 0 && (
          <Button onClick={() => mutate()} loading={isPending} disabled={chosen.length === 0}>
            {t('approve', {
              count: chosen.length,
              amount: formatRupees(sumRupees(chosen.map(({ rupees }) => rupees))),
            })}
          </Button>
        )}
      </Group>
    </Modal>
  )
}
