import { IDEMPOTENCY_HEADER, REPLAYED_HEADER, takesKey } from '@pravas/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import type { Clock } from '../clock.ts'
import { generatedSecret } from '../config/generated-secret.ts'
import type { Database, Db } from '../db/database.ts'
import { withinEachTransaction } from '../db/transaction.ts'
import { invalid } from '../errors.ts'
import { isApiAddress } from '../http/api-address.ts'
import { type CallAnswer, createIdempotencyKeys, type HeldKey } from './keys-service.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The idempotency key that this request holds; null without one. */
    heldKey: HeldKey | null
  }
}

interface IdempotencyOptions {
  config: { dataDir: string }
  db: Database['db']
  clock: Clock
}

/** Letters, digits and marks, so that a key is the same in every log and program. */
const KEY = /^[\x21-\x7e]{1,255}$/

/**
 * Lets every POST of the API be sent again without being carried out again, by the key that its caller gives it
 * (draft-ietf-httpapi-idempotency-key-header).
 */
export const idempotencyPlugin = plugin<IdempotencyOptions>(
  async (app, { config: { dataDir }, db, clock }) => {
    const keys = createIdempotencyKeys({ db, clock, secret: await generatedSecret(dataDir, 'idempotency') })
    app.decorateRequest('heldKey', null)

    app.addHook('preHandler', async (request, reply) => {
      const call = keyedCall(request)
      if (!call) return
      const begun = await keys.begin(call)
      if (!('status' in begun)) request.heldKey = begun
      else return replay(reply, begun)
    })

    // What the handler changes is noted in the same transaction; what goes on after the answer is no part of it.
    app.addHook('preHandler', (request, _reply, done) => {
      const { heldKey } = request
      const note = async (trx: Db) => {
        if (heldKey && request.heldKey === heldKey) await keys.carryOut(trx, heldKey)
      }
      if (heldKey) withinEachTransaction(note, done)
      else done()
    })

    app.addHook('onSend', async (request, reply, payload) => {
      const { heldKey } = request
      const text = textOf(payload)
      // A cookie is for whoever was answered then.
      if (!heldKey || text === undefined || reply.hasHeader('set-cookie')) return payload
      request.heldKey = null
      const contentType = reply.getHeader('content-type')?.toString() ?? null
      await keys.end(heldKey, { status: reply.statusCode, contentType, text }).catch((error: unknown) => {
        request.log.error({ err: error }, 'an answer was not kept for its idempotency key')
      })
      return payload
    })

    app.addHook('onResponse', async (request) => {
      const { heldKey, log } = request
      if (!heldKey) return
      request.heldKey = null
      await keys.leave(heldKey).catch((error: unknown) => log.error({ err: error }, 'an idempotency key was not freed'))
    })
  },
  { name: 'idempotency' },
)

/** A request that its caller gave a key to; undefined for any other. */
function keyedCall(request: FastifyRequest) {
  const { method, headers, signedIn, service, routeOptions, url, body } = request
  const key = headers[IDEMPOTENCY_HEADER.toLowerCase()]
  if (key === undefined || !signedIn || !takesKey({ method, access: routeOptions.config.access })) return undefined
  if (!isApiAddress(routeOptions.url ?? url)) return undefined
  if (typeof key !== 'string' || !KEY.test(key)) {
    const message = 'A key has 1 to 255 letters, digits or marks, without blanks.'
    throw invalid([{ path: `headers.${IDEMPOTENCY_HEADER}`, message }])
  }
  const { orgId, personId } = signedIn.actor
  const callerId = service === null ? personId : signedIn.sessionId
  return { orgId, personId, callerId, key, sent: `${method} ${url}\n${JSON.stringify(body ?? null)}` }
}

function replay(reply: FastifyReply, { status, contentType, text }: CallAnswer): FastifyReply {
  reply.code(status).header(REPLAYED_HEADER, 'true')
  if (contentType !== null) reply.type(contentType)
  return reply.send(text ?? undefined)
}

/** An answer as it was written; undefined for one that is told bit by bit, or is a file. */
function textOf(payload: unknown): string | null | undefined {
  if (payload === undefined || payload === null) return null
  return typeof payload === 'string' ? payload : undefined
}
