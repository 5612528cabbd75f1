import {
  BrowserCacheLocation,
  type Configuration,
  LogLevel,
  ProtocolMode,
  PublicClientApplication,
} from '@azure/msal-browser'
import type { PublicConfig } from '@pravas/contract/people'
import { type ProviderMetadata, signOnMetadata } from '@pravas/contract/sign-on'
import { call } from '../call.ts'
import { logFailure } from '../failure-log.ts'
import { askForConfig } from '../public-config.ts'

/** What is asked of the provider: who somebody is, and to be told so again without them. */
export const SCOPES = ['openid', 'profile', 'email', 'offline_access']

type Provider = NonNullable<PublicConfig['identityProvider']>

/** Where the provider sends people back to: this page's protocol, host and port (5007 unless configured otherwise). */
export const redirectUri = () => `${window.location.origin}/auth/callback`

/** The settings of the sign-in library for a provider, whose discovery document is needed unless it is Entra ID. */
export function libraryConfiguration(
  { kind, issuer, clientId }: Provider,
  metadata: ProviderMetadata | undefined,
): Configuration {
  return {
    auth: {
      clientId,
      redirectUri: redirectUri(),
      postLogoutRedirectUri: `${window.location.origin}/`,
      ...(kind === 'entra' ? { authority: issuer.replace(/\/v2\.0$/, '') } : ofOpenId(issuer, metadata)),
    },
    cache: { cacheLocation: BrowserCacheLocation.SessionStorage },
    system: {
      protocolMode: kind === 'entra' ? ProtocolMode.AAD : ProtocolMode.OIDC,
      // The product needs no broker of the platform; where a tenant asks for one, the web does as well.
      allowPlatformBroker: false,
      loggerOptions: {
        logLevel: LogLevel.Error,
        piiLoggingEnabled: false,
        loggerCallback: (_, message) => logFailure('The sign-in library reports', message),
      },
    },
  }
}

function ofOpenId(issuer: string, metadata: ProviderMetadata | undefined) {
  // The library takes https addresses only. A provider without it, on one's own machine, is known by its document.
  const authority = issuer.replace(/^http:/, 'https:')
  return {
    authority,
    knownAuthorities: [new URL(authority).host],
    authorityMetadata: JSON.stringify(metadata),
    OIDCOptions: { defaultScopes: SCOPES },
  }
}

/** The provider as the server names it, and the library set up for it. Rejects when either cannot be had. */
export async function openLibrary(): Promise<{ app: PublicClientApplication; provider: Provider }> {
  const provider = (await askForConfig())?.identityProvider
  const { kind, issuer, clientId } = provider ?? {}
  if (!kind || !issuer || !clientId) throw new Error('No identity provider is configured.')
  const metadata = kind === 'entra' ? undefined : await call(signOnMetadata, {})
  const app = new PublicClientApplication(libraryConfiguration({ kind, issuer, clientId }, metadata))
  await app.initialize()
  return { app, provider: { kind, issuer, clientId } }
}
