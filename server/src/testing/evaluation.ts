import { DIALOGUES as FINGENIE_DIALOGUES } from '../assistants/fingenie/dialogues/dialogues.fixture.ts'
import type { Script as FinGenieScript, PaperReceipt } from '../assistants/fingenie/dialogues/script.fixture.ts'
import type { Making } from '../assistants/kernel/engine.ts'
import type { TurnWatch } from '../assistants/kernel/turn-watch.ts'
import { factsBeyond, factsOfAll } from '../assistants/model/fact-rules.ts'
import { DIALOGUES as TRIPMATE_DIALOGUES } from '../assistants/tripmate/dialogues/dialogues.fixture.ts'
import type { Script as TripMateScript } from '../assistants/tripmate/dialogues/script.fixture.ts'
import { SENTENCES } from '../assistants/tripmate/dialogues/sentences.fixture.ts'
import { readConfig } from '../config/config.ts'
import type { Usage } from '../model/budget-rules.ts'
import type { Stage } from './stage.ts'

export type { FinGenieScript, Making, PaperReceipt, TripMateScript, TurnWatch, Usage }
export { FINGENIE_DIALOGUES, factsBeyond, factsOfAll, SENTENCES, TRIPMATE_DIALOGUES }

/** The name of the model that the environment configures; undefined: none. Throws when its settings do not do. */
export function modelIn(environment: Readonly<Record<string, string | undefined>>): string | undefined {
  return readConfig({ ...environment }, '/').languageModel?.name
}

/** What the language model used since the stage began: tokens, and millionths of a rupee. */
export async function usageSinceBeginning({ database }: Stage): Promise<Usage> {
  const rows = await database.db
    .selectFrom('model_usage')
    .select(['input_tokens as inputTokens', 'output_tokens as outputTokens', 'cost_micros as costMicros'])
    .execute()
  const together = (of: (row: Usage) => number) => rows.reduce((sum, row) => sum + of(row), 0)
  return {
    inputTokens: together(({ inputTokens }) => inputTokens),
    outputTokens: together(({ outputTokens }) => outputTokens),
    costMicros: together(({ costMicros }) => costMicros),
  }
}
