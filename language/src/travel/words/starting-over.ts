import { alternatives, phrases } from '../../text/phrase-grammar.ts'

/** What is said by who begins again. */
const STARTING_OVER = phrases(
  `start over | start all over | start again | start afresh | start fresh | start from scratch | begin again | begin afresh | scratch everything | scratch all that | scratch all of that | forget everything | forget all that | forget all of this | clear everything | reset everything
   naye sire se shuru karo | naye sire se | shuru se karte hain | phir se shuru karo | phir se shuru karte hain | shuru se shuru karo | sab hatao | sab cancel karo aur`,
)

export const wordsAlternatives = alternatives(STARTING_OVER)
