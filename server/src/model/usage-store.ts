import type { Db } from '../db/database.ts'
import type { Usage } from './budget-rules.ts'

/** Whose words are sent. */
export interface Asker {
  orgId: string
  personId: string
}

/** What a person used up on a day, `YYYY-MM-DD`. */
export async function usageOf(db: Db, { orgId, personId }: Asker, day: string): Promise<Usage> {
  const row = await db
    .selectFrom('model_usage')
    .select(['input_tokens as inputTokens', 'output_tokens as outputTokens', 'cost_micros as costMicros'])
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('day', '=', day)
    .executeTakeFirst()
  return row ?? { inputTokens: 0, outputTokens: 0, costMicros: 0 }
}

/** Adds one call to a person's day. */
export async function addUsage(db: Db, { orgId, personId }: Asker, day: string, used: Usage): Promise<void> {
  await db
    .insertInto('model_usage')
    .values({
      org_id: orgId,
      person_id: personId,
      day,
      calls: 1,
      input_tokens: used.inputTokens,
      output_tokens: used.outputTokens,
      cost_micros: used.costMicros,
    })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'person_id', 'day']).doUpdateSet((eb) => ({
        calls: eb('model_usage.calls', '+', 1),
        input_tokens: eb('model_usage.input_tokens', '+', used.inputTokens),
        output_tokens: eb('model_usage.output_tokens', '+', used.outputTokens),
        cost_micros: eb('model_usage.cost_micros', '+', used.costMicros),
      })),
    )
    .execute()
}
