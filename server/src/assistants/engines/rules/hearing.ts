import type { Understanding } from '@pravas/language/types'
import { understand } from '@pravas/language/understand'
import { contextOf } from '../../dialogue/context.ts'
import { hear } from '../../dialogue/hear-rules.ts'
import type { Heard } from '../../dialogue/heard.ts'
import { readPhrases } from '../../dialogue/phrases.ts'
import { asOf, type DialogueState, readState } from '../../dialogue/state.ts'
import type { TurnInput } from '../engine.ts'

/** What a message makes of the dialogue that was kept: the dialogue as it stands today, and what follows. */
export function hearing({ message, state, today }: Pick<TurnInput<unknown>, 'message' | 'state' | 'today'>): {
  before: DialogueState
  understood: Understanding
  heard: Heard
} {
  const kept = readState(state)
  const before = asOf(kept, today)
  const understood = understand(message, contextOf(before, today))
  const heard = hear(before, { message, understood, phrases: readPhrases(message) }, today)
  if (before !== kept) {
    heard.notes.unshift('The fares of our last search were of another day, so they no longer hold.')
    // What stood to choose from is gone, so the standing question cannot be asked again.
    if (heard.act === 'ask-again') heard.act = 'go-on'
  }
  return { before, understood, heard }
}
