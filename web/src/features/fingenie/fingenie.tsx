import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { fingenieHistory } from '@pravas/contract/chat'
import { fingeniePage } from '@pravas/messages/en/fingenie-page'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { lazy, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useSession } from '../../api/use-session.ts'
import type { ChatState } from '../../chat/chat-reducer.ts'
import { ChatScreen } from '../../chat/chat-screen.tsx'
import type { FileEnd, Message } from '../../chat/message.ts'
import { OwnLinks } from '../../chat/own-links.ts'
import side from '../../chat/side-panel.module.css'
import { useAskedSession } from '../../chat/use-asked-session.ts'
import { useObservable } from '../../chat/use-observable.ts'
import { useOtherTabs } from '../../chat/use-other-tabs.ts'
import { heldIn } from './claim-draft.ts'
import { type FileStage, progressOf, tallyWords } from './file-stages.ts'
import classes from './fingenie.module.css'
import { FinGenieAnswer } from './fingenie-answer.tsx'
import type { FinGenieChat } from './fingenie-chat.ts'
import { MESSAGES_KEY, RECEIPTS_KEY, SESSION_KEY } from './fingenie-session.ts'
import { currentChat } from './open-chats.ts'
import { ReceiptFocus } from './receipt-focus.ts'
import { cardLinks } from './shown-receipts.ts'
import type { FinGenieExtra } from './turn.ts'
import { UploadTools } from './upload-tools.tsx'
import { useClaimReview } from './use-claim-review.ts'
import { usePageFiles } from './use-page-files.ts'

const t = texts(fingeniePage)
const c = texts(labels)

const MileageDialog = lazy(async () => ({ default: (await import('./mileage/mileage-dialog.tsx')).MileageDialog }))
const SentFiles = lazy(async () => ({ default: (await import('./sent-files.tsx')).SentFiles }))
const ReceiptsBar = lazy(async () => ({ default: (await import('./receipts-bar.tsx')).ReceiptsBar }))
const UnclaimedReceipts = lazy(async () => ({ default: (await import('./unclaimed-receipts.tsx')).UnclaimedReceipts }))

const ReceiptAddressLine = lazy(async () => ({
  default: (await import('./receipt-address-line.tsx')).ReceiptAddressLine,
}))

const STORED = [MESSAGES_KEY, SESSION_KEY, RECEIPTS_KEY]

interface FinGenieProps {
  /** What stands above the composer until somebody says or uploads something. */
  opening?: ReactNode
  /** What the person came to upload; it stands there until they upload something. */
  wanted?: ReactNode
}

/** The conversation with FinGenie, with the receipts that are dropped on it, chosen or photographed. */
export function FinGenie({ opening, wanted: asked }: FinGenieProps) {
  const { user } = useSession()
  const { chat, state } = useCurrentChat(user)
  const { messages, sessionId, turnId, files, receipts, partial, stage } = state
  const busy = turnId !== null
  const [focus] = useState(() => new ReceiptFocus())
  const wanted = useObservable(focus.wanted)
  const [linkedTo, setLinkedTo] = useState<string>()
  const [declaring, setDeclaring] = useState<'open' | 'closed'>()
  function open(session: string, history: readonly Message[]) {
    setLinkedTo(session)
    chat.openSession(session, history)
  }
  useAskedSession({ history: fingenieHistory, sessionId, mayBeEmpty: true, onOpen: open })
  const { mayHold, review, claim, isTold, isComing } = useClaimReview(chat, state, linkedTo === sessionId)
  const isWide = useMediaQuery('(min-width: 69em)', undefined, { getInitialValueInEffect: false })
  const panel = claim && {
    sessionId,
    claim,
    busy,
    onShow: (receiptId: string, field?: string | null) => focus.show(receiptId, field),
    onTold: (words: string, turn: string) => chat.send(words, turn),
  }
  const isBeside = isWide && ((panel && review) || isComing)
  const links = useMemo(() => cardLinks({ focus, claim, messages, receipts }), [focus, claim, messages, receipts])
  const progress = progressOf(files)
  const uploads = messages.filter(({ files: sent }) => sent !== undefined).length
  const [uploadsAtFirst] = useState(uploads)
  const onlyGreeting = messages.length === 1 && messages[0]?.isUser === false

  return (
    <div className={classes.desk} data-panel={isBeside || undefined}>
      <ChatScreen
        assistant="fingenie"
        name="FinGenie"
        title={t('title')}
        placeholder={t('placeholder')}
        owner={user.email}
        messages={messages}
        sessionId={sessionId}
        busy={busy}
        partial={partial}
        stage={progress.of > 1 ? t('files.progress-files', progress) : stage}
        status={
          <>
            {review && panel
              ? !isWide && <review.ClaimBar {...panel} />
              : receipts && (
                  <Suspense>
                    <ReceiptsBar context={receipts} busy={busy} onSend={(text) => chat.send(text)} />
                  </Suspense>
                )}
            {uploads === uploadsAtFirst && asked}
            {onlyGreeting && !busy && opening}
          </>
        }
        hint={t('hint')}
        tools={<UploadTools onFiles={(chosen) => chat.upload(chosen)} onMileage={() => setDeclaring('open')} />}
        answer={(message) => (
          <OwnLinks value={links}>
            <FinGenieAnswer
              messages={messages}
              message={message}
              receipts={receipts}
              focus={focus}
              claim={claim}
              sessionId={sessionId}
              Cards={isTold ? review?.ReceiptCards : undefined}
            />
          </OwnLinks>
        )}
        below={(onHistory) =>
          onlyGreeting &&
          !busy && (
            <Suspense>
              <UnclaimedReceipts except={mayHold ? sessionId : undefined} onOpen={open} onHistory={onHistory} />
              <ReceiptAddressLine />
            </Suspense>
          )
        }
        said={(message) =>
          message.files && (
            <Suspense>
              <MessageFiles message={message} chat={chat} state={state} />
            </Suspense>
          )
        }
        fileAction={(message, name) =>
          !busy &&
          chat.retries.canRetryFile(message, name) && (
            <RetryFile name={name} onRetry={() => chat.retries.retryFile(message, name)} />
          )
        }
        ending={(message) => endOf(messages, message, turnId)}
        canRetry={(message) => chat.retries.canRetry(message)}
        canEdit={(message) => chat.retries.canEdit(message)}
        onSend={(text) => chat.send(text)}
        onStop={() => chat.stop()}
        onRetry={(turn) => chat.retries.retry(turn)}
        onResend={(turn, text) => chat.retries.resend(turn, text)}
        onNewChat={() => chat.newChat()}
        onOpenSession={(session, history) => chat.openSession(session, history)}
        onSessionDeleted={(session) => chat.forgetSession(session)}
      />
      {isBeside && (review && panel ? <review.ClaimSide {...panel} /> : <ClaimToCome />)}
      {review && claim && wanted?.isElsewhere && (
        <review.ReceiptModal
          sessionId={sessionId}
          receipt={heldIn(claim).find(({ receipt_id }) => receipt_id === wanted.receiptId)}
          wanted={wanted}
        />
      )}
      {declaring !== undefined && (
        <Suspense>
          <MileageDialog
            key={sessionId}
            sessionId={sessionId}
            opened={declaring === 'open'}
            onClose={() => setDeclaring('closed')}
            onSaved={() => setLinkedTo(sessionId)}
          />
        </Suspense>
      )}
      <PageFiles onFiles={(dropped) => chat.upload(dropped)} />
    </div>
  )
}

