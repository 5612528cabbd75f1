import {
  Client,
  type OAuthClientMetadata,
  type OAuthClientProvider,
  type OAuthDiscoveryState,
  type StoredOAuthClientInformation,
  type StoredOAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import { answerConnection, type ConnectionRequest, type ConnectionScope } from '@pravas/contract/connections'
import type { Client as PageClient } from './client.ts'
import type { TestApp, Who } from './test-app.ts'

/** Where tests' assistants are sent back to. */
export const CALLBACK = 'http://localhost:3917/callback'

/** An assistant of others, as its maker would write it with the protocol's own package. */
export class Assistant implements OAuthClientProvider {
  readonly redirectUrl = CALLBACK
  readonly clientMetadata: OAuthClientMetadata = {
    client_name: 'Helper of Others',
    redirect_uris: [CALLBACK],
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
  }
  registered: StoredOAuthClientInformation | undefined
  held: StoredOAuthTokens | undefined
  /** Where it last sent the person's browser. */
  asked: URL | undefined
  #verifier = ''
  #discovered: OAuthDiscoveryState | undefined

  state = () => 'a state of its own'
  clientInformation = () => this.registered
  saveClientInformation = (registered: StoredOAuthClientInformation) => {
    this.registered = registered
  }
  tokens = () => this.held
  saveTokens = (tokens: StoredOAuthTokens) => {
    this.held = tokens
  }
  redirectToAuthorization = (url: URL) => {
    this.asked = url
  }
  saveCodeVerifier = (verifier: string) => {
    this.#verifier = verifier
  }
  codeVerifier = () => this.#verifier
  saveDiscoveryState = (state: OAuthDiscoveryState) => {
    this.#discovered = state
  }
  discoveryState = () => this.#discovered
  invalidateCredentials = (what: 'all' | 'client' | 'tokens' | 'verifier' | 'discovery') => {
    if (what === 'all' || what === 'tokens') this.held = undefined
    if (what === 'all' || what === 'client') this.registered = undefined
  }
}

/** Calls to the product's public address, answered by the test's app. */
function fetchOf(test: TestApp) {
  return (url: string | URL, init?: RequestInit) => {
    const { pathname, search } = new URL(url)
    return fetch(new URL(`${pathname}${search}`, test.origin), init)
  }
}

function transportOf(test: TestApp, assistant: Assistant): StreamableHTTPClientTransport {
  return new StreamableHTTPClientTransport(new URL('http://localhost:5007/mcp'), {
    authProvider: assistant,
    fetch: fetchOf(test),
  })
}

/** What the page is opened with, of the address that an assistant sent the browser to. */
export function requestOf(asked: URL | undefined): ConnectionRequest {
  if (!asked) throw new Error('The assistant has sent nobody anywhere.')
  return Object.fromEntries(asked.searchParams) as unknown as ConnectionRequest
}

/** Answers an assistant's request as a person on the page, and brings the code back to it. */
export async function connect(
  test: TestApp,
  assistant: Assistant,
  page: PageClient,
  scopes: ConnectionScope[] = ['read', 'draft', 'submit'],
): Promise<URL> {
  const transport = transportOf(test, assistant)
  const refused = await new Client({ name: 'tests', version: '1' }).connect(transport).catch((error: unknown) => error)
  if (!(refused instanceof UnauthorizedError)) throw new Error(`The assistant was not asked to sign in: ${refused}`)
  const { redirect } = await page.call(answerConnection, { body: { request: requestOf(assistant.asked), scopes } })
  const back = new URL(redirect)
  await transport.finishAuth(back.searchParams)
  return back
}

/** The tools in an assistant's hands, by the protocol of 2025 or, where it is `modern`, by that of 2026. */
export async function toolsOf(test: TestApp, assistant: Assistant, era: 'legacy' | 'modern' = 'legacy') {
  const mode = era === 'modern' ? { pin: '2026-07-28' } : era
  const client = new Client({ name: 'tests', version: '1' }, { versionNegotiation: { mode } })
  await client.connect(transportOf(test, assistant))
  return {
    client,
    names: async () => (await client.listTools()).tools.map(({ name }) => name),
    /** What a tool answers: its data, or the words of its refusal. */
    async call(name: string, input: Record<string, unknown> = {}): Promise<unknown> {
      return dataOf(await client.callTool({ name, arguments: input }))
    },
  }
}

/** What a tool's answer holds: its data, or the words of its refusal. */
export function dataOf({ content, isError }: Awaited<ReturnType<Client['callTool']>>): unknown {
  const texts = content.map((part) => (part.type === 'text' ? part.text : ''))
  return isError ? { refused: texts.join('\n') } : JSON.parse(texts[1] ?? '')
}

/** A connected assistant of somebody's, and its tools. */
export async function connectedAssistant(test: TestApp, who: Who, scopes?: ConnectionScope[]) {
  const assistant = new Assistant()
  await connect(test, assistant, test.as(who), scopes)
  return { assistant, ...(await toolsOf(test, assistant)) }
}
