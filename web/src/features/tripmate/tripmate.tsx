import { Button } from '@mantine/core'
import { useMediaQuery, useWindowEvent } from '@mantine/hooks'
import { tripmateHistory } from '@pravas/contract/chat'
import { TRIPMATE_SOCKET_PATH } from '@pravas/contract/tripmate'
import { tripmate } from '@pravas/messages/en/tripmate'
import { texts } from '@pravas/messages/texts'
import { IconBed, IconPlaneDeparture } from '@tabler/icons-react'
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react'
import { call, callLeniently } from '../../api/call.ts'
import { logFailure } from '../../api/failure-log.ts'
import type { SessionState } from '../../api/session.ts'
import { useSession } from '../../api/use-session.ts'
import { ChatScreen } from '../../chat/chat-screen.tsx'
import { useAskedSession } from '../../chat/use-asked-session.ts'
import { useObservable } from '../../chat/use-observable.ts'
import { useOtherTabs } from '../../chat/use-other-tabs.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { todayInIndia } from '../../ui/today.ts'
import { answerText } from './answer-text.ts'
import { cardStandings } from './card-standing.ts'
import { DraftBar, DraftSide } from './draft-frame.tsx'
import { storeBooking, storedBooking } from './stored-booking.ts'
import classes from './tripmate.module.css'
import { TripMateAnswer } from './tripmate-answer.tsx'
import { TripMateChat } from './tripmate-chat.ts'
import { MESSAGES_KEY, SESSION_KEY } from './tripmate-session.ts'
import { useTripDraft } from './use-trip-draft.ts'

const t = texts(tripmate)

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
    takeBack: async ({ sessionId, userMessage }) => {
      const { takenBack } = await call(tripmateHistory.takeBackExchange, {
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
}

/** The conversation with TripMate, its booking modal and its cards. */
export function TripMate({ opening }: TripMateProps) {
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

  const isWide = useMediaQuery('(min-width: 75em)', undefined, { getInitialValueInEffect: false })
  const busy = turnId !== null
  const standings = useMemo(() => cardStandings(messages), [messages])
  const onlyGreeting = messages.length === 1 && messages[0]?.isUser === false

  const trip = useTripDraft(sessionId, busy, messages.length)
  const panel = trip && {
    trip,
    fresh: onlyGreeting && chat.startsAfresh(),
    busy,
    onSay: (sentence: string) => chat.send(sentence),
    onContinue: () => chat.goOn(),
  }

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
          onlyGreeting && (
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
        answer={(message) => (
          <TripMateAnswer
            text={message.text}
            selected={NONE}
            {...standings.get(message)}
            busy={busy}
            onSelect={(selection) => chat.send(selection)}
          />
        )}
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
        onSearch={(sentence) => chat.send(sentence)}
      />
    </div>
  )
}
