import { Button } from '@mantine/core'
import { useMediaQuery, useWindowEvent } from '@mantine/hooks'
import { tripmateHistory } from '@pravas/contract/chat'
import { TRIPMATE_SOCKET_PATH } from '@pravas/contract/tripmate'
import { tripmate } from '@pravas/messages/en/tripmate'
import { texts } from '@pravas/messages/texts'
import { IconBed, IconPlaneDeparture } from '@tabler/icons-react'
import { type ComponentType, lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { call, callLeniently } from '../../api/call.ts'
import { logFailure } from '../../api/failure-log.ts'
import type { SessionState } from '../../api/session.ts'
import { useSession } from '../../api/use-session.ts'
import { AssistantText } from '../../chat/assistant-text.tsx'
import { ChatScreen } from '../../chat/chat-screen.tsx'
import { useSaidOnArrival } from '../../chat/said-on-arrival.ts'
import { newTurnId } from '../../chat/turn-id.ts'
import { useAskedSession } from '../../chat/use-asked-session.ts'
import { useObservable } from '../../chat/use-observable.ts'
import { useOtherTabs } from '../../chat/use-other-tabs.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { todayInIndia } from '../../ui/today.ts'
import { answerText } from './answer-text.ts'
import type { BookingSearch } from './booking-modal.tsx'
import { cardStandings } from './card-standing.ts'
import { DraftBar, DraftSide } from './draft-frame.tsx'
import type { RevisionOpeningProps } from './revision-opening.tsx'
import { storeBooking, storedBooking } from './stored-booking.ts'
import classes from './tripmate.module.css'
import { TripMateAnswer } from './tripmate-answer.tsx'
import { GREETING, TripMateChat } from './tripmate-chat.ts'
import { MESSAGES_KEY, SESSION_KEY } from './tripmate-session.ts'
import { useTripDraft } from './use-trip-draft.ts'

const t = texts(tripmate)

// Until it is fetched, and where that fails, the greeting keeps its place.
const Greeting = () => <AssistantText text={GREETING} />
const RevisionOpening = lazy<ComponentType<RevisionOpeningProps>>(async () => ({
  default: await import('./revision-opening.tsx').then(
    (code) => code.RevisionOpening,
    () => Greeting,
  ),
}))
const BookingModal = onDemand(async () => (await import('./booking-modal.tsx')).BookingModal)
const NONE: ReadonlySet<string> = new Set()
const STORED = [MESSAGES_KEY, SESSION_KEY]

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

interface TripMateProps {
  /** What stands above the composer until somebody says something. */
  opening?: ReactNode
  /** What they can choose below the greeting. */
  offers?: (onSay: (text: string) => void) => ReactNode
}

/** The conversation with TripMate, its booking modal and its cards. */
export function TripMate({ opening, offers }: TripMateProps) {
  const { user } = useSession()
  const [chat] = useState(() => createChat(user))
  const { messages, sessionId, turnId, partial, stage, connected, booking } = useObservable(chat.store)
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

  const isWide = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false })
  const busy = turnId !== null
  const standings = useMemo(() => cardStandings(messages), [messages])
  const onlyGreeting = messages.length === 1 && messages[0]?.isUser === false

  const { trip, current, refresh } = useTripDraft(sessionId, busy, messages.length)
  const fresh = onlyGreeting && chat.startsAfresh()
  const panel = trip && {
    trip,
    sessionId,
    fresh,
    busy,
    current,
    refresh,
    onTold: (words: string, turn: string) => chat.send(words, turn),
    onContinue: () => chat.goOn(),
  }

  /** Says in the conversation what the form holds, which is kept before as the draft of the trip that is planned, or a new one. */
  function search({ words, keep }: BookingSearch): void {
    const turn = newTurnId()
    const planned = fresh ? undefined : trip
    const told = { session_id: sessionId, turn_id: turn, words }
    void chat.sendAfter(words, turn, () => keep({ trip: planned, told }))
  }

  // The chat about a trip that was sent before opens with what is asked of it.
  const revised = panel?.fresh === false ? (trip?.draft ?? undefined) : undefined
  const revises = revised?.revises ?? undefined

  return (
    <div className={classes.desk} data-panel={(isWide && panel !== undefined) || undefined}>
      <ChatScreen
        assistant="tripmate"
        name="TripMate"
        title={t('title')}
        placeholder={t('placeholder')}
        owner={user.email}
        messages={messages}
        sessionId={sessionId}
        busy={busy}
        partial={partial}
        stage={stage}
        status={
          <>
            {!connected && <p className={classes.offline}>{t('reconnecting')}</p>}
            {!isWide && panel && <DraftBar {...panel} />}
            {onlyGreeting && !busy && opening}
          </>
        }
        choices={
          onlyGreeting &&
          !revises && (
            <div className={classes.quick}>
              <Button
                variant="default"
                leftSection={<IconPlaneDeparture size={18} aria-hidden />}
                onClick={() => chat.openBooking('flight')}
                {...BookingModal.ahead}
              >
                {t('quick.flight')}
              </Button>
              <Button
                variant="default"
                leftSection={<IconBed size={18} aria-hidden />}
                onClick={() => chat.openBooking('hotel')}
                {...BookingModal.ahead}
              >
                {t('quick.hotel')}
              </Button>
            </div>
          )
        }
        answer={(message) =>
          revised && revises && message === messages[0] && message.text === GREETING ? (
            <Suspense fallback={<Greeting />}>
              <RevisionOpening draft={revised} revises={revises} />
            </Suspense>
          ) : (
            <TripMateAnswer
              text={message.text}
              selected={NONE}
              {...standings.get(message)}
              busy={busy}
              onSelect={(selection) => chat.send(selection)}
            />
          )
        }
        below={() => onlyGreeting && !busy && !revises && offers?.((text) => chat.send(text))}
        answerText={answerText}
        onSend={(text) => chat.send(text)}
        onStop={() => chat.stop()}
        onRetry={(turn) => chat.retry(turn)}
        onResend={(turn, text) => chat.resend(turn, text)}
        onNewChat={() => chat.newChat()}
        onOpenSession={(session, history) => chat.openSession(session, history)}
        onSessionDeleted={(session) => chat.forgetSession(session)}
      />
      {isWide && panel && <DraftSide {...panel} />}
      <BookingModal
        opened={booking !== null}
        request={booking}
        today={todayInIndia()}
        busy={busy}
        onClose={() => chat.closeBooking()}
        onChange={(form) => booking && storeBooking(owner, { ...booking, prefill: form })}
        onSearch={search}
      />
    </div>
  )
}
