import { FIELD_OF } from '@pravas/contract/receipt-field-keys'
import { RECEIPT_FIELD_LABELS, receiptField } from '@pravas/contract/receipt-fields'
import { alternatives, anyOf, phrases } from '../../text/phrase-grammar.ts'
import { behind } from '../../text/phrases-in.ts'
import { APOLOGY, GREETING, HESITATION, PLEASE, TRANSITION } from '../../text/words/filler.ts'
import { LEAD, REQUEST } from '../../text/words/leads.ts'
import { PLAIN_LABELS } from '../receipts/field-words.ts'
import { fieldIn, isOnlyField, POINTED_OR_IT } from './fields.ts'
import { continuesMissingFields, saysFieldMissing } from './missing-fields.ts'

const OPENING = anyOf(
  PLEASE,
  GREETING,
  TRANSITION,
  HESITATION,
  APOLOGY,
  LEAD,
  REQUEST,
  phrases('no | nope | actually | ok | okay | i think | i mean | you should | we need to'),
)
/** With what an order begins that sets something. */
export const IMPERATIVE =
  /^(?:set|change|correct|update|make|fix|edit|mark|put|classify|categori[sz]e|rename|move|switch|use)\b\s*/i
/** What stands between what is spoken of and what it is. */
export const BECOMES =
  /(?<!\s)\s+(?:should (?:really )?(?:be|have been)|must be|has to be|is|was|are|=|:)\s+|(?:=|:(?!\d))\s+/i
