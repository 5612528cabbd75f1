import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { tripmate } from '@pravas/messages/en/tripmate'
import { texts } from '@pravas/messages/texts'
import { type ComponentType, lazy, type ReactNode, Suspense, useMemo } from 'react'
import { AssistantText } from '../../chat/assistant-text.tsx'
import { ChatScreen } from '../../chat/chat-screen.tsx'
import { newTurnId } from '../../chat/turn-id.ts'
import { IconBed, IconPlaneDeparture } from '../../ui/icons.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { todayInIndia } from '../../ui/today.ts'
import { answerText } from './answer-text.ts'
import type { BookingSearch } from './booking-modal.tsx'
import { cardStandings } from './card-standing.ts'
import { DraftBar, DraftSide } from './draft-frame.tsx'
import type { RevisionOpeningProps } from './revision-opening.tsx'
import { storeBooking } from './stored-booking.ts'
import classes from './tripmate.module.css'
import { TripMateAnswer } from './tripmate-answer.tsx'
import { GREETING } from './tripmate-chat.ts'
import { useTripDraft } from './use-trip-draft.ts'
import { useTripMateChat } from './use-tripmate-chat.ts'

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

interface TripMateProps {
  /** What stands above the composer until somebody says something. */
  opening?: ReactNode
  /** What they can choose below the greeting. */
  offers?: (onSay: (text: string) => void) => ReactNode
}

/** The conversation with TripMate, its booking modal and its cards. */
export function TripMate({ opening, offers }: TripMateProps) {
  const { chat, state, user, owner } = useTripMateChat()
  const { messages, sessionId, turnId, partial, stage, connected, booking } = state
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
        choices={onlyGreeting && !revises && <QuickBookings onOpen={(type) => chat.openBooking(type)} />}
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

/** Opens the booking form for flights or for hotels. */
function QuickBookings({ onOpen }: { onOpen: (type: 'flight' | 'hotel') => void }) {
  return (
    <div className={classes.quick}>
      <Button
        variant="default"
        leftSection={<IconPlaneDeparture size={18} aria-hidden />}
        onClick={() => onOpen('flight')}
        {...BookingModal.ahead}
      >
        {t('quick.flight')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconBed size={18} aria-hidden />}
        onClick={() => onOpen('hotel')}
        {...BookingModal.ahead}
      >
        {t('quick.hotel')}
      </Button>
    </div>
  )
}
