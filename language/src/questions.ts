import type { Entity } from './entities.ts'
import { ofKind } from './entities.ts'
import type { Token } from './tokens.ts'

const POLITE =
  /^(okay|so|and|also|please|hey|hi|hello|sorry|wait|yes|no|sure|great|thanks|but|well|then|now|alright|kya)$/
const ABOUT_SHOWN =
  /^(is|are|was|does|do|did|has|will|would|am) (it|this|that|the|these|those|they|there (any )?(stops?|wifi|smoking|meals?|refund)|my|i (be|get|arrive|have to)|we (be|get|arrive)|you (know|think|take|allow|accept)|pets?|smoking|breakfast)\b/
const WH_SHOWN =
  /^((at|from|in|to) )?(when|where|who|why|whose|how (long|far|much|many|early|late)|what time|what (is|are|s) (the|my|its|their)|whats (the|its|their|my)|which (airport|terminal|airline|station|city|gate|is|one)|what (airport|airline|terminal|gate|aircraft|day|kind|type))\b/
const REQUEST =
  /\b(find|show|search|book|list|look|need|want|give|get me|reserve|looking|like (a|to)|fly to|flights? (from|to|between)|any flights?|help me)\b/
const CAN_I =
  /^(can|could|may) (i|we) (take|check|bring|carry|cancel|refund|change|get a refund|smoke|pay|have (the|their|its)|know)\b/

/** Numbers of the sentences that ask about what is shown: 'Is this for one passenger?' fills no slot. */
export function questionSentences(tokens: readonly Token[], entities: readonly Entity[]): Set<number> {
  const asked = new Set<number>()
  const last = tokens.at(-1)?.sentence ?? -1
  for (let sentence = 0; sentence <= last; sentence++) {
    const words = tokens.filter((token) => token.sentence === sentence)
    while (words[0] && POLITE.test(words[0].text)) words.shift()
    const text = words.map((token) => token.text).join(' ')
    const places = ofKind(entities, 'place').filter((entity) => tokens[entity.start]?.sentence === sentence)
    const route = places.length > 1
    if (route) continue
    const shown =
      ABOUT_SHOWN.test(text) ||
      CAN_I.test(text) ||
      (WH_SHOWN.test(text) && !(places.length > 0 && /\b(flights?|fares?|hotels?|tickets?|seats?)\b/.test(text)))
    if (shown && !REQUEST.test(text)) asked.add(sentence)
    if (/^(it|that|this) is (economy|business|first)\b.*\bor\b/.test(text)) asked.add(sentence)
  }
  return asked
}
