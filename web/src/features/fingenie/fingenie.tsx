import { Dropzone } from '@mantine/dropzone'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSession } from '../../api/use-session.ts'
import { AssistantText } from '../../chat/assistant-text.tsx'
import { ChatScreen } from '../../chat/chat-screen.tsx'
import { useObservable } from '../../chat/use-observable.ts'
import { useOtherTabs } from '../../chat/use-other-tabs.ts'
import classes from './fingenie.module.css'
import { MESSAGES_KEY, RECEIPTS_KEY, SESSION_KEY } from './fingenie-session.ts'
import { HeldReceipts } from './held-receipts.tsx'
import { keptFinGenieChat } from './kept-chat.ts'
import { ReadReceipts } from './read-receipts.tsx'
import { heldReceipts } from './receipt-context.ts'
import { SentFiles } from './sent-files.tsx'
import { ACCEPTED } from './upload-plan.ts'
import { UploadTools } from './upload-tools.tsx'

/** An answer that sets the receipts out in a table of its own needs no second one. */
const TABLE = /^\|.+\|\s*\n\|[\s:|-]+\|/m
const STORED = [MESSAGES_KEY, SESSION_KEY, RECEIPTS_KEY]

/** The conversation with FinGenie, with the receipts that are dropped on it, chosen or photographed. */
export function FinGenie() {
  const { user } = useSession()
  const [chat] = useState(() => keptFinGenieChat(user))
  const messages = useObservable(chat.transcript.messages)
  const { sessionId, turnId, files, receipts } = useObservable(chat.state)
  // While the page was elsewhere nobody heard what other tabs did.
  useEffect(() => chat.adopt(), [chat])
  useOtherTabs(
    STORED,
    useCallback(() => chat.adopt(), [chat]),
  )
  const openPicker = useRef<() => void>(null)
  const busy = turnId !== null
  const settled = files.filter((stage) => stage === 'done' || stage === 'refused' || stage === 'failed').length

  return (
    <Dropzone
      classNames={{ root: classes.drop ?? '', inner: classes.inner ?? '' }}
      openRef={openPicker}
      accept={ACCEPTED}
      multiple
      disabled={busy}
      activateOnClick={false}
      activateOnKeyboard={false}
      enablePointerEvents
      inputProps={{ 'aria-label': 'Receipt files', tabIndex: -1 }}
      onDrop={() => undefined}
      onDropAny={(accepted, rejected) => chat.upload([...accepted, ...rejected.map(({ file }) => file)])}
    >
      <ChatScreen
        assistant="fingenie"
        name="FinGenie"
        title="FinGenie - Financial Assistant"
        placeholder="Ask me about expenses, budgets, financial analysis..."
        owner={user.email}
        messages={messages}
        sessionId={sessionId}
        busy={busy}
        stage={files.length > 1 ? `${settled} of ${files.length} files` : null}
        status={<HeldReceipts context={receipts} busy={busy} onSend={(text) => chat.send(text)} />}
        hint="Upload multiple receipts for expense analysis"
        tools={
          <UploadTools busy={busy} onChoose={() => openPicker.current?.()} onPhotos={(photos) => chat.upload(photos)} />
        }
        answer={({ text, receipts: read }) => (
          <>
            <AssistantText text={text} />
            {read && !TABLE.test(text) && <ReadReceipts receipts={heldReceipts(read)} />}
          </>
        )}
        said={(message) =>
          message.files && (
            <SentFiles
              files={message.files}
              stages={message.turnId === turnId ? files : []}
              previews={chat.previews.of(message.turnId)}
            />
          )
        }
        canRetry={(message) => chat.canRetry(message)}
        canEdit={(message) => chat.canEdit(message)}
        onSend={(text) => chat.send(text)}
        onStop={() => chat.stop()}
        onRetry={(turn) => chat.retry(turn)}
        onResend={(turn, text) => chat.resend(turn, text)}
        onNewChat={() => chat.newChat()}
        onOpenSession={(session, history) => chat.openSession(session, history)}
        onSessionDeleted={(session) => chat.forgetSession(session)}
      />
      <Dropzone.Accept>
        <div className={classes.overlay}>Drop the receipts to upload them</div>
      </Dropzone.Accept>
    </Dropzone>
  )
}
