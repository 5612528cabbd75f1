import { createServiceToken, listServiceTokens, revokeServiceToken } from '@pravas/contract/service-tokens'
import type { Handle } from '../../http/handle.ts'
import type { ServiceTokens } from './tokens-service.ts'

export function serviceTokenRoutes(handle: Handle, tokens: ServiceTokens): void {
  handle(listServiceTokens, ({ actor }) => tokens.list(actor))
  handle(createServiceToken, ({ actor, body }) => tokens.create(actor, body))
  handle(revokeServiceToken, async ({ actor, params }) => {
    await tokens.revoke(actor, params.tokenId)
    return undefined
  })
}
