import { Button, Checkbox, Group, Modal, Text } from '@mantine/core'
import { approveMany } from '@pravas/messages/en/approve-many'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { offlineQueue } from '../../api/browser-queue.ts'
import { logFailure } from '../../api/failure-log.ts'
import { askedRequests } from '../../questions/question-queries.ts'
import { formatRupees, sumRupees } from '../../ui/formats.ts'
import classes from './approve-many-modal.module.css'
import { noteApproved } from './approved-many.tsx'
import { ExceededBudgets } from './exceeded-budgets.tsx'
import { markedOf } from './marked-refusals.ts'
import { queuedDecisionId } from './queued-decision-id.ts'
import type { ComparedRequest } from './requests-shown.ts'
import { explainDecision, reloadAfterDecision, sendOrKeep } from './use-decide.tsx'

const t = texts(approveMany)
const c = texts(labels)

interface ApproveManyModalProps {
  opened: boolean
  /** Requests of which nothing needs to be known first. */
  requests: ComparedRequest[]
  onClose: () => void
  /** Called when it is gone from the page. */
  onClosed?: () => void
}

/** What became of a run that did not approve all. */
interface Outcome {
  /** Why not, by id. */
  failures: ReadonlyMap<string, string>
  untried: ReadonlySet<string>
}

const NONE: ReadonlyMap<string, string> = new Map()

/**
 * Asks which of several requests are to be approved, and approves one after the other. Those that could not be are said here
 * with the reason, and stay.
 */
export function ApproveManyModal({ opened, requests, onClose, onClosed }: ApproveManyModalProps) {
  const queryClient = useQueryClient()
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set())
  const { data: questions, isLoading: isAsking } = useQuery({ ...askedRequests, enabled: opened })
  // What is answered may change one's mind.
  const isAsked = (id: string) => questions?.some(({ request_id: of, answer }) => of === id && !answer) === true
  const isTicked = (id: string) => toggled.has(id) === isAsked(id)
  const [outcome, setOutcome] = useState<Outcome>()
  const [done, setDone] = useState(0)
  const isStopped = useRef(false)
  const { failures, untried } = outcome ?? { failures: NONE, untried: undefined }
  // Who refuses receipts is asked about the rest of that claim alone.
  const whole = requests.filter((request) => !markedOf(queryClient, request))
  const listed = outcome ? whole.filter(({ id }) => failures.has(id) || untried?.has(id)) : whole
  const chosen = listed.filter(({ id }) => isTicked(id) && !failures.has(id))
  const mutationKey = ['approve many']
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: async () => {
      isStopped.current = false
      const refused = new Map<string, string>()
      const open = new Set(chosen.map(({ id }) => id))
      const decided: ComparedRequest[] = []
      let kept = 0
      for (const request of chosen) {
        if (isStopped.current) break
        setDone(chosen.length - open.size)
        open.delete(request.id)
        // A decision that waits to be sent is a wish of its own.
        if (offlineQueue.get().some(({ id }) => id === queuedDecisionId(request))) continue
        try {
          // The pointer is here and not at a card.
          if ((await sendOrKeep(request, { verdict: 'approved' }, { height: 0 })) === 'kept') kept += 1
          else decided.push(request)
        } catch (error) {
          logFailure(`Could not approve ${request.kind} ${request.number}`, error)
          refused.set(request.id, explainDecision(error))
          // The others would be refused as well.
          if (error instanceof ApiError && (error.status === 401 || error.status === 429)) break
        }
      }
      const [first] = chosen
      if (first) void reloadAfterDecision(queryClient, first.kind)
      return { decided, kept, refused, open }
    },
    onSuccess: ({ decided, kept, refused, open }) => {
      const said = [
        ...(decided.length > 0 ? [t('done', { count: decided.length })] : []),
        ...(kept > 0 ? [t('kept', { count: kept })] : []),
      ]
      if (said.length > 0) noteApproved(said.join(' '), decided)
      if (refused.size === 0 && open.size === 0) close()
      else setOutcome({ failures: refused, untried: open })
    },
  })
  const close = () => {
    setToggled(new Set())
    setOutcome(undefined)
    onClose()
  }
  const toggle = (id: string) => {
    const next = new Set(toggled)
    if (!next.delete(id)) next.add(id)
    setToggled(next)
  }
  return (
    <Modal
      opened={opened}
      onClose={() => !isPending && close()}
      {...(onClosed && { onExitTransitionEnd: onClosed })}
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
                checked={isTicked(request.id) && failure === undefined}
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
                classNames={{ body: classes.row, labelWrapper: classes.label }}
              />
              {isAsked(request.id) && !failure && (
                <Text size="sm" c="dimmed">
                  {t('asked')}
                </Text>
              )}
              {failure && (
                <Text size="sm" c="red" role="alert">
                  {failure}
                </Text>
              )}
            </li>
          )
        })}
      </ul>
      {opened && <ExceededBudgets requests={chosen} />}
      {isPending && (
        <progress className={classes.progress} value={done} max={chosen.length} aria-label={t('progress')} />
      )}
      <Group justify="flex-end" gap="xs">
        {isPending ? (
          <Button variant="default" onClick={() => (isStopped.current = true)}>
            {t('stop')}
          </Button>
        ) : (
          <Button variant="default" onClick={close} data-autofocus>
            {outcome ? c('close') : c('cancel')}
          </Button>
        )}
        {(isPending || chosen.length > 0 || !outcome) && (
          <Button
            onClick={() => queryClient.isMutating({ mutationKey }) === 0 && mutate()}
            loading={isPending}
            disabled={chosen.length === 0 || isAsking}
          >
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
