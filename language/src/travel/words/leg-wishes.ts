import { phrases } from '../../text/phrase-grammar.ts'

/** Names one flight of a journey by its place, before or behind what is wished of it. */
export const FOR = phrases('for | on | of | in | and for | and on | now for | coming to | about')
export const PLACES: readonly (readonly [place: number | 'last', names: readonly string[]])[] = [
  [1, phrases('first | 1st | pehli | pehle wali')],
  [2, phrases('second | 2nd | dusri | doosri | dusre wali')],
  [3, phrases('third | 3rd | teesri | tisri')],
  [4, phrases('fourth | 4th | chauthi')],
  ['last', phrases('last | final | aakhri | akhri | last return')],
]
/** A flight of a journey, which no result in a list is called. */
export const LEG = phrases('leg | legs | sector | hop | stretch | segment | part of the trip | flight of the trip')
/** May be a result as well as a flight of the journey. */
export const ONE = phrases('one | flight | wali | wali flight | one only')
