/** Elements that begin a line of their own; a row of a table is one line. */
const BLOCKS = new Set(
  'address article aside blockquote body br center div dl dd dt fieldset footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody tfoot thead tr ul'.split(
    ' ',
  ),
)
/** Elements whose text is none of the mail's. */
const UNSHOWN = ['style', 'script', 'head', 'title', 'template', 'noscript', 'svg']
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  bull: '•',
  middot: '·',
  euro: '€',
  pound: '£',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  zwnj: '',
  zwj: '',
  shy: '',
}
const ENTITY = /&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8});/gi

/** The text of an HTML mail by lines, as far as so many characters; the cells of a row stand on one line. Nothing in it is fetched or run. */
export function htmlLines(html: string, most: number): string[] {
  const source = html.slice(0, most)
  const lower = source.toLowerCase()
  let text = ''
  for (let at = 0; at < source.length; ) {
    const open = source.indexOf('<', at)
    if (open < 0) {
      text += source.slice(at)
      break
    }
    text += source.slice(at, open)
    if (source.startsWith('<!--', open)) {
      at = after(source, '-->', open)
      continue
    }
    const tag = /^<(\/?)([a-z][a-z0-9]{0,15})/i.exec(source.slice(open, open + 20))
    const name = tag?.[2]?.toLowerCase()
    if (name === undefined) {
      // A sign of less, and no element.
      const isMarkup = source[open + 1] === '!' || source[open + 1] === '?' || source[open + 1] === '/'
      if (!isMarkup) text += '<'
      at = isMarkup ? after(source, '>', open) : open + 1
      continue
    }
    const close = after(source, '>', open)
    if (tag?.[1] === '' && UNSHOWN.includes(name)) {
      at = afterElement(lower, name, close)
      continue
    }
    if (BLOCKS.has(name)) text += '\n'
    else if (name === 'td' || name === 'th') text += '  '
    at = close
  }
  return linesOf(decoded(text))
}

/** A text by its lines, none of them empty or with white at its ends. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) =>
      line
        .replace(/[\p{Cf}\p{Cc}]/gu, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
}

function after(source: string, mark: string, from: number): number {
  const found = source.indexOf(mark, from)
  return found < 0 ? source.length : found + mark.length
}

/** Where an element whose text is not shown has ended. */
function afterElement(lower: string, name: string, from: number): number {
  const end = lower.indexOf(`</${name}`, from)
  return end < 0 ? lower.length : after(lower, '>', end)
}

function decoded(text: string): string {
  return text.replace(ENTITY, (whole, name: string) => {
    if (!name.startsWith('#')) return NAMED[name.toLowerCase()] ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : ''
  })
}
