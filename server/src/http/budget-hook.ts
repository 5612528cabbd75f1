import { Transform } from 'node:stream'
import type { FastifyInstance, FastifyRequest, RequestPayload } from 'fastify'
import { networkOf } from '../network-rules.ts'
import { isApiAddress } from './api-address.ts'
import { type Budgets, personBudget } from './budgets.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route costs its caller; as much as reading a record when absent. */
    cost?: number
  }
}

/** How many bytes of a body take a tenth of a millisecond to be received, parsed, decoded and hashed. */
const BYTES_A_UNIT = 5_000

/** What the bytes of a body cost its sender. */
function bodyCost(bytes: number): number {
  return Math.floor(bytes / BYTES_A_UNIT)
}

/**
 * Whose budget pays for a request: the person's; without a session or a token that of whoever signed in with this browser before
 * (`lastPerson`), else the network address's.
 */
export function payerOf({ signedIn, connected, ip }: FastifyRequest, lastPerson?: string): string {
  const actor = signedIn?.actor ?? connected?.actor
  if (actor) return personBudget(actor)
  return lastPerson === undefined ? `address ${networkOf(ip)}` : `known browsers of ${lastPerson}`
}

/**
 * Takes the cost of every call of the API from its caller's budget before anything is done, and that of every body, wherever
 * it is sent to, before it is parsed: by the length that it declares before it is received, else as soon as it has been.
 * `lastPerson` is who signed in with this browser before.
 */
export function installBudgetHook(
  app: FastifyInstance,
  budgets: Budgets,
  lastPerson: (request: FastifyRequest) => string | undefined,
): void {
  const spend = (request: FastifyRequest, cost: number) => budgets.spend(payerOf(request, lastPerson(request)), cost)
  app.addHook('preParsing', async (request, _reply, payload) => {
    const pay = (bytes: number) => {
      const cost = bodyCost(bytes)
      if (cost > 0) spend(request, cost)
    }
    const { 'content-length': declared, 'transfer-encoding': encoding } = request.headers
    if (encoding !== undefined) return counted(payload, pay)
    const bytes = Number(declared ?? 0)
    // A body that is too large is refused before it is received.
    if (bytes <= request.routeOptions.bodyLimit) pay(bytes)
    return payload
  })
  app.addHook('preHandler', async (request) => {
    const { url = request.url, config } = request.routeOptions
    if (isApiAddress(url)) spend(request, config.cost ?? 1)
  })
}

/** A body of unknown length; `pay` is told its bytes at its end and may refuse it. */
function counted(payload: RequestPayload, pay: (bytes: number) => void): RequestPayload {
  let bytes = 0
  const through: RequestPayload & Transform = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length
      through.receivedEncodedLength = bytes
      done(null, chunk)
    },
    flush(done) {
      try {
        pay(bytes)
        done()
      } catch (error) {
        done(error as Error)
      }
    },
  })
  payload.on('error', (error) => through.destroy(error))
  return payload.pipe(through)
}
