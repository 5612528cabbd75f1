import { parseSync } from '@swc/core'
import { ADDRESS, FAMILIAR, PLEASE, THANKS } from '../language/src/text/words/filler.ts'

/** Words that are used in other senses too, so that a list may hold them: the assistants' names, titles, a particle of Hindi. */
const OTHER_SENSES = new Set('tripmate fingenie ji जी sir madam maam mam सर मैडम dear cheers appreciated ty'.split(' '))
/** Words that thank, ask or address somebody, and do nothing else in a sentence. */
const COURTESY: readonly string[] = [...PLEASE, ...THANKS, ...ADDRESS, ...FAMILIAR, 'thank', 'dhanyawaad'].filter(
  (phrase) => !phrase.includes(' ') && !OTHER_SENSES.has(phrase),
)
const SAID = new RegExp(`(?<![\\p{L}\\p{M}])(?:${COURTESY.join('|')})(?![\\p{L}\\p{M}])`, 'giu')

/** The name of an intent; a list of words holds more than that. */
const INTENT = 'thanks'

/**
 * Words of courtesy that a source spells out in its strings and patterns, in lower case, each once. Comments and types may hold
 * them, and so may a string that is the name of an intent.
 */
export function courtesyIn(text: string): string[] {
  const found = new Set<string>()
  const note = (written: string) => {
    if (written === INTENT) return
    for (const [word] of written.matchAll(SAID)) found.add(word.toLowerCase())
  }
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    const type = 'type' in value ? value.type : undefined
    if (type === 'TsLiteralType' || type === 'ImportDeclaration') return
    if (type === 'StringLiteral' && 'value' in value) note(String(value.value))
    if (type === 'TemplateElement' && 'raw' in value) note(String(value.raw))
    if (type === 'RegExpLiteral' && 'pattern' in value) note(String(value.pattern).replace(/\\[bsSwWdD]/g, ' '))
    for (const field of Object.values(value)) visit(field)
  }
  visit(parseSync(text, { syntax: 'typescript' }))
  return [...found]
}
