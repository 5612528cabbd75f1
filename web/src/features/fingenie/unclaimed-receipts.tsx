import { fingenieHistory } from '@pravas/contract/chat'
import { listUnclaimedReceipts } from '@pravas/contract/unclaimed-receipts'
import { fingeniePage } from '@pravas/messages/en/fingenie-page'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call, callLeniently } from '../../api/call.ts'
import { logFailure } from '../../api/failure-log.ts'
import { historyMessages } from '../../chat/history-data.ts'
import type { Message } from '../../chat/message.ts'
import classes from '../../chat/opening-list.module.css'
import { formatRupees } from '../../ui/formats.ts'
import { IconReceipt } from '../../ui/icons.ts'

const t = texts(fingeniePage)

const SHOWN = 3

/** Asked anew at every look, so that what was claimed meanwhile is gone. */
const unclaimedReceipts = {
  queryKey: ['unclaimed receipts'],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(listUnclaimedReceipts, {}, signal),
  staleTime: 0,
  gcTime: 0,
}

interface UnclaimedReceiptsProps {
  /** A conversation whose receipts are in sight. */
  except: string | undefined
  onOpen: (sessionId: string, messages: Message[]) => void
  /** Opens the list of all conversations. */
  onHistory: () => void
}

/** The earlier conversations with receipts that are not claimed yet, each a line that leads there; nothing without any. */
export function UnclaimedReceipts({ except, onOpen, onHistory }: UnclaimedReceiptsProps) {
  const { data = [], isError } = useQuery(unclaimedReceipts)
  const open = useMutation({
    mutationFn: async ({ sessionId }: { sessionId: string; from: Element | null }) => {
      const { messages } = await callLeniently(fingenieHistory.getSession, { params: { sessionId } })
      return historyMessages(messages)
    },
    onSuccess: (messages, { sessionId, from }) => {
      onOpen(sessionId, messages)
      // The line that had the focus is gone; what it led to has it now.
      if (from instanceof HTMLElement) from.focus({ preventScroll: true })
    },
    onError: (error) => logFailure('The chat was not opened.', error),
  })
  const waiting = isError ? [] : data.filter(({ sessionId }) => sessionId !== except)
  if (waiting.length === 0) return null
  const others = waiting.length - SHOWN
  return (
    <ul className={classes.list} aria-label={t('unclaimed.list')}>
      {waiting.slice(0, SHOWN).map(({ sessionId, chat_name: name, receipts, total }) => (
        <li key={sessionId}>
          <IconReceipt size={18} stroke={1.6} aria-hidden />
          <span>
            {total > 0
              ? t('unclaimed.receipts-sum', { count: receipts, sum: formatRupees(total) })
              : t('unclaimed.receipts', { count: receipts })}{' '}
            <button
              type="button"
              disabled={open.isPending}
              onClick={({ currentTarget }) => open.mutate({ sessionId, from: currentTarget.closest('section') })}
            >
              {t('unclaimed.open', { name })}
            </button>
          </span>
        </li>
      ))}
      {others > 0 && (
        <li>
          <span>
            {t('unclaimed.more', { count: others })}{' '}
            <button type="button" aria-haspopup="dialog" onClick={onHistory}>
              {t('unclaimed.history')}
            </button>
          </span>
        </li>
      )}
      {open.isError && (
        <li role="alert" className={classes.failure}>
          {t('unclaimed.not-opened')}
        </li>
      )}
    </ul>
  )
}
