import plugin from 'fastify-plugin'
import type { Database } from '../../db/database.ts'
import type { Budgets } from '../../http/budgets.ts'
import type { Grants } from '../../identity/connections/grants-service.ts'
import { uploadAnswer } from '../fingenie/upload-text.ts'
import { type ConnectedToolDeps, connectedTools } from './connected-tools.ts'
import { createMcpEndpoint } from './mcp-server.ts'
import { mcpRoutes } from './routes.ts'

interface McpOptions extends Omit<ConnectedToolDeps, 'uploadText'> {
  config: { publicUrl: URL }
  db: Database['db']
  grants: Grants
  budgets: Budgets
}

/** The assistants' tools in the hands of other assistants. */
export const mcpPlugin = plugin<McpOptions>(
  async (app, { config: { publicUrl }, db, grants, budgets, ...deps }) => {
    const endpoint = createMcpEndpoint({
      tools: connectedTools({
        ...deps,
        uploadText: (added, unclaimed) => uploadAnswer(added, unclaimed, { place: 'claim', next: undefined }),
      }),
      budgets,
      noteSent: grants.noteSent,
      onFault: (tool, fault) => app.log.error({ tool, fault }, 'a tool of a connected assistant failed'),
    })
    mcpRoutes(app, { endpoint, grants, budgets, issuer: publicUrl.origin })
  },
  { name: 'mcp' },
)
