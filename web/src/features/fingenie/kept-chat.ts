import { isBrowserOffline } from '../../api/connection.ts'
import { session } from '../../api/session.ts'
import { sendQueue } from '../../api/waiting.ts'
import { EarlierSession } from './earlier-session.ts'
import { browserFileShelf } from './file-shelf.ts'
import { serverCalls } from './fingenie-calls.ts'
import { FinGenieChat } from './fingenie-chat.ts'
import type { KeptTurn } from './turn.ts'

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
      chat: new FinGenieChat({
        storage: localStorage,
        employeeId,
        now: () => new Date(),
        calls: serverCalls,
        later,
        shelf,
      }),
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
    earlier = { of, session: new EarlierSession({ sessionId, receipts, employeeId, calls: serverCalls }) }
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
