import type { Transaction } from 'kysely'
import type { Actor, Owner } from '../access/actor.ts'
import { refusal, standingOf } from '../access/rights-rules.ts'
import { budgetsOfRecord } from '../budgets/reserve-service.ts'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import { keptFindings } from '../policy/finding-rules.ts'
import type { RequestKey } from '../requests/asked.ts'
import { askedAt, isStepFor } from './flow-rules.ts'
import { selectCandidates, selectFacts, selectFlow, selectHead } from './flow-store.ts'
import {
  closeTurns,
  deleteLaterStages,
  insertTurns,
  type NewTurn,
  reopenTurns,
  scheduleStage,
  selectTurns,
  setStage,
  type Turn,
} from './turns-store.ts'

type Trx = Transaction<Tables>

/** A pending request that the transaction holds, in its latest version. */
export interface AtStage {
  key: RequestKey
  version: number
  stage: number
}

/** The part of a flow that somebody decides now: turns of one stage. */
export interface TakenTurn {
  /** The turns that it settles; none where the manager decides and nobody was asked besides. */
  taken: readonly Turn[]
  /** The turns of the stage that somebody else has to decide. */
  others: readonly Turn[]
  /** The turns of the stages after it. */
  later: readonly Turn[]
}

/** Finds what of a request the actor decides now; undefined: it is not their turn. */
export async function turnOf(
  trx: Db,
  actor: Actor,
  owner: Owner,
  { key, version, stage }: AtStage,
): Promise<TakenTurn | undefined> {
  const turns = await selectTurns(trx, key, version)
  const ofStage = turns.filter((turn) => turn.stage === stage)
  const open = ofStage.filter(({ isOpened, isClosed }) => isOpened && !isClosed)
  const later = turns.filter((turn) => turn.stage > stage)
  const mayTake = (turn: 'manager' | readonly Turn[]) => refusal(actor, { to: 'take-turn', owner, turn }) === undefined
  if (stage === 0) {
    const isTheirs = mayTake('manager') || mayTake(open)
    return isTheirs ? { taken: open, others: [], later } : undefined
  }
  const steps = new Set(open.filter((turn) => mayTake([turn])).map(({ step }) => step))
  if (steps.size === 0) return undefined
  return {
    taken: open.filter(({ step }) => steps.has(step)),
    others: ofStage.filter(({ step, isClosed }) => !steps.has(step) && !isClosed),
    later,
  }
}

/**
 * Settles the actor's turn by an approval, and answers the names of the steps that come next; none: the request is approved.
 * The steps after the manager's are chosen now, and the next stage opens at `opensAt`.
 */
export async function approveTurn(
  trx: Trx,
  { key, version, stage }: AtStage,
  { taken, others, later }: TakenTurn,
  { decisionId, now, opensAt }: { decisionId: string; now: Date; opensAt: Date },
): Promise<string[]> {
  if (taken.length > 0) await closeTurns(trx, key, { now, decisionId, ids: taken.map(({ id }) => id) })
  if (others.length > 0) {
    await setStage(trx, key, stage)
    return namesOf(others)
  }
  const chosen = stage === 0 ? await stepsFor(trx, key) : []
  await insertTurns(trx, key, version, chosen)
  const following = [...later, ...chosen]
  if (following.length === 0) return []
  const next = Math.min(...following.map((turn) => turn.stage))
  await scheduleStage(trx, key, { version, stage: next, opensAt })
  await setStage(trx, key, next)
  return namesOf(following.filter((turn) => turn.stage === next))
}

const namesOf = (turns: readonly Pick<Turn, 'name'>[]) => [...new Set(turns.flatMap(({ name }) => name ?? []))]

/**
 * Settles whatever is open of a request that moves on without approval. `by`: the turns that a decision took; nobody has decided
 * at the others.
 */
export async function endTurns(
  trx: Trx,
  key: RequestKey,
  now: Date,
  by?: { decisionId: string; taken: TakenTurn['taken'] },
): Promise<void> {
  if (by) await closeTurns(trx, key, { now, decisionId: by.decisionId, ids: by.taken.map(({ id }) => id) })
  await closeTurns(trx, key, { now, decisionId: null })
}

/**
 * Takes back what a decision settled. False when a later stage has been opened since, so that it is too late.
 */
export async function undoTurn(
  trx: Trx,
  { key, version, stage: current }: AtStage,
  decision: { id: string; stage: number; decided_at: Date },
): Promise<boolean> {
  const turns = await selectTurns(trx, key, version)
  if (turns.some(({ stage, isOpened }) => stage > decision.stage && isOpened)) return false
  if (decision.stage === 0) await deleteLaterStages(trx, key, version)
  else if (current > decision.stage) await scheduleStage(trx, key, { version, stage: current, opensAt: null })
  await reopenTurns(trx, key, decision)
  await setStage(trx, key, decision.stage)
  return true
}

/** The turns of the steps that the flow has for a request; none of them is open yet. */
async function stepsFor(trx: Trx, key: RequestKey): Promise<NewTurn[]> {
  const { steps } = await selectFlow(trx, key.orgId)
  if (steps.length === 0) return []
  const facts = await factsOf(trx, key)
  const wanted = steps.filter((step) => isStepFor(step.conditions, facts))
  if (wanted.length === 0) return []
  const { department } = facts
  const head = department === null ? undefined : await selectHead(trx, key.orgId, department)
  const named = [...wanted.flatMap(({ personId }) => personId ?? []), ...(head === undefined ? [] : [head])]
  const people = (await selectCandidates(trx, key.orgId, named)).map(({ personId, ...person }) => ({
    personId,
    roles: standingOf({ ...person, hasReports: person.reports > 0 }).isSuperAdmin
      ? [...person.roles, 'super_admin']
      : person.roles,
  }))
  return wanted.flatMap(({ stage, name, role, personId }, step): NewTurn[] => {
    const meant = role === null && personId === null ? (head ?? null) : personId
    const asked = askedAt({ role, personId: meant }, facts.partyIds, people)
    return asked === undefined
      ? []
      : [{ stage, step, name, ...asked, isEscalation: false, opensAt: null, openedAt: null }]
  })
}

async function factsOf(trx: Trx, key: RequestKey) {
  const { orgId, kind, requestId } = key
  const request = await selectFacts(trx, key)
  const budgets = await budgetsOfRecord(trx, orgId, { kind, id: requestId })
  return {
    kind,
    partyIds: request.party_ids,
    totalPaise: request.total_paise,
    rules: (keptFindings(request.findings) ?? []).map(({ rule }) => rule),
    categories: request.categories,
    department: request.department,
    isOverBudget: budgets.some(({ left }) => left !== null && left < 0),
  }
}
