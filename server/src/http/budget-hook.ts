import type { FastifyInstance } from 'fastify'
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
 * Takes the cost of every call of the API from its caller's budget: the person's, and before a sign-in the network
 * address's. It runs after the body was parsed and before anything is done.
 */
export function installBudgetHook(app: FastifyInstance, budgets: Budgets): void {
  app.addHook('preHandler', async (request) => {
    const { url = request.url, config } = request.routeOptions
    if (!isApiAddress(url)) return
    const { cost = 1 } = config
    const caller = request.signedIn ? `person ${request.signedIn.actor.personId}` : `address ${networkOf(request.ip)}`
    budgets.spend(caller, typeof cost === 'function' ? cost(request.body) : cost)
  })
}
