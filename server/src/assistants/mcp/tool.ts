import type { ConnectionScope } from '@pravas/contract/connections'
import type { z } from 'zod'
import type { Connected } from '../../identity/connections/grants-service.ts'

/** Something that a connected assistant can do. It acts for whoever connected it and with exactly their rights. */
export interface McpTool {
  name: string
  title: string
  /** What it does and what its answer holds, for an assistant that chooses by reading. */
  description: string
  /** Without this scope the assistant does not see it. */
  scope: ConnectionScope
  /** What it costs the person, in the units of `http/cost-rules.ts`; where it depends, by the input. */
  cost: number | ((input: unknown) => number)
  input: z.ZodObject
  run(connected: Connected, input: unknown, signal: AbortSignal, tell: Tell): Promise<unknown>
}

/** Tells how far a tool is, in a few words, whoever asked to hear of it. */
export type Tell = (stage: string) => void

/** A tool by its exact types; what it is given is checked by its schema before. */
export function mcpTool<Input extends z.ZodObject>(
  spec: Omit<McpTool, 'input' | 'run'> & {
    input: Input
    run(connected: Connected, input: z.output<Input>, signal: AbortSignal, tell: Tell): Promise<unknown>
  },
): McpTool {
  return {
    ...spec,
    run: (connected, input, signal, tell) => spec.run(connected, spec.input.parse(input), signal, tell),
  }
}

/** Notes in the audit trail which assistant sent the record of a number. */
export type NoteSent = (connected: Connected, number: string) => Promise<void>
