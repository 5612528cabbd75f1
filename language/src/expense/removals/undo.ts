const IT = '(?:that|it|this)'
const CHANGE = '(?:change|correction|edit|update|modification)'
/** 'Undo that', 'take it back': the last change, whatever it was. */
const UNDO = new RegExp(
  `^(?:(?:undo|wapas) (?:karo|kar do|kardo|kar dijiye)|wapas (?:lao|la do)|(?:undo|revert|roll back|restore|reset|take back)|(?:take|bring|roll|turn|give) ${IT} back|(?:put|change|set|switch|make) ${IT} back(?: (?:as|to (?:how|what|the way)) it was(?: before)?)?)(?: (?:${IT}|what (?:you|i) (?:just )?(?:did|changed|said)|(?:(?:that|the|my|your|this) )?(?:(?:last|latest|previous) )?(?:${CHANGE}|one)(?: (?:you|i) (?:just )?made)?))?(?: again)?$`,
  'i',
)
/** More than the last change. */
const UNDO_SEVERAL = new RegExp(
  `^(?:undo|revert|roll back|take back) (?:(?:all|every|both)(?: of)?(?: (?:my|the|your|these|those))?|(?:my|the|your) )? ?(?:last )?(?:(?:two|three|four|five|\\d+|all|both|few) ?)?(?:${CHANGE}s|everything)(?: (?:you|i) (?:just )?made)?$`,
  'i',
)
/** What stood there at first: 'what was read', 'how it was', 'the original'. */
const AS_READ =
  /^(?:what(?:ever)?|how|as|the way|like)\b.*\b(?:read|was|were|before|had|said|says|printed)\b|^(?:what|the one) you read\b|^(?:the )?(?:original|previous|old|earlier|first|read) (?:value|reading|one|text|name|date|total|amount)s?$|^as before$/i
/** The same where no name is wanted: 'The Original' may be a merchant. */
const ORIGINAL = /^(?:the )?(?:original|previous|old|earlier|first)(?: (?:merchant|place|city|address))?$|^before$/i
const VERB = '(?:put|set|change|turn|bring|move|switch|make|correct|take|give)'
const BACK = new RegExp(`^${VERB}\\s(.*?)\\bback\\b(?:\\s(?:again\\b\\s?)?(?:to\\s)?(.+))?$`, 'is')
const TO_READ = new RegExp(`^${VERB}\\s(.*?)\\s(?:to|as)\\s(.+)$`, 'is')
const RESTORE = /^(?:restore|revert|reset|undo|roll back|take back|bring back|put back)\s(.+?)(?:\s(?:to|as)\s(.+))?$/is
const COURTESY =
  /^(?:(?:no|nope|oh|oops|sorry|wait|hmm|please|kindly|ok|okay|actually|can you|could you|would you|i want to|let's|and|then)\b[,.!:]?\s*)+/i

/** What may follow a wish and says nothing. It is read backwards from the end, so that each word is tried once. */
const AFTER = /$(?<=((?:\b(?:please|pls|kindly|now|for me|thanks|thank you|will you|can you|ok|okay)\b|[,?.!\s])*))/i

function withoutAfter(text: string): string {
  return text.slice(0, text.length - (AFTER.exec(text)?.[1]?.length ?? 0))
}

/** A wish without the courtesies around it. */
export function withoutCourtesy(message: string): string {
  return withoutAfter(message.trim().replace(COURTESY, '')).replace(/^(?:please|kindly)\s+/i, '')
}

/** Whether a message wants the last change undone. */
export function wantsUndo(message: string): boolean {
  return UNDO.test(withoutCourtesy(message))
}

/** Whether a message wants more undone than the last change. */
export function wantsSeveralUndone(message: string): boolean {
  return UNDO_SEVERAL.test(withoutCourtesy(message))
}

/** Whether words stand for what was read at first, and so are no value themselves; `name` says that a name is wanted. */
export function meansWhatWasRead(said: string, name: boolean): boolean {
  return AS_READ.test(said.trim()) || (!name && ORIGINAL.test(said.trim()))
}

/** What is no receipt: a claim is taken back elsewhere, and 'it' after an undo is the last change. */
const NOT_OF_RECEIPT =
  /^(?:it|that|this)?$|\b(?:claims?|expenses?|trips?|requests?|approvals?|reimbursements?|trp-\S+|exp-\S+)\b/i
const NAME = /\b(?:merchant|vendor|seller|supplier|shop|store|name|place|city|location|address)\b|^rename\b/i

/** The words that name what is to be as it was read again; undefined where nothing of the kind is wanted. */
export function wantedBack(text: string): string | undefined {
  for (const pattern of [BACK, RESTORE, TO_READ]) {
    const [, about, to] = pattern.exec(withoutAfter(text)) ?? []
    if (about === undefined || (pattern === TO_READ && to === undefined)) continue
    const isName = pattern === TO_READ && NAME.test(about)
    if (to === undefined ? !NOT_OF_RECEIPT.test(about.trim()) : meansWhatWasRead(to, isName)) return about.trim()
  }
  return undefined
}

/** Whether a person's own words want anything as it was before. */
export function wantsBack(message: string): boolean {
  return wantsUndo(message) || /\b(?:back|restore|revert|reset|undo|was read|you read|original)\b/i.test(message)
}
