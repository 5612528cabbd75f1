import type { Catalogue, Texts, Values } from '@pravas/messages/texts'
import { escapedHtml, type HtmlPart, htmlMail } from './mail-html-rules.ts'

/**
 * The one way in which words come into a mail. A mail is made of lines, and a line of our own words with values between
 * them; whatever a value holds, it stays on its line, is no link and no markup. Nothing else fits into the outbox.
 */
class MadeLine {
  readonly #text: string
  /** The same as markup, without what marks an entry or a quote in a text. */
  readonly html: string
  readonly kind: 'words' | 'entry' | 'quote'

  constructor(text: string, html: string, kind: MadeLine['kind'] = 'words') {
    this.#text = text
    this.html = html
    this.kind = kind
  }

  toString(): string {
    return this.#text
  }
}

/** One line of a mail; made here alone. */
export type Line = MadeLine

declare const written: unique symbol
/** The text of a mail, made of lines. */
type Written = string & { readonly [written]: true }

export interface MailText {
  subject: Written
  /** For programs that show text alone. */
  body: Written
  /** The same as an HTML document. */
  html: Written
}

/** What looks different in HTML than its lines in a text, which are none where only HTML has it. */
class MadeBlock {
  readonly lines: readonly Line[]
  readonly html: readonly HtmlPart[]

  constructor(lines: readonly Line[], ...html: readonly HtmlPart[]) {
    this.lines = lines
    this.html = html
  }
}

/** A block of a mail; made here alone. */
export type Block = MadeBlock

/** Paragraphs, lines of one paragraph, or blocks; what is absent is left out. */
type Part = Line | readonly Line[] | Block | false | null | undefined

/** Characters that join others to one letter after a virama of an Indian script, and show nothing anywhere else. */
const JOINS_LETTERS = /(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d])[\u200c\u200d](?=\p{L})/u.source

/**
 * What cannot be seen (zero-width and bidirectional controls, fillers, tags), and what is no character: private use,
 * unassigned, halves.
 */
const UNSEEN = new RegExp(
  `(${JOINS_LETTERS})|[\\p{Cf}\\p{Co}\\p{Cn}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\u2800]`,
  'gu',
)

/** Whatever begins another line, or is white. */
const WHITE = /[\p{Cc}\p{Z}]+/gu

/**
 * A dot before letters, of which the second may be a vowel sign ('.भारत'), and a colon before anything but between digits:
 * what parts of an address are joined by.
 */
const LINKING = /(?<=\S)[.\u2024\u3002\uff0e\uff61](?=\p{L}[\p{L}\p{M}])|[:\uff1a](?=\S)(?!(?<=\d:)\d)/gu

/**
 * A text from elsewhere as one line that holds no link: one space stands for whatever breaks lines or is white, what
 * cannot be seen is left out, and a space parts what would be an address ('www. shop. example', 'https: //').
 */
export function oneLine(text: string): string {
  return seen(text).replace(LINKING, '$& ')
}

function seen(text: string): string {
  return text
    .normalize('NFC')
    .replace(UNSEEN, (_, joiner?: string) => joiner ?? '')
    .replace(WHITE, ' ')
    .trim()
}

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/** The number of a record, which a narrow screen would break at its hyphens. */
const NUMBER = /\b[A-Z]{3}-\d{4}-\d{6}\b/g

/** A text on one line as markup, where one from right to left leaves the words beside it in their order. */
function htmlOf(text: string): string {
  const html = escapedHtml(text).replace(NUMBER, '<span style="white-space:nowrap">$&</span>')
  return RIGHT_TO_LEFT.test(text) ? `<span dir="auto">${html}</span>` : html
}

function words(text: string): Line {
  return new MadeLine(text, htmlOf(text))
}

/** The place of a value with markup of its own; no value holds such characters, nor does a message. */
const place = (at: number) => `\ue000${at}\ue001`
const PLACES = /\ue000(\d+)\ue001/g

/**
 * A line of a catalogue's own words; every value between them becomes one line without links, and lines stay as they are.
 */
export function line<Messages extends Catalogue, Name extends keyof Messages & string>(
  text: Texts<Messages>,
  name: Name,
  ...[values]: Values<Messages[Name], Line | string | number>
): Line {
  const shown: Record<string, string | number> = {}
  const placed: Record<string, string | number> = {}
  const marked: string[] = []
  for (const [key, value] of Object.entries<Line | string | number>(values ?? {})) {
    const made = typeof value === 'number' ? value : lined(value)
    shown[key] = typeof made === 'number' ? made : String(made)
    // What is the same in both stays itself, as a message may choose by it.
    placed[key] = typeof made === 'number' || made.html === shown[key] ? shown[key] : place(marked.push(made.html) - 1)
  }
  const html = escapedHtml(text.unchecked(name, placed)).replace(PLACES, (_, at: string) => marked[Number(at)] ?? '')
  return new MadeLine(text.unchecked(name, shown), html)
}

