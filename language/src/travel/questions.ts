import type { Token } from '../text/tokens.ts'
import { ADDRESS, GREETING, HESITATION, PLEASE, THANKING } from '../text/words/filler.ts'
import type { Entity } from './entities.ts'
import { ofKind } from './entities.ts'

const POLITE = new Set([
  ...PLEASE,
  ...THANKING,
  ...GREETING,
  ...ADDRESS,
  ...HESITATION,
  ...'okay so and also sorry wait yes no sure great but well then now alright kya hm oh acha achha arre are arey'.split(
    ' ',
  ),
])
const ABOUT_SHOWN =
  /^(is|are|was|does|do|did|has|will|would|am) (it|this|that|the|these|those|they|there (any )?(stops?|wifi|smoking|meals?|refund)|my|i (be|get|arrive|have to)|we (be|get|arrive)|you (know|think|take|allow|accept)|pets?|smoking|breakfast)\b/
/** 'Rating of the second?' chooses nothing. */
const OF_SHOWN =
  /^(the )?(ratings?|prices?|cost|fare|address|amenities|facilities|duration|timings?|stops?|details?) (of|for) (the )?(first|second|third|last|cheapest|fastest|this|that|it|one|pehl\w+|dusr\w+)\b/
const LET_ME_KNOW =
  /^((can|could) you )?(let me know|tell me|check|confirm|find out) (if|whether|when|where|what time|which airport|what airport)\b/
const WH_SHOWN =
  /^((at|from|in|to) )?(when|where|who|why|whose|how (long|far|much|many|early|late)|what time|what (is|are|s) (the|my|its|their)|whats (the|its|their|my)|which (airport|terminal|airline|station|city|gate|is|one|has|have|lands|leaves|costs|offers)|what (airport|airline|terminal|gate|aircraft|day|kind|type))\b/
/** 'Sabse sasti kaunsi hai', 'kaun sa hotel accha rahega'. */
const WHICH_SHOWN = /\b(?:kaunsi|kaunsa|kaunse|konsi|konsa|konse|kaun s[iae])(?: \w+){0,3}$/
/** 'Wapas kab hai', 'flight kitne baje niklegi'. */
const HINDI_SHOWN =
  /\b(kab|kitne baje|kahan|kahaan)( \w+){0,3} (hai|hain|hogi|hoga|niklegi|nikalti|pahunchegi|pahunchti|jayegi|aayegi)$/
const REQUEST =
  /\b(find|show|search|book|list|look|need|want|give|get me|reserve|looking|like (a|to)|fly to|flights? (from|to|between)|any flights?|help me)\b/
const CAN_I =
  /^(can|could|may) (i|we) (take|check|bring|carry|cancel|refund|change|get a refund|smoke|pay|have (the|their|its)|know)\b/

/** 'That's all for today': a farewell, whatever day it names. */
const FAREWELL = new RegExp(
  String.raw`^(that|thats|this|no|nope|okay|not|nothing|${THANKING.join('|')}|bye|see|have)\b.*\b(all|it|enough|done|everything|${THANKING.join('|')}|bye|day|you)\b`,
)
const NAMES_WISH =
  /\b(flights?|hotels?|rooms?|leave|leaving|return\w*|back|check|depart\w*|fly|make|change|want|need|like|book|people|tickets?)\b/

/** Numbers of the sentences that ask about what is shown: 'Is this for one passenger?' fills no slot. */
export function questionSentences(tokens: readonly Token[], entities: readonly Entity[]): Set<number> {
  const asked = new Set<number>()
  const last = tokens.at(-1)?.sentence ?? -1
  for (let sentence = 0; sentence <= last; sentence++) {
    const text = opened(tokens, sentence)
    const places = ofKind(entities, 'place').filter((entity) => tokens[entity.start]?.sentence === sentence)
    const route = places.length > 1
    if (route) continue
    const shown =
      ABOUT_SHOWN.test(text) ||
      LET_ME_KNOW.test(text) ||
      OF_SHOWN.test(text) ||
      CAN_I.test(text) ||
      HINDI_SHOWN.test(text) ||
      WHICH_SHOWN.test(text) ||
      (WH_SHOWN.test(text) && !(places.length > 0 && /\b(flights?|fares?|hotels?|tickets?|seats?)\b/.test(text)))
    if (shown && !REQUEST.test(text) && !picksOut(tokens, entities, sentence)) asked.add(sentence)
    if (/^(it|that|this) is (economy|business|first)\b.*\bor\b/.test(text)) asked.add(sentence)
  }
  return asked
}

/** 'Which one lands before 9 pm', 'kaunsi non-stop hai': which of those shown is so, which leaves the others aside. */
function picksOut(tokens: readonly Token[], entities: readonly Entity[], sentence: number): boolean {
  const text = opened(tokens, sentence)
  if (!PICKS.test(text)) return false
  return entities.some(
    ({ value, start, negated }) =>
      !negated &&
      tokens[start]?.sentence === sentence &&
      (value.kind === 'clock' || value.kind === 'stops' || value.kind === 'price'),
  )
}

const PICKS =
  /^(?:which (?:one|ones|flight|flights|hotel|hotels)|kaunsi|kaunsa|konsi|konsa) (?:\w+ ){0,4}(?:before|after|by|under|below|non|direct|stop|stops|se|tak|ke)\b/

/** The words of a sentence behind its polite opening. */
function opened(tokens: readonly Token[], sentence: number): string {
  const words = tokens.filter((token) => token.sentence === sentence).map((token) => token.text)
  const first = words.findIndex((word) => !POLITE.has(word))
  return (first < 0 ? words : words.slice(first)).join(' ')
}

/** Numbers of the sentences that only take leave. */
export function farewellSentences(tokens: readonly Token[], entities: readonly Entity[]): Set<number> {
  const wishes = entities.filter(({ value }) => value.kind === 'place' || value.kind === 'clock')
  const places = new Set(wishes.map((entity) => tokens[entity.start]?.sentence))
  const sentences = new Set(tokens.map((token) => token.sentence))
  return new Set(
    [...sentences].filter((sentence) => {
      const text = opened(tokens, sentence)
      return !places.has(sentence) && FAREWELL.test(text) && !NAMES_WISH.test(text)
    }),
  )
}
