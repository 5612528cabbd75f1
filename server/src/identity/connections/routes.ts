import { answerConnection, askedConnection, endConnection, ownConnections } from '@pravas/contract/connections'
import type { Handle } from '../../http/handle.ts'
import type { Connections } from './connections-service.ts'

export function connectionRoutes(handle: Handle, connections: Connections): void {
  handle(askedConnection, ({ query }) => connections.asked(query))

  handle(answerConnection, async ({ actor, body }) => ({
    redirect: await connections.answer(actor, body.request, body.scopes),
  }))

  handle(ownConnections, ({ actor }) => connections.list(actor))

  handle(endConnection, async ({ actor, params }) => {
    await connections.end(actor, params.connectionId)
    return undefined
  })
}
