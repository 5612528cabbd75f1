import { notifications } from '@mantine/notifications'
import type { Refusal } from '@pravas/contract/approvals'
import type { Verdict } from '@pravas/contract/requests'
import { approvals } from '@pravas/messages/en/approvals'
import { texts } from '@pravas/messages/texts'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, explain } from '../../api/api-error.ts'
import { logFailure } from '../../api/failure-log.ts'
import { IconClockUp } from '../../ui/icons.ts'
import { decisionLabel, queueDecision, sendDecision } from './decision.tsx'
import type { RequestView } from './request-view.ts'
import { forgetTyped } from './typed-reasons.ts'
import { offerUndo } from './undoable-decisions.ts'

const t = texts(approvals)

/** What is decided, with why it is rejected or what is to be changed, and in which parts. */
export interface DecisionInput {
  verdict: Verdict
  reason?: string
  fields?: string[]
  /** The receipts that an approval refuses, each with the reason. */
  refused?: Refusal[]
}

/** Has the lists, the record's page and the figures follow a decision, or its being taken back. */
export async function reloadAfterDecision(queryClient: QueryClient, kind: RequestView['kind']): Promise<void> {
  // What asked for it is no longer new in the bell.
  void queryClient.invalidateQueries({ queryKey: ['inbox'] })
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['approvals'] }),
    queryClient.invalidateQueries({ queryKey: [kind] }),
    queryClient.invalidateQueries({ queryKey: ['analytics'] }),
  ])
}

/**
 * Sends a decision on a request as it was shown, which can then be undone for a while, or keeps it while offline. `height` is the
 * room in pixels that is kept for what can be undone: that of its card.
 */
export async function sendOrKeep(
  { kind, id, number, version }: Pick<RequestView, 'kind' | 'id' | 'number' | 'version'>,
  said: DecisionInput,
  { height = heightOfCard(id) } = {},
): Promise<'kept' | 'decided'> {
  const decision = { kind, id, number, ...(version !== undefined && { version }), ...said }
  if (await queueDecision(decision)) return 'kept'
  const next = await sendDecision(decision)
  offerUndo({ kind, id, number, verdict: said.verdict, refused: said.refused, next, height })
  return 'decided'
}

/**
 * Decides on one request. After a success it can be undone for a while, and the lists are loaded again; a failure is logged.
 * Offline, the decision is kept and sent later. Of a request that has changed since it was shown, or that somebody else was faster
 * with, the latest is loaded. While one is at work, wherever on the page it began, another on the same request does nothing.
 */
export function useDecide(request: RequestView) {
  const { kind, id, number } = request
  const queryClient = useQueryClient()
  const mutationKey = ['decision', kind, id]
  const { mutate, reset, isPending, isError, error } = useMutation({
    mutationKey,
    mutationFn: (said: DecisionInput) => sendOrKeep(request, said),
    onSuccess: async (outcome, said) => {
      forgetTyped(request)
      if (outcome === 'kept') {
        const label = decisionLabel({ kind, number, ...said })
        notifications.show({
          message: t('decision.queued', { decision: label }),
          withBorder: true,
          icon: <IconClockUp size={16} aria-hidden />,
        })
        return
      }
      void reloadAfterDecision(queryClient, kind)
    },
    onError: (error) => {
      logFailure(`Could not decide on ${kind} ${number}`, error)
      const hasMoved = error instanceof ApiError && (error.is('decision.changed') || error.is('decision.not_pending'))
      if (hasMoved) void reloadAfterDecision(queryClient, kind)
    },
  })
  const decide: typeof mutate = (...decision) => {
    // Asked of the cache: a second press can come before the button is drawn as working.
    if (queryClient.isMutating({ mutationKey }) === 0) mutate(...decision)
  }
  return { decide, reset, isPending, isError, error }
}

/** The sentence to show for a failed decision. Whoever has lost the right to decide, such as with a handover that has ended, still has the request before them. */
export function explainDecision(error: unknown): string {
  return error instanceof ApiError && error.status === 404 ? t('not-yours') : explain(error)
}

/** How many pixels high the card of a request is, where one is shown. */
function heightOfCard(id: string): number {
  const cards = [...document.querySelectorAll<HTMLElement>('[data-request]')]
  return cards.find((card) => card.dataset['request'] === id)?.offsetHeight ?? 0
}
