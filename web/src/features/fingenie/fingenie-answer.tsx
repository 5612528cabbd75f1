import type { ClaimDraft } from '@pravas/contract/claims'
import { lazy, Suspense } from 'react'
import { AssistantText } from '../../chat/assistant-text.tsx'
import type { Message } from '../../chat/message.ts'
import { heldIn } from './claim-draft.ts'
import { type ReceiptContext, sentReceipt } from './receipt-context.ts'
import type { ReceiptFocus } from './receipt-focus.ts'
import type { ReceiptCards } from './review/receipt-cards.tsx'
import { isShownBefore, uploadedReceipts } from './shown-receipts.ts'

const ReadReceipts = lazy(async () => ({ default: (await import('./read-receipts.tsx')).ReadReceipts }))

/** An answer that sets the receipts out in a table of its own needs no second one. */
const TABLE = /^\|.+\|\s*\n\|[\s:|-]+\|/m
const TABLES = /^\|.*\|[ \t]*\n\|[ \t:|-]+\|[ \t]*(?:\n\|.*\|[ \t]*)*\n*/gm
/** A colon that leads to a table. */
const BEFORE_TABLE = /:\n+(?=\|.*\|[ \t]*\n\|[ \t:|-]+\|)/g

interface FinGenieAnswerProps {
  messages: readonly Message[]
  message: Message
  receipts: ReceiptContext | null
  focus: ReceiptFocus
  claim: ClaimDraft | null | undefined
  sessionId: string
  /** Draws receipts that can be edited; undefined while it is fetched, and where the server knows no claim drafts. */
  Cards: typeof ReceiptCards | undefined
}

/** An answer of FinGenie, with the receipts of an upload as cards or, without those, as they were read. */
export function FinGenieAnswer({ messages, message, receipts, focus, claim, sessionId, Cards }: FinGenieAnswerProps) {
  const { text } = message
  const isThere = (id: string) =>
    (claim && heldIn(claim).some(({ receipt_id }) => receipt_id === id)) || sentReceipt(receipts, id) !== undefined
  const uploaded = uploadedReceipts(messages, message, isThere)
  if (uploaded === undefined) return <AssistantText text={text} />
  if (Cards !== undefined && uploaded.every(({ receipt_id }) => receipt_id != null)) {
    return (
      <>
        <AssistantText text={withoutTables(text)} />
        <Cards
          focus={focus}
          claim={claim}
          sessionId={sessionId}
          receipts={uploaded}
          sentAs={(id) => sentReceipt(receipts, id)}
          isShownBefore={(id) => isShownBefore(messages, message, id, isThere)}
          isNewest={message === messages.at(-1)}
        />
      </>
    )
  }
  return (
    <>
      <AssistantText text={text} />
      {!TABLE.test(text) && (
        <Suspense>
          <ReadReceipts receipts={uploaded} />
        </Suspense>
      )}
    </>
  )
}

/** An answer whose tables stand as cards below it. */
function withoutTables(text: string): string {
  return text.replace(BEFORE_TABLE, '.\n\n').replace(TABLES, '')
}
