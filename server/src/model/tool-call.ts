import type { Redactor } from './redaction-rules.ts'
import type { StepTool, ToolCall } from './step.ts'

/** A tool that the model may call; what it answers goes back to the model as JSON. */
export interface ModelTool extends StepTool {
  /** A rejection becomes a short refusal for the model, unless the signal is aborted. */
  run(input: unknown, signal: AbortSignal): Promise<unknown>
}

interface Refusal {
  refused: string
}

/**
 * What a call of the model comes to: the tool's answer, or a short refusal that the model is told. `onFault` hears of
 * failures that a tool did not mean to tell, of which the model learns nothing.
 */
export async function runTool(
  tools: Readonly<Record<string, ModelTool>>,
  { name, input, problem }: ToolCall,
  personal: Redactor,
  signal: AbortSignal,
  onFault: (tool: string, error: unknown) => void,
): Promise<unknown> {
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined
  if (!tool || problem !== undefined) return refusal(problem ?? 'There is no such tool.')
  // The words that come back for placeholders have to fit as well.
  const checked = tool.input.safeParse(personal.restore(input))
  if (!checked.success) return refusal('What it was given does not fit its description.')
  try {
    return await tool.run(checked.data, signal)
  } catch (error) {
    signal.throwIfAborted()
    // Only what was written for people to read says anything.
    if (isForPeople(error)) return refusal(error.message)
    onFault(name, error)
    return refusal('It failed.')
  }
}

function refusal(refused: string): Refusal {
  return { refused }
}

/** Whether a tool refused, of its own or because it could not be run. */
export function isRefusal(result: unknown): result is Refusal {
  return typeof result === 'object' && result !== null && Object.keys(result).join() === 'refused'
}

function isForPeople(error: unknown): error is Error {
  return error instanceof Error && error.name === 'ProblemError'
}

/** A value as it is written in JSON. */
export function asData(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value))
}
