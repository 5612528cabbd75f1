import type { CompiledQuery } from 'kysely'
import type { Db } from './database.ts'

/** Stands for a value in a query that is built before there is one. */
class Placeholder {
  readonly name: string

  constructor(name: string) {
    this.name = name
  }
}

/**
 * A query that is built once and from then on only given its values: building and compiling one of several joins costs
 * more than sending it. `build` may hand each of its values to a comparison and do nothing else with them: it sees
 * stand-ins.
 */
export function prepared<Values extends Record<string, unknown>, Row>(
  build: (db: Db, values: Values) => { compile(): CompiledQuery<Row> },
): (db: Db, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined
  return async (db, values) => {
    compiled ??= build(db, standIns<Values>()).compile()
    const parameters = compiled.parameters.map((value) => (value instanceof Placeholder ? values[value.name] : value))
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}

function standIns<Values>(): Values {
  return new Proxy({}, { get: (_, name) => new Placeholder(String(name)) }) as Values
}
