/** What a mail says itself, and by which headers it came. */
export interface MailWords {
  subject: string
  /** The name of who wrote it, or their address. */
  from: string
  /** As the header writes it; null without one. */
  date: string | null
  lines: readonly string[]
}

/** A receipt has no more lines than this; a longer text is a newsletter. */
const MOST_LINES = 400
const AMOUNT = /(?:₹|\brs\.?|\binr|\busd|\beur|\bgbp|\baed|\bsgd|[$€£])\s?\d|\d\s?(?:inr|rupees)\b/i
const PAID = /\b(?:total|amount|fare|paid|payment|invoice|receipt|bill|charged|price|grand total)\b/i
/** A day with its year, in figures or with the name of its month. */
const DAY =
  /\b\d{1,2}[\s./-]{1,2}(?:\d{1,2}|[a-z]{3,9})[\s./,-]{1,2}\d{2,4}\b|\b[a-z]{3,9} \d{1,2},? \d{4}\b|\b\d{4}-\d{2}-\d{2}\b/i
const QUOTE = /^(?:> ?){1,20}/
const FORWARDED =
  /^(?:-{2,20} ?(?:forwarded message|original message|forwarded by [^-]{0,60}) ?-{2,20}|begin forwarded message:)$/i
const HEADER = /^\*{0,2}(from|date|sent|subject|to|cc|reply-to):\*{0,2}(.*)$/i

/**
 * The text of a mail as the lines of a receipt: without what was written above a forwarded one, with who wrote that at its head, and
 * its day where the text names none. Undefined where it is no receipt: it names no amount, or nothing that is paid.
 */
export function receiptLines(words: MailWords): string[] | undefined {
  const plain = words.lines.map((line) => line.replace(QUOTE, '').trim()).filter((line) => line !== '')
  const original = originalOf(plain)
  const lines = (original?.lines ?? plain).slice(0, MOST_LINES)
  if (!lines.some((line) => AMOUNT.test(line)) || !lines.some((line) => PAID.test(line))) return undefined
  const date = original?.date ?? words.date
  const isDated = lines.some((line) => DAY.test(line))
  return [
    nameOf(original?.from ?? words.from),
    ...lines,
    ...(isDated || date === null ? [] : [`Date: ${date}`]),
  ].filter((line) => line !== '')
}

/** The mail that was forwarded: what its headers say, as the program that forwarded it wrote them out, and its text. */
function originalOf(lines: readonly string[]): { from?: string; date?: string; lines: string[] } | undefined {
  const marked = lines.findIndex((line) => FORWARDED.test(line))
  const begun = marked >= 0 ? marked + 1 : lines.findIndex((_, at) => isHeaderBlock(lines, at))
  if (begun < 0 || (marked < 0 && begun === -1)) return undefined
  const found: { from?: string; date?: string } = {}
  let at = begun
  for (; at < lines.length; at += 1) {
    const [, name = '', value = ''] = HEADER.exec(lines[at] ?? '') ?? []
    if (name === '') break
    if (/^from$/i.test(name)) found.from = value.trim()
    if (/^(?:date|sent)$/i.test(name)) found.date = value.trim()
  }
  return { ...found, lines: lines.slice(at) }
}

/** Outlook writes the headers of a forwarded mail without a line above them. */
function isHeaderBlock(lines: readonly string[], at: number): boolean {
  return [0, 1, 2].every((more) => HEADER.test(lines[at + more] ?? '')) && /^\*{0,2}from:/i.test(lines[at] ?? '')
}

/** The name in front of an address, where there is one. */
function nameOf(from: string): string {
  const bracket = from.indexOf('<')
  const name = (bracket > 0 ? from.slice(0, bracket) : from).replace(/["*]/g, '').trim()
  return name === '' ? from : name
}
