import type { Token } from '../text/tokens.ts'
import type { Words } from './draft.ts'

/** Which flight of a trip there and back is meant. */
export type Direction = 'out' | 'back'

const OUT = /^(?:out|outward|outbound|onward|onwards|going|jaate|jane|jaane|jaana)$/
const LEAVES = /^(?:leav|depart|fly)/
const BACK = /^(?:return|returns|returning|back|home|inbound|homeward|wapas|wapis|wapsi|wapasi|vapas|lautte|lautna)$/
/** 'Bring back', 'switch back to': nobody flies. */
const BEFORE_BACK = /^(?:bring|switch|change|changed|get|give|put|take|go|went|call|move)$/

/** Names the direction of words: by the nearest word before them in their clause that says one, else the next behind. */
export interface Directions {
  of(words: Words): Direction | undefined
  /** Each direction is named. */
  both: boolean
}

/**
 * Reads the directions of a message. `isKnown` is set where a trip there and back is talked about: 'the return flight' is then
 * one of its flights, and may leave at six; else it is a kind of ticket, which `tickets` are the words of.
 */
export function directionsIn(tokens: readonly Token[], tickets: readonly Words[], isKnown: boolean): Directions {
  const named = tokens.map((_, at): Direction | undefined => {
    if (!isKnown && tickets.some(({ start, end }) => start <= at && at < end)) return undefined
    const word = tokens[at]?.text ?? ''
    const before = tokens[at - 1]?.text ?? ''
    if ((OUT.test(word) && before !== 'check') || (!isKnown && LEAVES.test(word))) return 'out'
    const isVerb = /^(?:back|wap[ai]s)$/.test(word) && BEFORE_BACK.test(before)
    return BACK.test(word) && !isVerb ? 'back' : undefined
  })
  const isOf = (at: number, start: number) =>
    tokens[at] !== undefined && tokens[at]?.sentence === tokens[start]?.sentence
  return {
    of({ start, end }) {
      for (let at = start - 1; isOf(at, start) && !tokens[at + 1]?.comma; at--) if (named[at]) return named[at]
      for (let at = end; isOf(at, start) && !tokens[at]?.comma; at++) {
        if (/^(?:and|but|aur|lekin)$/.test(tokens[at]?.text ?? '')) break
        if (named[at]) return named[at]
      }
      return undefined
    },
    both: named.includes('out') && named.includes('back'),
  }
}
