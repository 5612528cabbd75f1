import plugin from 'fastify-plugin'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/database.ts'
import type { Attempts } from '../attempts-service.ts'
import type { Identity } from '../service.ts'
import { createDirectory } from './directory-service.ts'
import { scimRoutes } from './scim-routes.ts'

interface DirectoryOptions {
  config: Pick<Config, 'scimToken' | 'organisation' | 'publicUrl'>
  db: Database['db']
  clock: Clock
  identity: Identity
  attempts: Attempts
}

/** People as the organisation's directory keeps them here (SCIM), where it may. */
export const directoryPlugin = plugin<DirectoryOptions>(
  async (app, { config: { scimToken: token, organisation, publicUrl }, db, clock, identity, attempts }) => {
    if (token === undefined) return
    scimRoutes(app, { directory: createDirectory({ db, clock, identity, organisation }), attempts, token, publicUrl })
  },
  { name: 'directory' },
)
