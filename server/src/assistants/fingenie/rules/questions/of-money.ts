import { parseQuery } from '@pravas/language/expense/queries/parse'
import type { Query } from '@pravas/language/expense/queries/query'
import { EMPTY } from '@pravas/language/expense/queries/question'
import { wordingOf } from '@pravas/language/text/phrases-in'
import type { Turn } from '../turn.ts'
import { type Answer, byAct, standsIn } from './answer.ts'

/** Figures on what the person claimed: what the grammar of questions reads of the message narrows them down. */
export function ownSpend(compares: boolean): (turn: Turn) => Answer {
  return ({ message, today }) => {
    const { said, measure, unknown } = parseQuery(message, { today, names: new Set() })
    const { merchant: _, ...filters } = said
    const query: Query = {
      ...EMPTY,
      ...filters,
      source: 'claims',
      measure: measure ?? 'sum',
      group: said.group ?? (compares && !said.against ? 'month' : null),
    }
    const left = [...unknown, ...wordingOf(said.merchant ?? '').words]
    return byAct(
      'query',
      { query, unknown: [], refines: false, carried: [], isPlain: false },
      (word) => !wordingOf(word).words.every((one) => left.includes(one)),
    )
  }
}

/** What is left of budgets. */
export async function budgets({ message, tools }: Turn): Promise<Answer> {
  const all = await tools.my_budgets()
  const isName = standsIn(all.flatMap(({ name, code }) => [name, code]))
  return byAct('ask_budget', { words: wordingOf(message).words.filter((word) => isName(word)) }, isName)
}
