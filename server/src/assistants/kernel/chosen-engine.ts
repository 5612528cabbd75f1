import type { Actor } from '../../access/actor.ts'
import type { Engine } from './engine.ts'

/** Asks the model's engine, or the rules for whoever keeps the assistants local. */
export function chosenEngine<Tools>(
  model: Engine<Tools>,
  rules: Engine<Tools>,
  keepsLocal: (actor: Actor) => Promise<boolean>,
): Engine<Tools> {
  return {
    async *turn(input) {
      yield* ((await keepsLocal(input.actor)) ? rules : model).turn(input)
    },
  }
}
