import { fingenieHistory } from '@pravas/contract/chat'
import { askFinGenie, sendReimbursement, syncReceipts, uploadReceipts } from '@pravas/contract/fingenie'
import { ApiError, explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { isBrowserOffline } from '../../api/connection.ts'
import { logFailure } from '../../api/failure-log.ts'
import { session } from '../../api/session.ts'
import { sendQueue } from '../../api/waiting.ts'
import type { FinGenieCalls } from './fingenie-calls.ts'
import { FinGenieChat } from './fingenie-chat.ts'
import type { Saying } from './fingenie-turns.ts'

const calls: FinGenieCalls = {
  ask: async (body, signal) => {
    const { response, summary } = await call(askFinGenie, { body }, signal)
    return { response: response ?? '', summary }
  },
  upload: async (body, signal) => {
    try {
      const { response, summary } = await call(uploadReceipts, { body }, signal)
      return { kind: 'read', answer: { response: response ?? '', summary } }
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500) {
        const errors = error.problem.errors ?? []
        return { kind: 'refused', errors, reason: explain(error) }
      }
      return { kind: 'failed', reason: explain(error) }
    }
  },
  email: async (body, signal) => {
    const { response, referenceId } = await call(sendReimbursement, { body }, signal)
    return { response: response ?? '', referenceId: referenceId ?? '' }
  },
  reasonOf: (error) => {
    const errors = error instanceof ApiError ? (error.problem.errors ?? []) : []
    return errors.length > 1 ? errors.map(({ message }) => message).join('\n') : explain(error)
  },
  sync: (body) => {
    call(syncReceipts, { body }).catch((error: unknown) => logFailure('The receipts were not synced.', error))
  },
  takeBack: async ({ sessionId, userMessage }) => {
    const { takenBack } = await call(fingenieHistory.takeBackExchange, { params: { sessionId }, body: { userMessage } })
    return takenBack === true
  },
  save: (body) => {
    call(fingenieHistory.saveExchange, { body }).catch((error: unknown) => {
      logFailure('The exchange with FinGenie was not saved.', error)
    })
  },
}

interface Person {
  email?: string | undefined
  employee_id?: string | undefined
}

const later = {
  isNeeded: isBrowserOffline,
  keep: (turn: Saying) => {
    const label = 'files' in turn ? `Receipts: ${turn.files.map(({ name }) => name).join(', ')}` : turn.message
    return sendQueue.add({ id: `fingenie ${turn.turnId}`, kind: 'fingenie', label, body: turn })
  },
}

let kept: { owner: string; chat: FinGenieChat } | undefined

/**
 * The person's conversation with FinGenie. It outlives the page that shows it, so that an upload goes on while the
 * person looks at something else, and ends with their session.
 */
export function keptFinGenieChat({ email = '', employee_id }: Person): FinGenieChat {
  const owner = ownerOf({ email, employee_id })
  if (kept?.owner !== owner) {
    kept?.chat.leave()
    const employeeId = employee_id ?? null
    kept = { owner, chat: new FinGenieChat({ storage: localStorage, employeeId, now: () => new Date(), calls, later }) }
  }
  return kept.chat
}

function ownerOf({ email = '', employee_id = '' }: Person): string {
  return `${email} ${employee_id}`
}

session.subscribe(() => {
  const { isAuthenticated, user } = session.get()
  if (kept === undefined || (isAuthenticated && kept.owner === ownerOf(user))) return
  kept.chat.leave()
  kept = undefined
})
