import type { FastifyInstance, FastifyRequest } from 'fastify'
import { networkOf } from '../identity/address-rules.ts'
import { isApiAddress } from './api-address.ts'
import type { Budgets } from './budgets.ts'
import type { Cost } from './cost-rules.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the route costs its caller; as much as reading a record when absent. */
    cost?: Cost
  }
}

/**
 * Takes the cost of every call of the API from its caller's budget: the person's, and before a sign-in that of whoever
 * signed in with this browser before (`lastPerson`), else the network address's. It runs after the body was parsed and
 * before anything is done.
 */
export function installBudgetHook(
  app: FastifyInstance,
  budgets: Budgets,
  lastPerson: (request: FastifyRequest) => string | undefined,
): void {
  function callerOf(request: FastifyRequest): string {
    if (request.signedIn) return `person ${request.signedIn.actor.personId}`
    const known = lastPerson(request)
    return known === undefined ? `address ${networkOf(request.ip)}` : `known browsers of ${known}`
  }

  app.addHook('preHandler', async (request) => {
    const { url = request.url, config } = request.routeOptions
    if (!isApiAddress(url)) return
    const { cost = 1 } = config
    budgets.spend(callerOf(request), typeof cost === 'function' ? cost(request.body) : cost)
  })
}