/** The person's chat and how it stands, also after other tabs have moved it on. */
function useCurrentChat(user: ReturnType<typeof useSession>['user']) {
  const [chat] = useState(() => currentChat(user))
  const state = useObservable(chat.store)
  // While the page was elsewhere nobody heard what other tabs did.
  useEffect(() => chat.adopt(), [chat])
  useOtherTabs(
    STORED,
    useCallback(() => chat.adopt(), [chat]),
  )
  return { chat, state }
}

function RetryFile({ name, onRetry }: { name: string; onRetry: () => void }) {
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      className={classes.again}
      aria-label={t('file.retry', { name })}
      onClick={onRetry}
    >
      {c('try-again')}
    </Button>
  )
}

/** Takes files that are dropped on the page or pasted, and shows that it would. */
function PageFiles({ onFiles }: { onFiles: (files: File[]) => void }) {
  const isOver = usePageFiles(onFiles)
  return (
    isOver && (
      <div className={classes.overlay}>
        <span>{t('upload.drop')}</span>
      </div>
    )
  )
}

/** Keeps the room beside the conversation until the claim comes. */
function ClaimToCome() {
  return (
    <section className={side.side} aria-label={t('claim.title')}>
      <div className={side.panel}>
        <h2 className={side.heading}>{t('claim.title')}</h2>
        <p className={side.aside}>{t('claim.coming')}</p>
      </div>
    </section>
  )
}

interface MessageFilesProps {
  message: Message
  chat: FinGenieChat
  state: ChatState & FinGenieExtra
}

/** The files that were sent with a message, how far each is, and what can be done about it. */
function MessageFiles({ message, chat, state }: MessageFilesProps) {
  const { files, turnId = '' } = message
  return (
    files && (
      <SentFiles
        files={files}
        stages={stagesOf(message, state)}
        previews={chat.files.picturesOf(turnId)}
        canUpload={(place) => chat.canUploadFile(turnId, place)}
        onUpload={(place) => chat.uploadFile(turnId, place)}
        onCancel={chat.canCancel(message.turnId) ? (place) => chat.cancelFile(turnId, place) : undefined}
      />
    )
  )
}

/** Behind the last answer to an upload of several files: how many were read, and how many were not. */
function endOf(messages: readonly Message[], message: Message, underWay: string | null): string | undefined {
  const { turnId } = message
  if (turnId === undefined || turnId === underWay || message.isUser) return undefined
  const exchange = messages.filter((one) => one.turnId === turnId)
  const files = exchange.find(({ isUser }) => isUser)?.files
  const isAllInOne = exchange.length === 2 && files?.every(({ ended }) => ended === 'done')
  return files && !isAllInOne && exchange.at(-1) === message ? tallyWords(files) : undefined
}

/** How far the files of a message are: while its upload is under way or waits for its turn, and how they ended. */
function stagesOf(
  { turnId, files = [] }: Message,
  now: Pick<ChatState & FinGenieExtra, 'turnId' | 'files' | 'queue'>,
): readonly (FileStage | FileEnd | undefined)[] {
  if (turnId !== undefined && now.queue.includes(turnId)) return files.map(() => 'waiting')
  const isUnderWay = turnId === now.turnId && now.files.length === files.length
  return files.map(({ ended }, place) => (isUnderWay ? (now.files[place] ?? ended) : ended))
}
