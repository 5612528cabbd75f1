import { isEnglishWord } from '../text/english-words.ts'
import { isFunctionWord } from '../text/skipped-words.ts'
import type { Token } from '../text/tokens.ts'
import { type Draft, type Setting, wantsFlight } from './draft.ts'
import type { Entity } from './entities.ts'
import { VOCABULARY } from './spelling.ts'
import { isTalkWord } from './words/talk.ts'

const SHORTEST = 3
const FROM = /^(?:from|frm|ex)$/
const TO = /^(?:to|till)$/
const HINDI_FROM = /^se$/

/**
 * Notes an end of the route that nobody knows: the 'xqz' of 'xqz to Mumbai' or 'from xqz to Mumbai'. It is asked, so that the city which
 * is known stays at its end and no other is taken for the one that was named.
 */
export function noteUnknownEnd(
  draft: Draft,
  tokens: readonly Token[],
  entities: readonly Entity[],
  setting: Setting,
): void {
  const { slots, problems } = draft
  if (!wantsFlight(setting) || problems.some(({ kind }) => kind === 'unsupported_city')) return
  const word = (at: number) => tokens[at]?.text ?? ''
  const isPlace = (at: number) => entities.some(({ start, value }) => start === at && value.kind === 'place')
  const endsPlace = (at: number) => entities.some(({ end, value }) => end === at && value.kind === 'place')
  const taken = (at: number) => entities.some(({ start, end }) => start <= at && at < end)
  for (const [at] of tokens.entries()) {
    if (taken(at) || !isUnknown(tokens[at])) continue
    const leads = (TO.test(word(at + 1)) && isPlace(at + 2)) || (HINDI_FROM.test(word(at + 1)) && isPlace(at + 2))
    const begins = leads || (FROM.test(word(at - 1)) && slots.to !== undefined)
    const ends = TO.test(word(at - 1)) && endsPlace(at - 1) && (slots.from === undefined || slots.to === undefined)
    const role = begins && slots.from === undefined ? 'from' : ends ? 'to' : undefined
    if (role === undefined) continue
    // The one city of 'Delhi to xqz' is where it begins.
    if (role === 'to' && slots.from === undefined && slots.to !== undefined) {
      slots.from = slots.to
      draft.filledFrom.set('from', draft.filledFrom.get('to') ?? [])
      delete slots.to
      draft.filledFrom.delete('to')
    }
    draft.heeded.push({ start: at, end: at + 1 })
    problems.push({ kind: 'unsupported_city', city: tokens[at]?.raw ?? '', role })
    return
  }
}

/** Whether a word is none that a traveller's sentence holds, in English or Hindi. */
function isUnknown(token: Token | undefined): boolean {
  if (!token || token.text !== token.said || token.said.length < SHORTEST || !/^\p{L}+$/u.test(token.said)) return false
  const { said } = token
  return !VOCABULARY.has(said) && !isEnglishWord(said) && !isFunctionWord(said) && !isTalkWord(said)
}
