import { DECIDING_ROLES, type RequestStep } from '@pravas/contract/request-steps'
import { Verdict } from '@pravas/contract/requests'
import { type RawBuilder, sql } from 'kysely'
import { z } from 'zod'

const Decided = { verdict: Verdict.nullable(), decidedBy: z.string().nullable(), decidedAt: z.string().nullable() }
const Row = z.object({
  decidedAtStage: z.int().nullable(),
  stage: z.int(),
  step: z.int(),
  name: z.string().nullable(),
  role: z.enum(DECIDING_ROLES).nullable(),
  person: z.string().nullable(),
  ...Decided,
})
const Kept = z.object({
  stage: z.int(),
  manager: z.object(Decided).nullable(),
  turns: z.array(Row).nullable(),
})

/** What is kept of the steps of a request of one of these tables; null where its manager alone has decided, or nobody yet. */
export function stepsOf(kind: 'trip' | 'expense'): RawBuilder<unknown> {
  const request = (column: string) => sql.ref(`${kind}s.${column}`)
  const decided = sql`'verdict', decision.verdict, 'decidedBy', decider.name, 'decidedAt', decision.decided_at`
  const decider = sql`left join people as decider on decider.org_id = decision.org_id and decider.id = decision.decided_by`
  return sql`case when ${request('stage')} > 0 then jsonb_build_object(
    'stage', ${request('stage')},
    'manager', (
      select jsonb_build_object(${decided}) from decisions as decision ${decider}
      where decision.org_id = ${request('org_id')} and decision.request_kind = ${sql.lit(kind)}
        and decision.request_id = ${request('id')} and decision.version = ${request('version')}
        and decision.stage = 0 and decision.taken_back_at is null
    ),
    'turns', (
      select jsonb_agg(jsonb_build_object('stage', turn.stage, 'step', turn.step, 'name', turn.name, 'role', turn.role,
        'person', asked.name, 'decidedAtStage', decision.stage, ${decided}) order by turn.stage, turn.step, turn.id)
      from approval_turns as turn
      left join people as asked on asked.org_id = turn.org_id and asked.id = turn.person_id
      left join decisions as decision on decision.org_id = turn.org_id and decision.id = turn.decision_id
      ${decider}
      where turn.org_id = ${request('org_id')} and turn.request_kind = ${sql.lit(kind)}
        and turn.request_id = ${request('id')} and turn.version = ${request('version')} and turn.stage > 0
    )
  ) end`
}

/** The steps of a request as they leave through the API; undefined where there are none but the manager's. */
export function presentSteps(kept: unknown, status: string): RequestStep[] | undefined {
  if (kept === null || kept === undefined) return undefined
  const { stage, manager, turns } = Kept.parse(kept)
  const ofSteps = Map.groupBy(turns ?? [], ({ step }) => step)
  return [
    ...(manager ? [{ name: null, asked: [], ...decidedAs(manager, 'later') }] : []),
    ...[...ofSteps.values()].flatMap((asked) => {
      const [first] = asked
      if (!first) return []
      const undecided = status !== 'pending' ? 'ended' : first.stage === stage ? 'open' : 'later'
      return [
        {
          name: first.name,
          asked: asked.map(({ role, person }) => ({ role, name: person })),
          // What ended the request at an earlier stage decided nothing here.
          ...decidedAs(first.decidedAtStage === first.stage ? first : UNDECIDED, undecided),
        },
      ]
    }),
  ]
}

const UNDECIDED = { verdict: null, decidedBy: null, decidedAt: null }

function decidedAs(
  { verdict, decidedBy, decidedAt }: z.infer<z.ZodObject<typeof Decided>>,
  otherwise: 'open' | 'later' | 'ended',
): Pick<RequestStep, 'state' | 'decided_by' | 'decided_at'> {
  return {
    state: verdict ?? otherwise,
    decided_by: decidedBy,
    decided_at: decidedAt === null ? null : new Date(decidedAt).toISOString(),
  }
}
