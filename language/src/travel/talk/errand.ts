import { clean, tokenise } from '../../text/tokens.ts'
import { findEntities } from '../entities.ts'
import { tellsOfEvent } from '../events.ts'
import { correctSpelling } from '../spelling.ts'
import type { Purpose } from '../types.ts'
import { ERRANDS } from '../words/errands.ts'

/** Begins a message that asks, denies or tells something to do. */
const OPENS_OTHERWISE =
  /^(?:is|are|was|were|do|does|did|can|could|will|would|should|shall|may|what|when|where|which|who|whom|whose|why|how|if|show|find|book|tell|give|send|call|cancel|change|move|remind|check|any|no|not|dont|never|kya|kab|kaun|mat)$/
const MOST_WORDS = 12

/**
 * Reads what a trip is for from a message that names an errand and no other value: 'the launch at Sharma Textiles', 'interview lene
 * ja raha hun', 'bhai ki shaadi hai'. Undefined for questions and for what only tells of an event.
 */
export function errandIn(message: string): Purpose | undefined {
  if (message.includes('?')) return undefined
  const tokens = correctSpelling(tokenise(clean(message)))
  const words = tokens.map(({ said }) => said)
  const [first = ''] = words
  if (words.length > MOST_WORDS || OPENS_OTHERWISE.test(first) || tellsOfEvent(words)) return undefined
  if (findEntities(tokens).some(({ value }) => value.kind !== 'purpose')) return undefined
  const purposes = new Set(words.flatMap((word) => ERRANDS.get(word) ?? []))
  const [only, ...others] = purposes
  return others.length === 0 ? only : undefined
}
