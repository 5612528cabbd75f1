/** An unexpected error as the log may hold it: what it was, where, and what caused it, without what people entered. */
export interface Fault {
  name: string
  message: string
  /** Such as `ENOSPC`, or PostgreSQL's `23505`. */
  code?: string
  /** What of the database refused, by its name in the schema. */
  constraint?: string
  table?: string
  column?: string
  /** Where it was thrown, the innermost first. */
  at: string[]
  cause?: Fault
}

const FRAMES = 12
const CAUSES = 4
/** Programs quote the value that they stumbled over. */
const QUOTED = /"[^"]*"|'[^']*'|`[^`]*`|“[^“”]*”/g

/**
 * What is logged of a fault. Values that a message quotes are left out, and so is whatever else hangs on the error, as the
 * row that a constraint refused does; `hide` takes out what else may not be logged.
 */
export function faultOf(error: unknown, hide: (text: string) => string = (text) => text, causes = CAUSES): Fault {
  if (!(error instanceof Error))
    return { name: typeof error, message: 'Something that is no error was thrown.', at: [] }
  const { name, message, stack = '', cause } = error
  const said = Object.fromEntries(
    (['code', 'constraint', 'table', 'column'] as const).flatMap((key) => {
      const value: unknown = Reflect.get(error, key)
      return typeof value === 'string' ? [[key, value]] : []
    }),
  )
  return {
    name,
    message: hide(message.replace(QUOTED, '…')),
    ...said,
    at: stack
      .split('\n')
      .flatMap((line) => /^ {4}at (.+)$/.exec(line)?.[1] ?? [])
      .slice(0, FRAMES),
    ...(cause !== undefined && causes > 0 && { cause: faultOf(cause, hide, causes - 1) }),
  }
}
