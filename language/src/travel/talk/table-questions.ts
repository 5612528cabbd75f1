import { romanised } from '../../text/devanagari.ts'
import { isEnglishWord } from '../../text/english-words.ts'
import { anyOf, phrases, wordsIn } from '../../text/phrase-grammar.ts'
import { isFunctionWord, isTalk } from '../../text/skipped-words.ts'
import { clean, type Token, tokenise } from '../../text/tokens.ts'
import { findEntities, ofKind } from '../entities.ts'
import { correctSpelling } from '../spelling.ts'
import { CHEAPEST, DEAREST, FASTEST } from '../words/extremes.ts'
import * as words from '../words/table-questions.ts'
import { RESULT } from '../words/trip-parts.ts'
import { found, foundInTurn } from './said.ts'
import { namesThing, type Thing, thingIn } from './thing.ts'

/** What is asked of what is on the table, or of travelling as such. */
export type TableMatter =
  | 'options'
  | 'price'
  | 'difference'
  | 'count'
  | 'stops'
  | 'policy'
  | 'budget'
  | 'distance'
  | 'identity'
  | 'reporting'
  | 'web-check-in'
  | 'later-change'
  | 'payment'
  | 'claims'
  /** What becomes of the money for what is cancelled, and what taking a request back costs. */
  | 'money-back'
  | 'withdraw-cost'
  /** Whether the company pays for something. */
  | 'covered'
  /** Where the trip is found later. */
  | 'where-later'
  | 'taxes'
  /** What the policy allows for a hotel in the city of the stay. */
  | 'hotel-limit'
  /** The number of the request that was sent. */
  | 'number'
  /** Whether another one costs less than the one that is chosen. */
  | 'cheaper'

/** A question that what is on the table answers: what is asked, and about which thing. */
export interface TableQuestion {
  asks: TableMatter
  of: Thing
  /** Every word of the message is one of such a question. */
  isWhole: boolean
}

/** A longer message says more than such a question. */
const MOST_WORDS = 20
/** What is asked of one that is pointed at is short. */
const FEW = 7

const [ASKS, WISHES] = [anyOf(words.ASKS), anyOf(words.WISHES)]
const [HOW_MUCH, COSTS, DIFFERENCE] = [anyOf(words.HOW_MUCH), anyOf(words.COSTS), anyOf(words.DIFFERENCE)]
const [HOW_MANY, STOPS, FAR] = [anyOf(words.HOW_MANY), anyOf(words.STOPS), anyOf(words.FAR)]
const [MONEY_BACK, WITHDRAW_COST, MONEY] = [anyOf(words.MONEY_BACK), anyOf(words.WITHDRAW_COST), anyOf(words.MONEY)]
const [COVERED, WHERE_LATER, TAXES] = [anyOf(words.COVERED), anyOf(words.WHERE_LATER), anyOf(words.TAXES)]
const HOTEL_LIMIT = anyOf(words.HOTEL_LIMIT)
const REQUEST_NUMBER = anyOf(words.REQUEST_NUMBER)
const [CLAIMS, CHEAPER] = [anyOf(words.CLAIMS), anyOf(words.CHEAPER)]
const IN_POLICY = anyOf(words.IN_POLICY)
const [WITHIN, POLICY, OF_POLICY, WHY_OUT] = [
  anyOf(words.WITHIN),
  anyOf(words.POLICY),
  anyOf(words.OF_POLICY),
  anyOf(words.WHY_OUT),
]
const [OPTIONS, OTHER_AMOUNT] = [anyOf(words.OPTIONS), anyOf(words.OTHER_AMOUNT)]
const TOTAL = anyOf(phrases('total | in all | altogether | so far | both ways | kul'))
const [BUDGET, OVER] = [anyOf(words.BUDGET), anyOf(words.OVER)]
const [IDENTITY, REPORTING, AT_AIRPORT] = [anyOf(words.IDENTITY), anyOf(words.REPORTING), anyOf(words.AT_AIRPORT)]
const [LATER_CHANGE, WEB_CHECK_IN, PAYS] = [anyOf(words.LATER_CHANGE), anyOf(words.WEB_CHECK_IN), anyOf(words.PAYS)]

/** The words of a message with slips of the fingers put right, and which things on the table they name. */
export function tableWordsIn(message: string): { said: readonly string[]; thing: Thing; tokens: readonly Token[] } {
  const tokens = correctSpelling(tokenise(clean(romanised(message))))
  const said = tokens.map(({ said: raw, text }) => (isEnglishWord(raw) || KNOWN.has(raw) ? raw : text))
  return { said, thing: thingIn(tokens, said), tokens }
}

