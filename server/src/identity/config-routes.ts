import { type PublicConfig, publicConfig } from '@pravas/contract/people'
import type { Handle } from '../http/handle.ts'

/** What the page may know before anybody signs in. */
export function configRoutes(handle: Handle, config: () => Promise<PublicConfig>): void {
  handle(publicConfig, config)
}
