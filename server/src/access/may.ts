import { problem } from '../errors.ts'
import type { Actor } from './actor.ts'
import { type Action, refusal } from './rights-rules.ts'

/** Passes when the actor may; throws the refusal that the rights rules name otherwise. */
export function demand(actor: Actor, action: Action): void {
  const code = refusal(actor, action)
  if (code) throw problem(code)
}
