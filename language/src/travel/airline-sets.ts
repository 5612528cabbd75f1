import { anyOf, inOrder, phrases, several } from '../text/phrase-grammar.ts'
import type { Token } from '../text/tokens.ts'
import { type Entity, type EntityOf, ofKind } from './entities.ts'

const JOIN = several(
  inOrder(
    anyOf(
      phrases(
        `or | or else | ya | and | aur | / | , | & | or even | or the | and the | else | otherwise | or otherwise | if not | if not then | if not available | if not available then | then | nahi to | nahi toh | warna
         if they have | if they fly | if they do | if available | if possible | if there is | if there is one | ho to | ho toh | agar ho to | or maybe | flights | flight | flights or | flight or`,
      ),
    ),
    several(anyOf(['the', 'by', 'with', 'on', 'even'])),
  ),
)

/** How many words may join two airlines. */
const MOST_BETWEEN = 8

/**
 * Whether an airline will do as well as the one named before it: 'IndiGo or Akasa', 'Vistara if they have, else IndiGo'. Of two airlines
 * with other words between them the last one counts.
 */
export function joinsAirline(
  tokens: readonly Token[],
  entities: readonly Entity[],
  airline: EntityOf<'airline'>,
): EntityOf<'airline'> | undefined {
  const before = ofKind(entities, 'airline').findLast(({ end }) => end <= airline.start)
  if (!before || before.negated || airline.start - before.end > MOST_BETWEEN) return undefined
  const said = tokens.slice(before.end, airline.start).map((token) => token.said)
  const isListed = said.length === 0 && tokens[airline.start]?.comma === true
  return isListed || (said.length > 0 && JOIN(said, 0).includes(said.length)) ? before : undefined
}
