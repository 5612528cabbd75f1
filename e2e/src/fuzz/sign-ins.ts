import { createHash } from 'node:crypto'
import { answerConnection, CONNECTION_SCOPES, type ConnectionRequest } from '@pravas/contract/connections'
import { MCP_PATH, OAUTH_PATHS, TokenAnswer } from '@pravas/contract/oauth'
import { z } from 'zod'
import { ProductClient } from '../product-client.ts'
import type { Random } from './random.ts'

/** Who sends requests; the others of the demo are left alone, so that what they have can be relied on. */
export const PEOPLE = ['employee', 'manager', 'superadmin', 'newjoiner', 'outsider'] as const
export type Person = (typeof PEOPLE)[number]

/** Who may do what is asked, by the name of a call; the employee has something of everything else. */
const FITTING: [RegExp, Person][] = [
  [/ \/api\/(admin\/(approve|reject)|decision-links)/, 'manager'],
  [/ \/api(\/api)?\/admin\/|\/api\/people/, 'superadmin'],
  // What needs a role; a super admin has them all.
  [
    / \/api\/(finance|exports|gst-register|audit|retention|organisation|structure|policy|approval-flow|webhooks|service-tokens|budgets|cards|travel-desk|holidays|ledger)/,
    'superadmin',
  ],
]

export function fitting(call: string): Person {
  return FITTING.find(([pattern]) => pattern.test(call))?.[1] ?? 'employee'
}

export function anyone(random: Random): Person {
  return random.pick(PEOPLE)
}

/** The cookies of the people and the token of the manager's assistant, made anew when a request has ended them. */
export class SignIns {
  readonly #origin: string
  readonly #passwords = new Map<Person, string>()
  readonly #cookies = new Map<Person, string>()
  #clientId = ''
  #token = ''

  private constructor(origin: string) {
    this.#origin = origin
  }

  /** Everybody signed in, and the manager's assistant connected. */
  static async of(origin: string): Promise<SignIns> {
    const signIns = new SignIns(origin)
    for (const who of PEOPLE) await signIns.renew(who)
    // Once, as requests may use up how many a network may register.
    signIns.#clientId = await registeredClient(origin)
    await signIns.renewToken()
    return signIns
  }

  get token(): string {
    return this.#token
  }

  cookie(who: Person): string {
    return this.#cookies.get(who) ?? ''
  }

  client(who: Person): Promise<ProductClient> {
    return ProductClient.signIn(this.#origin, who, this.#passwords.get(who))
  }

  /** Notes that somebody has another password from now on. */
  passwordChanged(who: Person, password: string): void {
    this.#passwords.set(who, password)
  }

  async renew(who: Person): Promise<void> {
    this.#cookies.set(who, (await this.client(who)).cookie)
  }

  /** Connects the manager's assistant, whose tools are all that there are. */
  async renewToken(): Promise<void> {
    const code = await codeFor(await this.client('manager'), requestOf(this.#origin, this.#clientId))
    this.#token = (await exchanged(this.#origin, this.#clientId, code)).access_token
  }
}

export const REDIRECT = 'http://localhost:3917/callback'
export const VERIFIER = 'a-verifier-that-is-the-same-for-every-request'
export const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url')

export function requestOf(origin: string, clientId: string): ConnectionRequest {
  return {
    client_id: clientId,
    redirect_uri: REDIRECT,
    response_type: 'code',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    resource: `${origin}${MCP_PATH}`,
  }
}

export async function registeredClient(origin: string): Promise<string> {
  const response = await fetch(`${origin}${OAUTH_PATHS.register}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ client_name: 'Assistant of a run', redirect_uris: [REDIRECT] }),
  })
  return z.looseObject({ client_id: z.string() }).parse(await response.json()).client_id
}

/** A code for an assistant that somebody lets do everything. */
export async function codeFor(person: ProductClient, request: ConnectionRequest): Promise<string> {
  const { redirect } = await person.call(answerConnection, { body: { request, scopes: [...CONNECTION_SCOPES] } })
  return new URL(redirect).searchParams.get('code') ?? ''
}

export async function exchanged(origin: string, clientId: string, code: string): Promise<z.infer<typeof TokenAnswer>> {
  const form = { grant_type: 'authorization_code', client_id: clientId, code, redirect_uri: REDIRECT }
  const response = await fetch(`${origin}${OAUTH_PATHS.token}`, {
    method: 'POST',
    body: new URLSearchParams({ ...form, code_verifier: VERIFIER }),
  })
  return TokenAnswer.parse(await response.json())
}
