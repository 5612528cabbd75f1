import { romanised } from '../../text/devanagari.ts'
import { namesFieldFirst } from '../corrections/missing-fields.ts'
import { withoutRefusal } from '../sending/refusals.ts'

const REMOVE =
  /^(?:(?:please|kindly|no|ok|okay|can you|could you|i want to)\b[,.!]?\s*)*(?:(?:remove|delete|discard|drop|forget|leave out|take out|exclude)\b|clear (?=(?:all|everything|them|these|the receipts|receipts)\b))(.*)$/is

/** 'Take it out', 'leave the cab out'. */
const PARTED =
  /^(?:(?:please|kindly|no|ok|okay|can you|could you)\b[,.!]?\s*)*(?:take|leave|throw|kick)\s(.{1,60}?)\sout[.! ]*$/is

/** The Hindi verb, which stands behind what is removed: 'cab hatao'. */
const HINDI_REMOVE =
  /\s(?:ko\s)?(?:hata ?(?:do|de|dijiye|dena)|hatao|hataiye|nikal do|nikalo|(?:remove|delete) (?:karo|kar ?do|kar dijiye))(?![\w])/i
/** 'aur hotel bhi'. */
const AND_ALSO = /^ (?:aur|and) ([\w ]{1,60}) bhi$/i

function hindiRemoval(message: string): string | undefined {
  const text = romanised(message).replace(/(?<![.! ])[.! ]+$/, '')
  const verb = HINDI_REMOVE.exec(text)
  if (!verb || /[?？]|\b(?:mat|nahi|nahin|kya|kyun|agar|kab|kaise)\b/i.test(text)) return undefined
  const before = text.slice(0, verb.index).trim()
  const after = text.slice(verb.index + verb[0].length)
  const also = AND_ALSO.exec(after)?.[1]
  if (after !== '' && also === undefined) return undefined
  return also === undefined ? before : `${before} and ${also}`
}

/** Whether a message wishes for a removal and takes the wish back at its end: 'delete the dinner or no keep it'. */
export function takesRemovalBack(message: string): boolean {
  const before = withoutRefusal(message)
  return before !== undefined && removalIn(before) !== undefined
}

/** The words that name what is to be taken out; undefined when the message asks for nothing of the kind. */
export function removalIn(message: string): string | undefined {
  const about =
    REMOVE.exec(message.trim())?.[1]?.trim() ?? PARTED.exec(message.trim())?.[1] ?? hindiRemoval(message.trim())
  if (
    about === undefined ||
    namesFieldFirst(about) ||
    /\b(?:mat|nahi|nahin|nhi)\b/i.test(romanised(about)) ||
    /^(?:not|no|none|nothing)\b/i.test(about) ||
    withoutRefusal(message) !== undefined ||
    /\b(?:conversation|chat|history|account|claims?|expenses?|kya)\b/i.test(about)
  )
    return undefined
  return about
}
