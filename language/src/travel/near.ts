import { romanised } from '../text/devanagari.ts'
import { anyOf, either, phrases, several, word } from '../text/phrase-grammar.ts'
import { clean, tokenise } from '../text/tokens.ts'
import { ASSENT } from '../text/words/assent.ts'
import { COURTESY } from '../text/words/filler.ts'
import { WANT } from '../text/words/leads.ts'
import { HOTEL, PARTICLE } from './words/trip-parts.ts'

const NEAR = /\b(?:near|close to) (?:the )?[\p{L}]+(?: [\p{L}]+)?$/iu

/** What may stand around the name of a part of town that alone says where a hotel shall be: 'the Juhu area', 'within 3 km of BKC'. */
const AREA = anyOf(
  phrases(
    `walking distance from | walking distance of | walking distance to | walking distance | within walking distance of | within walking distance | walkable from | walkable | area | side | locality | neighbourhood | neighborhood | part | part of town | in | at | the | around | anything in | anything at | something in | something at | anything | something | somewhere | within | of | from
     km | kms | kilometres | kilometers | km of | mein | me | ki taraf | ke andar | kuch | koi | hai | ke | ka | ki | paas | pass | aas paas | taraf`,
  ),
  COURTESY,
  ASSENT,
  WANT,
  HOTEL,
  PARTICLE,
)
const NUMBER = word((said) => /^\d{1,2}$/.test(said))
const ONLY_AREA = several(either(AREA, NUMBER))

/** Whether a message says nothing but where a hotel shall be, once the name of the place is taken out of it. */
export function isOnlyArea(withoutName: string): boolean {
  const said = tokenise(clean(romanised(withoutName))).map(({ said }) => said)
  return ONLY_AREA(said, 0).includes(said.length)
}

/** Whether the last words of a text name what something shall be near to: 'a hotel near Whitefield'. */
export const endsNear = (text: string): boolean => NEAR.test(text)
