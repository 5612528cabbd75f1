import type { SignInMethod, SignInProvider, SignInTrial, TrialFinding } from '@pravas/contract/sign-in-trial'
import { PROVIDER_CALLBACK_PATH } from '@pravas/contract/sign-on'
import type { Actor } from '../../access/actor.ts'
import { demand } from '../../access/may.ts'
import type { Clock } from '../../clock.ts'
import type { Database } from '../../db/database.ts'
import { ProblemError, problem } from '../../errors.ts'
import type { ProviderTokens } from '../../provider-rules.ts'
import { findHomeOrganisation } from '../organisations-store.ts'
import type { Admission } from './admission-service.ts'
import { CodeFlowError } from './code-flow-error.ts'
import type { CodeFlows } from './code-flow-service.ts'
import { accountOf } from './id-token-rules.ts'
import type { SignOn } from './sign-on-service.ts'
import { failedTrial, trialOf } from './trial-rules.ts'

interface TrialDeps {
  db: Database['db']
  clock: Clock
  admission: Pick<Admission, 'rehearse'>
  flows: CodeFlows
  signOn: Pick<SignOn, 'redeem'>
  /** What the page's own provider must say; undefined: there is none. */
  singleSignOn: ProviderTokens | undefined
  publicUrl: URL
  /** The organisation that people come to; undefined: the only one. */
  organisation: string | undefined
}

export type SignInTrials = ReturnType<typeof createSignInTrials>

/** Sign-ins that administrators try: the real ones, of which nothing is kept and nobody is signed in. */
export function createSignInTrials(deps: TrialDeps) {
  const { db, clock, admission, flows, signOn, singleSignOn, publicUrl, organisation } = deps

  /** A trial tells who people are, so it is for the administrators of those people alone. */
  async function demandOwn(actor: Actor): Promise<void> {
    demand(actor, { to: 'manage-organisation' })
    const home = await findHomeOrganisation(db, organisation)
    if (home !== undefined && home !== actor.orgId) throw problem('action.forbidden')
  }

  async function outcome(claims: Record<string, unknown>, expected: ProviderTokens): Promise<SignInTrial> {
    const read = accountOf(claims, expected)
    const found = 'mistake' in read ? read : { ...read, rehearsal: await admission.rehearse(read.account) }
    return trialOf(claims, expected, found, clock.now())
  }

  return {
    /** The providers as they are set up. */
    async providers(actor: Actor): Promise<SignInProvider[]> {
      demand(actor, { to: 'manage-organisation' })
      const at = (path: string) => new URL(path, publicUrl).href
      return [
        ...(flows.settings ? [described('server', flows.settings, at(`/api${PROVIDER_CALLBACK_PATH}`))] : []),
        ...(singleSignOn ? [described('browser', singleSignOn, at('/auth/callback'))] : []),
      ]
    },

    /** Begins a trial of the sign-in that the server does: where the browser has to go, and its cookie. */
    async begin(
      actor: Actor,
      address: string,
    ): Promise<{ location: string; cookie: string } | { findings: TrialFinding[] }> {
      await demandOwn(actor)
      try {
        return await flows.begin({ triedBy: actor.personId }, address)
      } catch (error) {
        if (!(error instanceof CodeFlowError)) throw error
        return { findings: [{ code: error.reason, value: error.value }] }
      }
    },

    /** What the sign-in of this cookie would have done with the provider's answer. */
    async finish(actor: Actor, answer: string, cookie: string | undefined): Promise<SignInTrial> {
      await demandOwn(actor)
      if (!flows.settings) throw problem('path.not_found')
      const flow = await flows.find(cookie)
      try {
        const own = flow?.triedBy === actor.personId ? flow : undefined
        return await outcome(await flows.redeem(new URLSearchParams(answer), own), flows.settings)
      } catch (error) {
        if (error instanceof CodeFlowError) return failedTrial(error.reason, error.value)
        throw error
      }
    },

    /** What the sign-in that the page does would have done with this token. */
    async withToken(actor: Actor, idToken: string, browser: string | undefined): Promise<SignInTrial> {
      await demandOwn(actor)
      if (!singleSignOn) throw problem('path.not_found')
      try {
        return await outcome(await signOn.redeem(idToken, browser), singleSignOn)
      } catch (error) {
        if (!(error instanceof ProblemError)) throw error
        if (error.code === 'sso.unavailable') return failedTrial('unreachable', null)
        if (error.code === 'sso.refused') return failedTrial('answer', null)
        throw error
      }
    },
  }
}

function described(method: SignInMethod, provider: ProviderTokens, callback: string): SignInProvider {
  const { issuer, clientId, domains, rolesClaim, roles } = provider
  return {
    method,
    issuer,
    client_id: clientId,
    callback,
    domains: [...domains],
    roles_claim: rolesClaim,
    entry: roles.entry ? [...roles.entry] : null,
    roles: Object.entries(roles.granted).map(([role, groups]) => ({
      role: role as keyof typeof roles.granted,
      groups: [...groups],
    })),
  }
}
