import { expect, test } from 'vitest'
import type { Actor } from '../access/actor.ts'
import type { Who } from './test-app.ts'

/** The columns of every row of a table of who may do what with which tool. */
export const ROLES = [
  'newjoiner',
  'employee',
  'colleague',
  'outsider',
  'manager',
  'othermanager',
  'superadmin',
] as const satisfies readonly Who[]
export type Role = (typeof ROLES)[number]

/** A row: what a tool answers each role, in their order, by whose records or what else is asked for. */
export interface ToolRights {
  tool: string
  answers: Record<string, string>
}

/** The same for every role. */
export const all = (word: string): string => Array(ROLES.length).fill(word).join(' ')

/** Tells in a word what a role gets of a row, by what is asked for. */
type AnswerOf<Row> = (who: Role, row: Row, what: string) => Promise<string>

/** Declares the tests of a table: each tool has its row, and answers each role as the row says. `begin` is called for each row. */
export function testToolRights<Row extends ToolRights>(
  rows: readonly Row[],
  names: () => readonly string[] | Promise<readonly string[]>,
  begin: () => AnswerOf<Row> | Promise<AnswerOf<Row>>,
): void {
  test('every tool has its row', async () => {
    expect(rows.map(({ tool }) => tool).toSorted()).toEqual((await names()).toSorted())
  })

  test.each(rows)('what $tool does for whom', async (row) => {
    const answerOf = await begin()
    const found: Record<string, string> = {}
    for (const what of Object.keys(row.answers)) {
      const words: string[] = []
      for (const who of ROLES) words.push(await answerOf(who, row, what))
      found[what] = words.join(' ')
    }
    expect(found).toEqual(row.answers)
  })
}

/** A tool as a table of rights runs it: the schema checks the input. */
interface RunTool {
  input: { parse: (input: unknown) => unknown }
  run: unknown
}

/** Runs a tool for somebody, and words what it answers, or gives the code of the refusal. */
export async function runFor(
  actor: Actor,
  { input: schema, run }: RunTool,
  input: unknown,
  worded: (answer: unknown) => string,
): Promise<string> {
  try {
    const act = run as (actor: Actor, input: unknown, signal: AbortSignal) => Promise<unknown>
    return worded(await act(actor, schema.parse(input), AbortSignal.timeout(20_000)))
  } catch (error) {
    return (error as { code?: string }).code ?? String(error)
  }
}