export const WRONG = /\b(?:wrong|incorrect|mistaken|not (?:right|correct|accurate)|misread|false)\b/i
/** Other words for 'is wrong'. */
const DISAGREES: [RegExp, string][] = [
  [/^i (?:(?:do not|don't|dont|cannot|can't|cant) agree (?:with|to)|disagree with) ([^,;]+)/i, '$1 is wrong'],
  [/\b(?:isn't|isnt|wasn't|wasnt|is not|was not) (?=(?:right|correct|accurate)\b)/gi, 'is not '],
  [
    /\b(?:doesn't|doesnt|does not) (?:look|seem) (?:right|correct|accurate)\b|\b(?:looks|seems) (?:wrong|incorrect)\b/gi,
    'is wrong',
  ],
]

const BEGINS =
  'the|its|set|change|correct|put|receipt|bill|make|date|total|amount|merchant|vendor|invoice|gst(?:in)?|cgst|sgst|igst|tax(?:able)?|category|city|place|address|currency|payment|our|company|buyer|first|second|third|fourth|fifth|last|\\d+(?:st|nd|rd|th)' +
  PLAIN_LABELS.map((label) => `|${label}`).join('')
/** 'The cab total', behind a comma: the words of a category alone may belong to a name. */
const KIND = '(?:cab|taxi|hotel|breakfast|lunch|dinner)\\s(?:(?:ka|ki|bill|receipt)\\s){0,2}(?:total|amount|is|was)'
/** Where one correction ends and the next begins. */
const CLAUSES = new RegExp(
  `\\s?(?:;|\\n|\\.\\s|[—–]\\s|-\\s(?=(?:no|wait|actually|the)\\b)|,\\s(?=(?:${BEGINS}|there|${KIND})\\b)|,?\\s(?:and|aur|also)\\s(?:also\\s)?(?=(?:${BEGINS}|it|that|of (?:the|receipt|bill|invoice|first|second|third|fourth|fifth|last)|there|was paid|is paid|paid|has no|undo|restore|revert|send|submit|mail|remove|delete)\\b))\\s?`,
  'i',
)

const LOOSE = /^(?:the\s+)?(city|place|location|shop|store|seller|supplier|name)\b(?=\s+(?:is|was|to|should)\b)/i

/** A clause with what it takes from those before: 'and of receipt 3 to 600' goes on with the verb and the field. */
export function whole(clause: string, before: readonly string[]): string {
  const field = /^of\b/i.test(clause) ? before.map(fieldIn).findLast((one) => one !== undefined) : undefined
  const said = field ? `the ${RECEIPT_FIELD_LABELS[FIELD_OF[field]]} ${clause}` : clause
  // 'The city is Pune' speaks of a receipt where what goes before does.
  const text = before.some((other) => POINTED_OR_IT.test(other)) ? said.replace(LOOSE, 'its $1') : said
  // 'And the vendor GSTIN is missing' speaks of the same receipt.
  if (before.length > 0 && saysFieldMissing(text)) return `${text} on it`
  const goesOn = before.some((other) => IMPERATIVE.test(bare(other))) && /\s(?:to|as|into)\s/i.test(text)
  return goesOn && !IMPERATIVE.test(text) && fieldIn(text) ? `set ${text}` : text
}

/** The clauses of a message; words that only name a field belong to what follows, and a name may hold an 'and'. */
export function clausesOf(text: string): string[] {
  const joined: string[] = []
  let at = 0
  for (const clause of text.split(CLAUSES)) {
    const start = text.indexOf(clause, at)
    const gap = text.slice(at, start)
    const last = joined.at(-1)
    at = start + clause.length
    if (clause.trim() === '') continue
    const goesOn =
      last !== undefined &&
      (isOnlyField(bare(last).replace(IMPERATIVE, '')) ||
        goesOnWithName(last, clause) ||
        isWithoutVerb(bare(last), clause) ||
        (!BECOMES.test(clause) && continuesMissingFields(bare(last), bare(clause))) ||
        // 'It is wrong and it should be 500' says one thing.
        (WRONG.test(bare(last)) && MAKES_IT.test(clause)))
    if (goesOn) joined.splice(-1, 1, last + gap + clause)
    else joined.push(clause)
  }
  return joined
}

const MAKES_IT = new RegExp(
  String.raw`^(?:(?:(?:${alternatives(PLEASE)}) )?(?:make|set|change|correct) )?(?:it|that)\b`,
  'i',
)

/** 'The date of receipt 1' says nothing before 'and receipt 2 is 3 May' is said too; 'total of receipt 1 500' does. */
function isWithoutVerb(before: string, clause: string): boolean {
  return (
    /^(?:the |both )?(?:receipt|bill|invoice|first|second|third|fourth|fifth|last|\d+(?:st|nd|rd|th))\b/i.test(
      clause,
    ) &&
    /\b(?:of|on|for)\s+(?:the\s+)?(?:(?:receipt|bill|invoice)s?\s+#?\d+|first|second|third|fourth|fifth|last|\d+(?:st|nd|rd|th))(?:\s+(?:one|receipt|bill|invoice))?$/i.test(
      before,
    ) &&
    fieldIn(before) !== undefined &&
    !BECOMES.test(before) &&
    !/\b(?:has|have|costs?|paid|put|undo|restore|revert|remove|delete)\b/i.test(before) &&
    !(IMPERATIVE.test(before) && /\s(?:to|as)\s/i.test(before))
  )
}

/** 'The merchant of receipt 2 is Bread, the Bakery' is one name. */
function goesOnWithName(before: string, clause: string): boolean {
  const field = fieldIn(before)
  return (
    field !== undefined &&
    receiptField(FIELD_OF[field]).kind === 'text' &&
    BECOMES.test(before) &&
    fieldIn(clause) === undefined &&
    !/\b(?:is|was|are|were|has|have|paid|should|costs?|receipt|bill)\b|=|:/i.test(clause)
  )
}

/** A clause without courtesies and the marks at its end. */
export function bare(clause: string): string {
  const plain = clause
    .replace(/[‘’]/g, "'")
    .replace(/(?<![?!.\s])[?!.\s]+$/, '')
    .trim()
  const opened = behind(OPENING, plain).replace(/\b(it|that)'s\b/gi, '$1 is')
  return DISAGREES.reduce((text, [pattern, words]) => text.replace(pattern, words), opened)
}
