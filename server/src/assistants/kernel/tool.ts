import type { ConnectionScope } from '@pravas/contract/connections'
import type { z } from 'zod'
import type { Actor } from '../../access/actor.ts'
import type { Connected } from '../../identity/connections/grants-service.ts'

/**
 * What a tool does: looks something up, changes something that is not sent yet, or sends. A tool that sends takes in its
 * input what names the draft that the person agreed to.
 */
export type ToolEffect = 'read' | 'draft' | 'send'

/** How a call came about, where that matters to a tool. */
export interface ToolCall {
  /** The connected assistant that calls. */
  through: Connected
  /** Reports how far the tool is, in a few words, to a caller that asked for it. */
  tell(stage: string): void
  /** Notes in the audit trail that the connected assistant sent the record of a number. */
  noteSent(number: string): Promise<void>
}

/**
 * Something that one of our assistants can do. It acts for the person of the session and with exactly their rights; nothing in its
 * input names another person to act for.
 */
export interface OwnTool<Input extends z.ZodObject = z.ZodObject, Output = unknown> {
  input: Input
  effect: ToolEffect
  run(actor: Actor, input: z.output<Input>, signal: AbortSignal): Promise<Output>
}

/** A tool that a connected assistant, or a language model, may have as well. */
export interface Tool<Input extends z.ZodObject = z.ZodObject, Output = unknown> extends OwnTool<Input, Output> {
  name: string
  /** Its name for people, in a connected assistant. */
  title: string
  /** What it does and what its answer holds, for an assistant that chooses by reading. */
  description: string
  /** What a person has to grant a connected assistant so that it has the tool; null for our own assistants alone. */
  scope: ConnectionScope | null
  /** What a connected assistant's call costs the person, in the units of `http/cost-rules.ts`. */
  cost(input: z.output<Input>): number
  /** `call` is there when a connected assistant calls. */
  run(actor: Actor, input: z.output<Input>, signal: AbortSignal, call?: ToolCall): Promise<Output>
  /** What a connected assistant is told of the output; all of it where this is absent. */
  present?(output: Output): unknown
}

/** Keeps the exact types of a tool. */
export function tool<Input extends z.ZodObject, Output>(spec: Tool<Input, Output>): Tool<Input, Output> {
  return spec
}

/** Keeps the exact types of a tool of our own assistants. */
export function ownTool<Input extends z.ZodObject, Output>(spec: OwnTool<Input, Output>): OwnTool<Input, Output> {
  return spec
}

/** Tools as rules call them: each by its own name with its input, on behalf of the person of the turn. */
export type CalledTools<Tools extends Record<keyof Tools, Pick<OwnTool, 'input' | 'run'>>> = {
  [Name in keyof Tools]: (...given: Given<z.output<Tools[Name]['input']>>) => ReturnType<Tools[Name]['run']>
}

/** A tool that asks for nothing is called without an input. */
type Given<Input> = Record<never, never> extends Input ? [input?: Input] : [input: Input]

/** Told of what the tools of a turn change. */
export interface Acting {
  /** Something is about to be changed: from here on the turn cannot be stopped. Throws when it has been stopped before. */
  before(): void
  /** Something was changed, or sent. */
  done(effect: ToolEffect): void
}

/** The tools of a turn, which hears of all that they change. What a tool answers false to has changed nothing. */
export function actingTools<Tools extends object>(tools: Tools, { before, done }: Acting): Tools {
  const told = Object.entries(tools as Record<string, OwnTool>).map(([name, spec]) => {
    const { effect, run } = spec
    if (effect === 'read') return [name, spec]
    const acts: OwnTool['run'] = async (...given) => {
      before()
      const output = await run(...given)
      if (output !== false) done(effect)
      return output
    }
    return [name, { ...spec, run: acts }]
  })
  // Every tool is there under its name and runs as before.
  return Object.fromEntries(told) as Tools
}

/** The tools with which nothing of these effects can be done: what would is refused with the error. */
export function toolsWithout<Tools extends object>(
  tools: Tools,
  effects: readonly ToolEffect[],
  error: () => Error,
): Tools {
  const refused = Object.entries(tools as Record<string, OwnTool>).map(([name, spec]) => [
    name,
    effects.includes(spec.effect) ? { ...spec, run: () => Promise.reject(error()) } : spec,
  ])
  // Every tool is there under its name.
  return Object.fromEntries(refused) as Tools
}
