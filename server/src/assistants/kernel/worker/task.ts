/** Asks for something that only the main thread can do, by its name. Rejects with what that rejects with. */
export type Call = (name: string, given: unknown[]) => Promise<unknown>

/** What a task may ask for while it runs. What goes in and comes out is data. */
export type Calls = Readonly<Record<string, (...given: never[]) => Promise<unknown>>>

/** A function that a module exports, to be run in a worker. */
export interface Task<Data, Result> {
  /** The module's address. */
  module: string
  /** The export's name. */
  name: string
  /** Never set: it keeps the types of what goes in and comes out. */
  types?: (data: Data) => Result
}

/** The function of a task. `signal` is aborted when nobody waits for the result any more. */
export type Work<Data, Result> = (data: Data, call: Call, signal: AbortSignal) => Result | Promise<Result>

/** What a module of tasks may export beside them: called before each task, and not counted as its computing. */
export interface Prepared {
  prepare?: () => void
}
