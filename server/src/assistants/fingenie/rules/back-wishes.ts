/** 'Undo that', 'take it back': the last change, whatever it was. */
const UNDO =
  /^(?:undo|revert|roll back|take (?:that|it|this) back|(?:put|change|set) (?:that|it|this) back(?: (?:as|to (?:how|what|the way)) it was(?: before)?)?)(?: (?:that|it|this|(?:that|the|my) (?:last )?(?:change|one|correction|edit)|last change))?(?: again)?[.! ]*$/i
/** What stood there at first: 'what was read', 'how it was', 'the original'. */
const AS_READ =
  /^(?:what(?:ever)?|how|as|the way|like)\b.*\b(?:read|was|were|before|had|said|says|printed)\b|^(?:what|the one) you read\b|^(?:the )?(?:original|previous|old|earlier|first|read)(?: (?:value|reading|one|text|name|date|total|amount)s?)?$|^(?:as )?before$/i
const VERB = '(?:put|set|change|turn|bring|move|switch|make|correct|take|give)'
const BACK = new RegExp(`^${VERB}\\s+(.*?)\\s*\\bback\\b(?:\\s+(?:again\\b\\s*)?(?:to\\s+)?(.+))?$`, 'i')
const TO_READ = new RegExp(`^${VERB}\\s+(.*?)\\s+(?:to|as)\\s+(.+)$`, 'i')
const RESTORE =
  /^(?:restore|revert|reset|undo|roll back|take back|bring back|put back)\s+(.+?)(?:\s+(?:to|as)\s+(.+))?$/i
const COURTESY =
  /^(?:(?:no|nope|oh|oops|sorry|wait|hmm|please|kindly|ok|okay|actually|can you|could you|would you|i want to|let's|and|then)\b[,.!:]?\s*)+/i

/** Whether a message wants the last change undone. */
export function wantsUndo(message: string): boolean {
  return UNDO.test(message.trim().replace(COURTESY, ''))
}

/** Whether words stand for what was read at first, and so are no value themselves. */
export function meansWhatWasRead(said: string): boolean {
  return AS_READ.test(said.trim())
}

/** The words that name what is to be as it was read again; undefined where nothing of the kind is wanted. */
export function wantedBack(text: string): string | undefined {
  for (const pattern of [BACK, RESTORE, TO_READ]) {
    const [, about, to] = pattern.exec(text) ?? []
    if (about === undefined || (pattern === TO_READ && to === undefined)) continue
    if (to === undefined || meansWhatWasRead(to)) return about
  }
  return undefined
}

/** Whether a person's own words want anything as it was before. */
export function wantsBack(message: string): boolean {
  return wantsUndo(message) || /\b(?:back|restore|revert|reset|undo|was read|you read|original)\b/i.test(message)
}
