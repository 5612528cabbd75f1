const TITLE_CHARACTERS = 60

/** A conversation's name in the history, made of its first message: one line, cut at a word. */
export function chatTitle(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim()
  if (line.length <= TITLE_CHARACTERS) return line
  const cut = line.slice(0, TITLE_CHARACTERS)
  const end = cut.lastIndexOf(' ')
  return `${end > TITLE_CHARACTERS / 2 ? cut.slice(0, end) : cut}…`
}
