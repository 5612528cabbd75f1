import { useWindowEvent } from '@mantine/hooks'
import { tripmateHistory } from '@pravas/contract/chat'
import { TRIPMATE_SOCKET_PATH } from '@pravas/contract/tripmate'
import { useCallback, useEffect, useState } from 'react'
import { call, callLeniently } from '../../api/call.ts'
import { logFailure } from '../../api/failure-log.ts'
import type { SessionState } from '../../api/session.ts'
import { useSession } from '../../api/use-session.ts'
import { useSaidOnArrival } from '../../chat/said-on-arrival.ts'
import { useAskedSession } from '../../chat/use-asked-session.ts'
import { useObservable } from '../../chat/use-observable.ts'
import { useOtherTabs } from '../../chat/use-other-tabs.ts'
import { storeBooking, storedBooking } from './stored-booking.ts'
import { TripMateChat } from './tripmate-chat.ts'
import { MESSAGES_KEY, SESSION_KEY } from './tripmate-session.ts'

const STORED = [MESSAGES_KEY, SESSION_KEY]

/** The person's conversation with TripMate and how it stands, also after other tabs have moved it on. */
export function useTripMateChat() {
  const { user } = useSession()
  const [chat] = useState(() => createChat(user))
  const state = useObservable(chat.store)
  const { sessionId, booking } = state
  useEffect(() => chat.start(), [chat])
  const owner = user.email ?? ''
  useEffect(() => storeBooking(owner, booking), [owner, booking])
  useWindowEvent('offline', () => chat.disconnect())
  useOtherTabs(
    STORED,
    useCallback(() => chat.adopt(), [chat]),
  )
  useAskedSession({
    mayBeEmpty: true,
    history: tripmateHistory,
    sessionId,
    onOpen: (session, history) => chat.openSession(session, history),
  })
  useSaidOnArrival((text) => chat.send(text))
  return { chat, state, user, owner }
}

function socketUrl(): string {
  const url = new URL(TRIPMATE_SOCKET_PATH, window.location.href)
  url.protocol = url.protocol.replace('http', 'ws')
  return url.href
}

function createChat({ email = '', employee_id }: SessionState['user']): TripMateChat {
  return new TripMateChat({
    url: socketUrl(),
    storage: localStorage,
    employeeId: employee_id ?? null,
    booking: storedBooking(email),
    now: () => new Date(),
    save: (exchange) => {
      callLeniently(tripmateHistory.saveExchange, { body: exchange }).catch((error: unknown) => {
        logFailure('The exchange with TripMate was not saved.', error)
      })
    },
    undoExchange: async ({ sessionId, userMessage }) => {
      const { takenBack } = await call(tripmateHistory.undoExchange, {
        params: { sessionId },
        body: { userMessage },
      })
      return takenBack === true
    },
  })
}
