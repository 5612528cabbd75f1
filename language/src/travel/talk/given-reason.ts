import { isPurposeAlone } from '../bare-value.ts'

/** What a message gives as the reason of the trip, and the wish that stands behind it. */
export interface GivenReason {
  reason: string
  /** 'Please submit': what is said in a sentence of its own, or after 'and', behind the reason; empty where nothing is. */
  rest: string
}

/** The most characters of a reason. */
const MOST = 1000
const LABEL =
  /^\s*(?:(?:ok|okay|also|and|btw)[\s,]+){0,3}(?:(?:put|note|write|add|set|mention|give)\s+)?(?:the\s+|my\s+|a\s+)?(?:reason|purpose|justification|wajah|vajah|karan|kaaran|kaam|कारण|वजह|काम)(?:\s+(?:for|of)\s+(?:the\s+|this\s+|my\s+)?(?:trip|travel|visit|journey|request|exception))?\s*(?:is|as|hai|:|-|=|है)\s*(?:that\s+)?/iu
const PARTS = /[.!;।\n]|\s(?:and|aur|और)\s(?=(?:\p{L}{1,12}\s)?(?:send|submit|forward|bhej|भेज))/iu

/**
 * Reads the reason that a message gives in words of its own: 'reason is vendor audit at Tata Elxsi', 'purpose: contract review with DLF.
 * please submit'. Undefined where it names one of the purposes, and where it asks.
 */
export function givenReasonIn(message: string): GivenReason | undefined {
  const label = LABEL.exec(message)
  if (!label || message.includes('?')) return undefined
  const said = message.slice(label[0].length)
  const [first = '', ...others] = said.split(PARTS).filter((part) => part.trim() !== '')
  const last = others.at(-1)?.trim() ?? ''
  const before = others.at(-2) ?? first
  const reason = last === '' ? said : said.slice(0, said.lastIndexOf(before, said.lastIndexOf(last)) + before.length)
  if (first.trim().split(/\s+/).length < 2 || isPurposeAlone(first) || NEGATES.test(first)) return undefined
  return { reason: reason.trim().slice(0, MOST), rest: last }
}

/** 'Purpose is not business' names none. */
const NEGATES = /^\s*(?:not|no|nahi|नहीं)\b/iu
