import type { Making } from './engine.ts'

/** Told what happens within an assistant's turns, for whoever evaluates them. */
export interface TurnWatch {
  /** A tool of the assistant has answered. */
  answered(tool: string, answer: unknown): void
  /** A tool of the assistant has refused or failed. */
  failed(tool: string): void
  /** The rules have worded an answer, for the person or for a language model that asked them. */
  worded(text: string): void
  /** The turn's answer is ready; `making` where a language model was asked. */
  ready(making: Making | undefined): void
}

/** Tells what comes of a tool's call, and hands it on. */
export async function watchedCall<Answer>(
  watch: TurnWatch,
  tool: string,
  call: () => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await call()
    watch.answered(tool, answer)
    return answer
  } catch (error) {
    watch.failed(tool)
    throw error
  }
}
