import { romanised } from '@pravas/language/text/devanagari'
import { isFunctionWord } from '@pravas/language/text/skipped-words'
import { describedIn } from '@pravas/language/travel/talk/flight-choice'
import type { Selection, Understanding } from '@pravas/language/travel/types'
import { note, replies } from '@pravas/messages/tripmate'
import { listWords } from '../../../formats.ts'
import type { PolicyOfDay } from '../../../policy/version-rules.ts'
import { optionWords } from '../../trip-texts/option-text-rules.ts'
import { choose } from './choose-rules.ts'
import { offered } from './criteria-rules.ts'
import { resultsChosen } from './flight-choice-rules.ts'
import { aside, goOn, type Outcome } from './outcome.ts'
import { focusOf, isOfHotel, isPlainly, optionId, resolve } from './selection-rules.ts'
import type { DialogueState } from './state.ts'

/** Asks of it how much, which or what. */
const ASKS = /\b(?:kitn[aei]|kaunsi|kaunsa|konsi|konsa|kya hai|how much|how long|which|what|whats)\b/i

/** A result is named: chosen where nothing but that is wished, else asked for again. What is rejected beside it is not chosen. */
export function selected(
  state: DialogueState,
  message: string,
  selection: Selection,
  { domain, negated }: Partial<Pick<Understanding, 'domain' | 'negated'>> = {},
  policy?: PolicyOfDay,
): Outcome {
  if (!isPlainly(state, message, selection)) {
    const asked = ASKS.test(romanised(message)) ? resolve(state, selection) : undefined
    // 'Kitne ki hai sabse sasti' asks about one, and takes none.
    if (asked?.found === 'one') {
      const mentioned = { kind: asked.kind, ids: [optionId(asked.option)] }
      return {
        ...aside(state, note('detail.one', { option: optionWords(asked.option) })),
        state: { ...state, mentioned },
      }
    }
    return fittingShown(state, message, policy) ?? undecided(state, selection)
  }
  const without = (negated ?? []).flatMap(({ slot, value }) => (slot === 'airline' ? [String(value)] : []))
  // 'The first one, and add a hotel'.
  const adds = state.goal === 'flight' && domain === 'hotel' && !isOfHotel(selection)
  return { ...goOn(state), ...choose(adds ? { ...state, goal: 'both' } : state, selection, without) }
}

/** The results that fit what was understood of a choice, where something of it was not. */
function fittingShown(state: DialogueState, message: string, policy: PolicyOfDay | undefined): Outcome | undefined {
  const described = state.asked?.about === 'choice' && policy ? describedIn(message) : undefined
  const outcome = described && policy && resultsChosen(state, [described.choice], policy)
  if (!outcome || outcome.show.length === 0) return undefined
  const words = listWords(described.unread.filter((word) => !isFunctionWord(word)).map((word) => `“${word}”`))
  return words === '' ? outcome : { ...outcome, unread: note('not-caught', { words }) }
}

/** Which one is meant stays open; the list is shown again where places in it are counted. */
function undecided(state: DialogueState, selection: Selection): Outcome {
  const counts = (selection.by === 'ordinal' && selection.index < -1) || (selection.by === 'extreme' && selection.rank)
  const kind = counts ? focusOf(state, 'target' in selection ? selection.target : undefined) : undefined
  const undecided = replies('choose.undecided')
  if (!kind || offered(state, kind).length === 0) return aside(state, undecided)
  return { ...goOn(state, [undecided]), show: [kind] }
}
