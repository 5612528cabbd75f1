import {
  type ClientMessage,
  type SendMessage,
  type ServerMessage,
  TRIPMATE_SOCKET_PATH,
  type TurnResult,
} from '@pravas/contract/tripmate'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import type { SignedIn } from '../../access/actor.ts'
import { demand } from '../../access/may.ts'
import { withAuditOrigin } from '../../audit/origin.ts'
import { auditOriginOf } from '../../audit/origin-hook.ts'
import { problem } from '../../errors.ts'
import { type Budgets, personBudget } from '../../http/budgets.ts'
import { TURN_COST } from '../../http/cost-rules.ts'
import type { SessionCookie } from '../../identity/cookie.ts'
import type { Identity } from '../../identity/service.ts'
import { countSockets } from './socket-counts.ts'
import { keepAlive } from './socket-keepalive.ts'
import { endMessage, errorMessage, newsMessage, readMessage, refusalText } from './socket-messages.ts'
import { closeWithSession, POLICY_VIOLATION } from './socket-sessions.ts'
import type { Turns, Utterance } from './turns.ts'

/** More messages than this that wait to be taken are refused; as many refusals in a row close the socket. */
const INBOX = 16

export interface SocketDeps {
  identity: Pick<Identity, 'find' | 'standing' | 'onSessionsEnded'>
  cookie: Pick<SessionCookie, 'read'>
  turns: Turns<Utterance, TurnResult>
  /** What a turn costs the person is taken from here. */
  budgets: Budgets
}

/**
 * The TripMate socket. A session is needed to open it and, message by message, to go on; it closes with its session. One
 * person has a limited number of them.
 */
export function tripmateSocket(app: FastifyInstance, { identity, cookie, turns, budgets }: SocketDeps): void {
  const watch = keepAlive(app)
  const closeLater = closeWithSession(app, identity)
  const counts = countSockets()
  app.addHook('preClose', () => turns.close())
  app.route({
    method: 'GET',
    url: TRIPMATE_SOCKET_PATH,
    // Last of all hooks and with nothing awaited after it, so that of many that arrive together none is missed.
    preHandler: (request, _reply, done) => {
      try {
        if (request.headers.upgrade !== undefined) counts.demandRoom(request)
        done()
      } catch (error) {
        done(error as Error)
      }
    },
    handler: async () => {
      throw problem('path.not_found', 'This address is a socket.')
    },
    wsHandler: (socket, request) => {
      watch(socket)
      if (request.signedIn) counts.add(socket, request.signedIn.actor.personId)
      const token = cookie.read(request)
      if (token !== undefined) closeLater(socket, token)
      const session = async () => (token === undefined ? undefined : identity.find(token))
      converse(socket, request, session, { turns, budgets })
    },
  })
}

/**
 * Takes the messages of one socket in their order; the answers come as they are ready. A full inbox still takes a
 * cancel, which relieves it.
 */
function converse(
  socket: WebSocket,
  request: FastifyRequest,
  session: () => Promise<SignedIn | undefined>,
  { turns, budgets }: Pick<SocketDeps, 'turns' | 'budgets'>,
): void {
  const send = (message: ServerMessage) => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message))
  }

  async function take(message: ClientMessage): Promise<void> {
    const signedIn = await session()
    if (!signedIn) {
      send(errorMessage(problem('session.missing').message, message.turnId))
      socket.close(POLICY_VIOLATION, 'signed out')
    } else if (message.action === 'cancel') turns.cancel(signedIn.actor, message.turnId)
    else {
      budgets.spend(personBudget(signedIn.actor), TURN_COST)
      answer(signedIn, message)
    }
  }

  function answer({ actor }: SignedIn, message: SendMessage): void {
    const { employee_id: employeeId, prompt, sessionId, turnId, newConversation } = message
    demand(actor, { to: 'act-as', employeeId })
    const turn = turns.start(actor, { message: prompt, sessionId, turnId, newConversation })
    const leave = turn.follow((news, seq) => {
      const heard = newsMessage(news, seq, message)
      if (heard) send(heard)
    })
    socket.once('close', leave)
    void turn.outcome.then((outcome) => {
      leave()
      socket.off('close', leave)
      send(endMessage(outcome, turnId))
    })
  }

  function refuse(turnId: string | undefined): void {
    refused += 1
    send(errorMessage(problem('request.too_many').message, turnId))
    if (refused === INBOX) socket.close(POLICY_VIOLATION, 'too many messages')
  }

  const origin = auditOriginOf(request)
  let inbox = Promise.resolve()
  let waiting = 0
  let refused = 0
  socket.on('message', (data) => {
    // What a closing socket still brings is for nobody.
    if (socket.readyState !== socket.OPEN) return
    const read = readMessage(String(data))
    const turnId = read.ok ? read.message.turnId : read.turnId
    const room = read.ok && read.message.action === 'cancel' ? 2 * INBOX : INBOX
    if (waiting >= room) {
      refuse(turnId)
      return
    }
    waiting += 1
    inbox = inbox
      .then(() =>
        read.ok ? withAuditOrigin(origin, () => take(read.message)) : send(errorMessage(read.refusal, turnId)),
      )
      .catch((error: unknown) => {
        const refusal = refusalText(error)
        if (refusal === undefined) request.log.error({ err: error }, 'a socket message failed')
        send(errorMessage(refusal ?? 'Sorry, I encountered an error.', turnId))
      })
      .then(() => {
        waiting -= 1
        if (waiting === 0) refused = 0
      })
  })
}
