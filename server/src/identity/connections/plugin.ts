import { MCP_PATH } from '@pravas/contract/oauth'
import plugin from 'fastify-plugin'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/database.ts'
import type { Budgets } from '../../http/budgets.ts'
import type { Handle } from '../../http/handle.ts'
import type { Attempts } from '../attempts-service.ts'
import { createOAuthClients } from './clients-service.ts'
import { createConnections } from './connections-service.ts'
import { createGrants, type Grants } from './grants-service.ts'
import { oauthRoutes } from './oauth-routes.ts'
import { connectionRoutes } from './routes.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** What connected assistants hold; undefined where nobody may connect one. */
    grants: Grants | undefined
  }
}

interface ConnectionsOptions {
  config: Pick<Config, 'publicUrl' | 'connectedAssistants'>
  db: Database['db']
  clock: Clock
  handle: Handle
  attempts: Attempts
  budgets: Budgets
}

/** The way in for other assistants. The page and the list of connections stand without it, and empty. */
export const connectionsPlugin = plugin<ConnectionsOptions>(
  async (app, { config, db, clock, handle, attempts, budgets }) => {
    const issuer = config.publicUrl.origin
    const resource = `${issuer}${MCP_PATH}`
    const clients = createOAuthClients({ db, clock, attempts })
    connectionRoutes(handle, createConnections({ db, clock, clients, issuer, resource }))
    const grants = config.connectedAssistants ? createGrants({ db, clock, resource }) : undefined
    if (grants) await oauthRoutes(app, { clients, grants, budgets, issuer, resource })
    app.decorate('grants', grants)
  },
  { name: 'connections' },
)
