import plugin from 'fastify-plugin'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config/config.ts'
import { createIdentityProvider, type IdentityProvider } from './identity-provider.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Undefined: people sign in with passwords alone. */
    identityProvider: IdentityProvider | undefined
  }
}

interface ProviderOptions {
  config: Pick<Config, 'singleSignOn'>
  clock: Clock
}

/** The organisation's identity provider, where there is one. */
export const identityProviderPlugin = plugin<ProviderOptions>(
  async (app, { config: { singleSignOn }, clock }) => {
    const provider =
      singleSignOn &&
      createIdentityProvider({
        ...singleSignOn,
        clock,
        onError: (err) => app.log.error({ err }, 'the identity provider could not be asked'),
      })
    // Its addresses are wanted before the first page is, and a page is served without them too.
    app.addHook('onReady', async () => void provider?.metadata().catch(() => undefined))
    app.decorate('identityProvider', provider)
  },
  { name: 'identity-provider' },
)
