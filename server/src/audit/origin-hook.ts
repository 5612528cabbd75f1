import { MCP_PATH } from '@pravas/contract/oauth'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type AuditOrigin, type Channel, withAuditOrigin } from './origin.ts'

/** So much of a program's name is kept. */
const AGENT_CHARACTERS = 300

const CHANNEL_BY_PATH: readonly [prefix: string, channel: Channel][] = [
  [MCP_PATH, 'assistant'],
  ['/scim/', 'directory'],
  ['/api/chat/', 'chat'],
]

/** Notes for the audit trail from where each request comes; before the routes are added. */
export function installAuditOrigin(app: FastifyInstance): void {
  // Hooks after the body has been read: what is set before it is lost, as the events of the connection bring the body.
  app.addHook('preValidation', (request, _reply, done) => {
    withAuditOrigin(auditOriginOf(request), done)
  })
}

/** From where the changes come that a request asks for, its socket's messages included. */
export function auditOriginOf(request: FastifyRequest): AuditOrigin {
  const path = request.url
  const address = request.ip
  // Its name says more than the library that sends its requests.
  if (request.service !== null) return { channel: 'service', address, agent: request.service }
  const channel = CHANNEL_BY_PATH.find(([prefix]) => path.startsWith(prefix))?.[1] ?? 'page'
  return { channel, address, agent: request.headers['user-agent']?.slice(0, AGENT_CHARACTERS) ?? null }
}
