import { fingenieHistory } from '@pravas/contract/chat'
import { deleteReceipt } from '@pravas/contract/claims'
import { askFinGenie, sendReimbursement, syncReceipts, uploadReceipts } from '@pravas/contract/fingenie'
import { ApiError, explain, isRefusal } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { isBrowserOffline } from '../../api/connection.ts'
import { logFailure } from '../../api/failure-log.ts'
import { session } from '../../api/session.ts'
import { sendQueue } from '../../api/waiting.ts'
import { EarlierSession } from './earlier-session.ts'
import { browserFileShelf } from './file-shelf.ts'
import type { FinGenieCalls } from './fingenie-calls.ts'
import { FinGenieChat } from './fingenie-chat.ts'
import { unlessLeaving } from './leaving-page.ts'
import type { KeptTurn } from './turn.ts'

/** What stands in the way of sending, as the server names it. */
const IN_THE_WAY = [
  'claim.no_total',
  'claim.currency',
  'claim.open_question',
  'claim.no_approver',
  'person.no_employee_record',
] as const

const calls: FinGenieCalls = {
  ask: async (body, signal) => {
    const { response, summary, referenceId } = await unlessLeaving(call(askFinGenie, { body }, signal))
    return { response: response ?? '', summary, ...(referenceId && { referenceId }) }
  },
  upload: async (body, signal) => {
    try {
      const { response, summary } = await unlessLeaving(call(uploadReceipts, { body }, signal))
      return { kind: 'read', answer: { response: response ?? '', summary } }
    } catch (error) {
      const reason = explain(error)
      if (!isRefusal(error)) return { kind: 'failed', reason }
      return { kind: 'refused', errors: errorsOf(error), reason }
    }
  },
  email: async (body, signal) => {
    const { response, referenceId = '', summary } = await unlessLeaving(call(sendReimbursement, { body }, signal))
    return { response: response ?? '', referenceId, summary }
  },
  reasonOf: (error) => {
    const errors = errorsOf(error)
    return errors.length > 1 ? errors.map(({ message }) => message).join('\n') : explain(error)
  },
  toMend: (error) =>
    error instanceof ApiError && IN_THE_WAY.some((code) => error.is(code)) ? error.problem.detail : undefined,
  drop: async (receiptId) => {
    await call(deleteReceipt, { params: { receiptId } })
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

function errorsOf(error: unknown) {
  return error instanceof ApiError ? (error.problem.errors ?? []) : []
}

interface Person {
  email?: string | undefined
  employee_id?: string | undefined
}

const later = {
  isNeeded: isBrowserOffline,
  keep: (turn: KeptTurn) => {
    const label = 'files' in turn ? `Receipts: ${turn.files.map(({ name }) => name).join(', ')}` : turn.message
    return sendQueue.add({ id: `fingenie ${turn.turnId}`, kind: 'fingenie', label, body: turn })
  },
}

const shelf = browserFileShelf()

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
    kept = {
      owner,
      chat: new FinGenieChat({ storage: localStorage, employeeId, now: () => new Date(), calls, later, shelf }),
    }
  }
  return kept.chat
}

let earlier: { of: string; session: EarlierSession } | undefined

/**
 * The session that a kept turn belongs to, for sending it there while another one stands on the page. It goes on with
 * what the turns before brought, as long as they were kept with the same receipts.
 */
export function earlierSession(person: Person, { sessionId, receipts }: KeptTurn): EarlierSession {
  const of = JSON.stringify([ownerOf(person), sessionId, receipts])
  if (earlier?.of !== of) {
    earlier?.session.leave()
    const employeeId = person.employee_id ?? null
    earlier = { of, session: new EarlierSession({ sessionId, receipts, employeeId, calls }) }
  }
  return earlier.session
}

function ownerOf({ email = '', employee_id = '' }: Person): string {
  return `${email} ${employee_id}`
}

session.subscribe(() => {
  const { isAuthenticated, user } = session.get()
  if (!isAuthenticated) {
    earlier?.session.leave()
    earlier = undefined
  }
  if (kept === undefined || (isAuthenticated && kept.owner === ownerOf(user))) return
  kept.chat.leave()
  kept = undefined
})

window.addEventListener('pagehide', () => kept?.chat.interrupt())
window.addEventListener('pageshow', ({ persisted }) => persisted && kept?.chat.adopt())
