import { createDelegation, deleteDelegation, findDelegates, listDelegations } from '@pravas/contract/delegations'
import plugin from 'fastify-plugin'
import type { Handle } from '../http/handle.ts'
import { createDelegations, type DelegationsDeps } from './service.ts'

interface DelegationsOptions extends Omit<DelegationsDeps, 'publicUrl'> {
  config: { publicUrl: URL }
  handle: Handle
}

/** Handing decisions over while one is away. */
export const delegationsPlugin = plugin<DelegationsOptions>(
  async (_app, { handle, config, ...deps }) => {
    const delegations = createDelegations({ ...deps, publicUrl: config.publicUrl })
    handle(listDelegations, ({ actor, query }) => delegations.list(actor, query))
    handle(createDelegation, ({ actor, body }) => delegations.create(actor, body))
    handle(deleteDelegation, ({ actor, params }) => delegations.end(actor, params.delegationId))
    handle(findDelegates, async ({ actor, query }) => ({ items: await delegations.colleagues(actor, query.query) }))
  },
  { name: 'delegations' },
)
