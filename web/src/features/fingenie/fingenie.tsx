import { Button } from '@mantine/core'
import { useCallback, useEffect, useState } from 'react'
import { useSession } from '../../api/use-session.ts'
import { AssistantText } from '../../chat/assistant-text.tsx'
import { ChatScreen } from '../../chat/chat-screen.tsx'
import type { Message } from '../../chat/message.ts'
import { useObservable } from '../../chat/use-observable.ts'
import { useOtherTabs } from '../../chat/use-other-tabs.ts'
import classes from './fingenie.module.css'
import { MESSAGES_KEY, RECEIPTS_KEY, SESSION_KEY } from './fingenie-session.ts'
import { HeldReceipts } from './held-receipts.tsx'
import { keptFinGenieChat } from './kept-chat.ts'
import { ReadReceipts } from './read-receipts.tsx'
import { heldReceipts } from './receipt-context.ts'
import { SentFiles } from './sent-files.tsx'
import type { FinGenieState } from './turn.ts'
import { UploadTools } from './upload-tools.tsx'
import { type FileStage, isSettled } from './upload-turn.ts'
import { usePageFiles } from './use-page-files.ts'

/** An answer that sets the receipts out in a table of its own needs no second one. */
const TABLE = /^\|.+\|\s*\n\|[\s:|-]+\|/m
const STORED = [MESSAGES_KEY, SESSION_KEY, RECEIPTS_KEY]

/** The conversation with FinGenie, with the receipts that are dropped on it, chosen or photographed. */
export function FinGenie() {
  const { user } = useSession()
  const [chat] = useState(() => keptFinGenieChat(user))
  const messages = useObservable(chat.transcript.messages)
  const { sessionId, turnId, files, line, receipts } = useObservable(chat.state)
  // While the page was elsewhere nobody heard what other tabs did.
  useEffect(() => chat.adopt(), [chat])
  useOtherTabs(
    STORED,
    useCallback(() => chat.adopt(), [chat]),
  )
  const busy = turnId !== null
  const settled = files.filter(isSettled).length
  const isOver = usePageFiles((dropped) => chat.upload(dropped))

  return (
    <div className={classes.desk}>
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
        tools={<UploadTools onFiles={(chosen) => chat.upload(chosen)} />}
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
              stages={stagesOf(message, { turnId, files, line })}
              previews={chat.previews.of(message.turnId)}
              onCancel={
                chat.canCancel(message.turnId) ? (place) => chat.cancelFile(message.turnId ?? '', place) : undefined
              }
            />
          )
        }
        fileAction={(message, name) =>
          !busy &&
          chat.canRetryFile(message, name) && (
            <Button
              variant="subtle"
              size="compact-sm"
              className={classes.again}
              aria-label={`Try ${name} again`}
              onClick={() => chat.retryFile(message, name)}
            >
              Try again
            </Button>
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
      {isOver && (
        <div className={classes.overlay}>
          <span>Drop the receipts to upload them</span>
        </div>
      )}
    </div>
  )
}

/** How far the files of a message are, while its upload is under way or waits for its turn. */
function stagesOf(
  { turnId, files = [] }: Message,
  now: Pick<FinGenieState, 'turnId' | 'files' | 'line'>,
): readonly FileStage[] {
  if (turnId === undefined) return []
  if (now.line.includes(turnId)) return files.map(() => 'waiting')
  return turnId === now.turnId ? now.files : []
}
