import { timingSafeEqual } from 'node:crypto'
import type { Clock } from '../../clock.ts'
import type { CodeFlowConfig } from '../../config/code-flow.ts'
import type { Database } from '../../db/database.ts'
import { problem } from '../../errors.ts'
import type { Attempts } from '../attempts-service.ts'
import type { Origin } from '../service.ts'
import { CODE_FLOW_MINUTES } from '../session-rules.ts'
import { hashToken } from '../tokens.ts'
import type { Admission } from './admission-service.ts'
import { type CodeFlow, openFlow, sealFlow } from './code-flow-cookie.ts'
import { CodeFlowError } from './code-flow-error.ts'
import type { CodeFlowProvider } from './code-flow-provider.ts'
import { accountOf } from './id-token-rules.ts'
import { insertNonce, takeNonce } from './nonces-store.ts'

interface CodeFlowDeps {
  db: Database['db']
  clock: Clock
  attempts: Attempts
  admission: Pick<Admission, 'enter'>
  /** The provider, what its tokens must say, and 32 bytes that encrypt the cookie; undefined: there is none. */
  provider: (CodeFlowProvider & { settings: CodeFlowConfig; key: Uint8Array }) | undefined
}

/** What a sign-in remembers beside its secrets. */
type Purpose = Pick<CodeFlow, 'returnTo' | 'replacedToken' | 'triedBy'>

export type CodeFlows = ReturnType<typeof createCodeFlows>

/** Sign-ins that the server does with an identity provider, by a code and a secret. Without one they are 'path.not_found'. */
export function createCodeFlows({ db, clock, attempts, admission, provider }: CodeFlowDeps) {
  function configured(): NonNullable<typeof provider> {
    if (!provider) throw problem('path.not_found')
    return provider
  }

  /**
   * What the provider says of the account that its answer is about, the query of the callback: once for each sign-in, and in
   * the browser that began it alone. Throws `CodeFlowError`.
   */
  async function redeem(answer: URLSearchParams, flow: CodeFlow | undefined): Promise<Record<string, unknown>> {
    const { redeem } = configured()
    if (!flow || !isSame(answer.get('state') ?? '', flow.state)) throw new CodeFlowError('expired')
    if (!(await takeNonce(db, onceOf(flow), clock.now()))) throw new CodeFlowError('expired')
    return redeem(answer, flow)
  }

  return {
    settings: provider?.settings,
    redeem,

    /** Where the browser has to go, and the cookie that it needs when it comes back. Throws `CodeFlowError`. */
    async begin(purpose: Purpose, address: string): Promise<{ location: string; cookie: string }> {
      const { begin, key } = configured()
      await attempts.take('sign-on', { address })
      const { location, secrets } = await begin()
      const now = clock.now()
      const expiresAt = new Date(now.getTime() + CODE_FLOW_MINUTES * 60_000)
      await insertNonce(db, onceOf(secrets), expiresAt)
      return { location, cookie: await sealFlow({ ...purpose, ...secrets }, key, now) }
    },

    /** The sign-in that a cookie is of; undefined where there is none, or it has run out. */
    find: async (cookie: string | undefined): Promise<CodeFlow | undefined> =>
      provider && openFlow(cookie, provider.key, clock.now()),

    /** Starts a session for the person whom the answer names, and returns its token; throws `CodeFlowError` or a refusal. */
    async complete(answer: URLSearchParams, flow: CodeFlow | undefined, origin: Origin): Promise<string> {
      const { settings } = configured()
      const read = accountOf(await redeem(answer, flow), settings)
      if ('mistake' in read) throw new CodeFlowError(read.mistake)
      const { token } = await admission.enter(read.account, { ...origin, replacedToken: flow?.replacedToken })
      return token
    },
  }
}

/** That a sign-in ends once is kept in the database, as hashes: its cookie could be sent again. */
function onceOf({ state, nonce }: Pick<CodeFlow, 'state' | 'nonce'>) {
  return { nonceHash: hashToken(nonce), browserHash: hashToken(state) }
}

function isSame(one: string, other: string): boolean {
  return timingSafeEqual(hashToken(one), hashToken(other))
}