/** A line that is one value. */
export function lineOf(value: string | number): Line {
  return words(oneLine(String(value)))
}

function lined(value: Line | string): Line {
  return value instanceof MadeLine ? value : lineOf(value)
}

/** An entry of a list. */
export function entry(value: Line | string): Line {
  const made = lined(value)
  return new MadeLine(`- ${made}`, made.html, 'entry')
}

/** Lines or values in a row. */
export function joined(values: readonly (Line | string)[], separator: ', ' | ' ' | '; '): Line {
  const lines = values.map(lined)
  return new MadeLine(lines.join(separator), lines.map(({ html }) => html).join(separator))
}

/** A link to this product, which has `label` for its words in HTML. */
export function link(address: URL, label: Line | string = words(address.href)): Line {
  const href = escapedHtml(address.href)
  return new MadeLine(address.href, `<a href="${href}" rel="noreferrer">${lined(label).html}</a>`)
}

/** Somebody's mail address, which stays one where it is nothing else. */
export function mailAddress(address: string): Line {
  return /^[\w.!#$%&'*+/=?^`{|}~-]+@[\w-]+(\.[\w-]+)+$/.test(address) ? words(address) : lineOf(address)
}

/** What somebody wrote over several lines, each marked as theirs. Links in it stay. */
export function quoted(text: string): Line[] {
  return text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/).map((each) => {
    const said = seen(each)
    return new MadeLine(`> ${said}`.trimEnd(), htmlOf(said), 'quote')
  })
}

/** What a sentence says, by labels in HTML. */
export function facts(sentence: Line, rows: readonly (readonly [label: Line, value: Line | string])[]): Block {
  return new MadeBlock([sentence], {
    kind: 'facts',
    rows: rows.map(([label, value]) => ({ label: label.html, html: lined(value).html })),
  })
}

/** The amount that a sentence says, large in HTML. */
export function total(sentence: Line, label: Line, amount: string): Block {
  return new MadeBlock([sentence], { kind: 'total', label: label.html, html: lineOf(amount).html })
}

/** A list that wants to be noticed, below its heading. */
export function marked(heading: Line, values: readonly (Line | string)[]): Block {
  const entries = values.map(entry)
  return new MadeBlock([heading, ...entries], {
    kind: 'marked',
    heading: heading.html,
    html: entries.map(({ html }) => html),
  })
}

/** The way to a page of this product: a button in HTML, the address in a text. */
export function button(label: Line, address: URL): Block {
  const { href } = address
  return new MadeBlock([words(href)], { kind: 'buttons', buttons: [{ html: label.html, href, look: 'filled' }] })
}

/** The same beside what can be done there at once, which only HTML offers. */
export function choices(label: Line, address: URL, offered: readonly { label: Line; address: URL }[]): Block {
  if (offered.length === 0) return button(label, address)
  const all = [...offered, { label, address }].map((each, at) => ({
    html: each.label.html,
    href: each.address.href,
    look: at === 0 ? ('filled' as const) : ('outlined' as const),
  }))
  return new MadeBlock([words(address.href)], { kind: 'buttons', buttons: all })
}

/** Small print at the end. */
export function footer(words: Line): Block {
  return new MadeBlock([words], { kind: 'footer', html: words.html })
}

/** Small print about what only HTML has. */
export function htmlFooter(words: Line): Block {
  return new MadeBlock([], { kind: 'footer', html: words.html })
}

/** A mail: its subject, and its paragraphs with an empty line between them. */
export function mailText(subject: Line, ...parts: readonly Part[]): MailText {
  const blocks = parts.flatMap((part) => (part ? [blockOf(part)] : []))
  const paragraphs = blocks.filter(({ lines }) => lines.length > 0).map(({ lines }) => lines.join('\n'))
  const html = htmlMail(
    { title: escapedHtml(String(subject)), heading: subject.html },
    blocks.flatMap((block) => block.html),
  )
  // Only what is made of lines is written.
  return { subject: String(subject) as Written, body: paragraphs.join('\n\n') as Written, html: html as Written }
}

function blockOf(part: Line | readonly Line[] | Block): Block {
  if (part instanceof MadeBlock) return part
  const lines = part instanceof MadeLine ? [part] : part
  const runs = lines.reduce<Line[][]>((before, each) => {
    const last = before.at(-1)
    if (last?.[0]?.kind === each.kind) last.push(each)
    else before.push([each])
    return before
  }, [])
  return new MadeBlock(lines, ...runs.map((run, at) => runHtml(run, runs[at + 1]?.[0]?.kind === 'entry')))
}

/** Lines of one kind; above a list they are its heading. */
function runHtml(run: readonly Line[], isHeading: boolean): HtmlPart {
  const html = run.map((each) => each.html)
  if (run[0]?.kind === 'entry') return { kind: 'list', html }
  if (run[0]?.kind === 'quote') return { kind: 'quote', html: html.join('<br>') }
  return { kind: isHeading ? 'heading' : 'lines', html: html.join('<br>') }
}
