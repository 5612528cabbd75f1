import { problem } from '../../../errors.ts'
import type { Call } from './task.ts'

/** Tasks that do what no task should, and some that do what they should. */

export function doubled(count: number): number {
  return 2 * count
}

/** Searches as a pattern does that has exponentially many ways. */
export function searching(): boolean {
  return /^(?:a|a)*$/.test(`${'a'.repeat(60)}b`)
}

export function looping(): never {
  for (;;);
}

export function hoarding(): number {
  const held: string[][] = []
  for (;;) held.push(Array.from({ length: 100_000 }, (_, index) => `text ${index} ${held.length}`))
}

export async function asking(name: string, call: Call): Promise<unknown> {
  return call(name, ['given', { by: 'the task' }])
}

export async function forgiving(name: string, call: Call): Promise<string> {
  return call(name, []).then(
    () => 'no refusal',
    (error: Error & { code?: string }) => `refused with ${error.code}: ${error.message}`,
  )
}

export function refusing(): never {
  throw problem('record.not_found', 'There is no such receipt.')
}

export async function waiting(_: unknown, _call: Call, signal: AbortSignal): Promise<string> {
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
  return 'nobody hears this'
}