/** Reads a question about what is on the table; undefined for a message that wishes for something or asks something else. */
export function tableQuestionIn(message: string): TableQuestion | undefined {
  const { said, thing, tokens } = tableWordsIn(message)
  if (said.length === 0 || said.length > MOST_WORDS) return undefined
  const asks = message.includes('?') || found(ASKS, said)
  if (!asks) return undefined
  const entities = findEntities(tokens)
  // A way that is named is searched, and another day is another search.
  if (
    ofKind(entities, 'date').some(({ start, end }) => !isNoDay(tokens.slice(start, end))) ||
    ofKind(entities, 'place').length > 1
  )
    return undefined
  const matter = matterOf(said, thing)
  if (matter === undefined || (found(WISHES, said) && !GENERAL.has(matter))) return undefined
  const isValue = (at: number) => entities.some(({ start, end }) => start <= at && at < end)
  const isWhole = said.every(
    (word, at) =>
      KNOWN.has(word) || WITH_IT.has(word) || isFunctionWord(word) || isTalk(word) || isValue(at) || /^\W+$/.test(word),
  )
  // 'How much CO₂ is that' asks for something else than a price.
  if (matter === 'price' && !isWhole) return undefined
  return { asks: matter, of: thing, isWhole }
}

function matterOf(said: readonly string[], thing: Thing): TableMatter | undefined {
  const isNamed = namesThing(thing) || thing.points || thing.all
  if (found(WITHDRAW_COST, said) && found(MONEY, said)) return 'withdraw-cost'
  if (found(MONEY_BACK, said)) return 'money-back'
  if (found(LATER_CHANGE, said)) return 'later-change'
  if (found(WHERE_LATER, said)) return 'where-later'
  if (found(REQUEST_NUMBER, said)) return 'number'
  if (found(WEB_CHECK_IN, said)) return 'web-check-in'
  if (found(IDENTITY, said)) return 'identity'
  if (found(REPORTING, said) && found(AT_AIRPORT, said)) return 'reporting'
  if (found(PAYS, said)) return 'payment'
  if (found(CLAIMS, said)) return 'claims'
  if (found(COVERED, said)) return 'covered'
  if (found(HOTEL_LIMIT, said)) return 'hotel-limit'
  if (found(TAXES, said) && (found(TOTAL, said) || found(HOW_MUCH, said) || said.length <= FEW)) return 'taxes'
  if (found(CHEAPER, said) && !namesThing(thing) && thing.stops === undefined) return 'cheaper'
  if (found(FAR, said) && (isNamed || thing.part === 'hotel')) return 'distance'
  if (found(DIFFERENCE, said) && (isNamed || thing.part === 'trip')) return 'difference'
  if (found(HOW_MANY, said)) return 'count'
  if (found(OPTIONS, said)) return 'options'
  if (isOfPolicy(said)) return 'policy'
  if (foundInTurn(said, OVER, BUDGET) || foundInTurn(said, BUDGET, OVER)) return 'budget'
  if (thing.part === 'trip') return undefined
  if (found(STOPS, said) && (isNamed || thing.all) && !found(HOW_MUCH, said)) return 'stops'
  const isOne =
    thing.extremes.length + thing.ordinals.length + thing.airlines.length + thing.hours.length > 0 ||
    (thing.points && said.length <= FEW)
  if (found(TOTAL, said) || found(OTHER_AMOUNT, said)) return undefined
  return isOne && foundInTurn(said, HOW_MUCH, COSTS)
    ? 'price'
    : isOne && foundInTurn(said, COSTS, HOW_MUCH)
      ? 'price'
      : undefined
}

/** 'Is it within policy', 'policy me hai na', 'why is it out of policy'; 'what is the policy for hotels' asks about the policy itself. */
function isOfPolicy(said: readonly string[]): boolean {
  if (!found(POLICY, said) || found(OF_POLICY, said)) return false
  return (
    found(IN_POLICY, said) ||
    foundInTurn(said, WITHIN, POLICY) ||
    foundInTurn(said, POLICY, WITHIN) ||
    found(WHY_OUT, said)
  )
}

/** What is asked of travelling as such, also with a word of a wish: 'where do I find this'. */
const GENERAL: ReadonlySet<TableMatter> = new Set<TableMatter>([
  'identity',
  'reporting',
  'web-check-in',
  'later-change',
  'payment',
  'claims',
  'withdraw-cost',
  'covered',
  'where-later',
  'number',
])

/** Words that may stand in such a question and ask nothing. */
const WITH_IT: ReadonlySet<string> = wordsIn(
  CHEAPEST,
  FASTEST,
  DEAREST,
  RESULT,
  phrases(
    `need | carry | have | get | take | show | usually | generally | normally | between | than | then | first | second | third | fourth | fifth | last | pehli | pehla | dusri | dusra | teesri | wali | wala | din | day | that | same | koi | thoda | thodi | something | anything | any | hai | me | mein | for | flight | flights | hotel | return | going | before | after | really | also | still | even | only | too
     at all | exactly | roughly | approx | approximately | about | rated | rating | best | highest | earliest | latest | far | away | from | airport`,
  ),
)
/** 'That day' is the one of what is asked about, and 'the first' the first in the list. */
const isNoDay = (tokens: readonly Token[]): boolean =>
  THAT_DAY.test(tokens[0]?.said ?? '') || tokens.every(({ said }) => LISTED.test(said))
const LISTED = /^(?:the|first|second|third|fourth|fifth)$/
/** 'Us din' is the day of what is asked about. */
const THAT_DAY = /^(?:us|usi|that|same)$/
const KNOWN: ReadonlySet<string> = new Set(
  Object.values(words).flatMap((list) => list.flatMap((phrase) => phrase.split(' '))),
)
