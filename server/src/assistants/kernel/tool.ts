import type { z } from 'zod'
import type { Actor } from '../../access/actor.ts'

/**
 * Something an assistant can do. It acts for the person of the session and with exactly their rights; nothing in its
 * input names another person to act for.
 */
export interface Tool<Input extends z.ZodType, Output> {
  name: string
  /** What it does, for an engine that chooses by reading. */
  description: string
  input: Input
  run(actor: Actor, input: z.output<Input>, signal: AbortSignal): Promise<Output>
}

/** Keeps the exact types of a tool. */
export function tool<Input extends z.ZodType, Output>(spec: Tool<Input, Output>): Tool<Input, Output> {
  return spec
}
