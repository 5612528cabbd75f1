import { type PublicConfig, publicConfig } from '@pravas/contract/people'
import type { Handle } from '../http/handle.ts'

/** What the page may know before anybody signs in. */
export function configRoutes(handle: Handle, demo: PublicConfig['demo']): void {
  handle(publicConfig, async () => ({
    singleSignOn: false,
    signUp: false,
    profileEditing: false,
    supportInbox: false,
    demo,
  }))
}
