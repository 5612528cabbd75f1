import { romanised } from './devanagari.ts'

/** Longer texts are cut: nobody types a travel wish of this length, and the time of a turn stays bounded. */
const MAX_LENGTH = 2_000

/** One word, number or sign of a text. */
export interface Token {
  /** Lower case in Latin letters, apostrophes removed; the spelling step may replace it. */
  text: string
  /** As `text`, but never replaced. */
  said: string
  /** Exactly as written. */
  raw: string
  /** Offset in the text after `clean`. */
  start: number
  end: number
  /** Counts up at full stops, question marks and line ends. */
  sentence: number
  /** A comma or the like stands before it. */
  comma: boolean
}

/** Drops what carries no words (control signs, tags, direction marks) and unifies quotes, dashes and digits. */
export function clean(text: string): string {
  return text
    .slice(0, MAX_LENGTH)
    .normalize('NFKC')
    .replace(/[👍👌✅]/gu, ' yes ')
    .replace(/<[^<>]{0,200}>/g, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/(?!\n)[\s\p{Cc}]/gu, ' ')
    .replace(/[’‘`´]/g, "'")
    .replace(/[–—−]/g, '-')
    .replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - 0x0966))
    .replace(/(\d),(?=\d{2,3}(?!\d))/g, '$1')
    .replace(/\b([ap])\.\s?m\b\.?/gi, '$1m')
    .replace(/\b(\d)\s*\*/g, '$1 star')
}

const WORD = /₹|[\p{L}\p{M}\p{N}]+(?:'\p{L}+)*/gu
const ENDS_SENTENCE = /[!?;।\n]|\.(?=\s|$)/

/** Cuts a cleaned text into tokens. Signs between numbers (`/ - . :`) and free-standing dashes are tokens too. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  let sentence = 0
  let end = 0
  const push = (raw: string, start: number, comma: boolean) => {
    const said = romanised(raw).toLowerCase().replaceAll("'", '')
    tokens.push({ text: said, said, raw, start, end: start + raw.length, sentence, comma })
  }
  for (const match of text.matchAll(WORD)) {
    const raw = match[0]
    const start = match.index
    const gap = text.slice(end, start)
    const last = tokens.at(-1)
    const numeric = last !== undefined && /\d$/.test(last.raw) && /^\d/.test(raw)
    const sign = gap.trim()
    if (last !== undefined && (numeric ? /^[/\-.:]$/.test(sign) && !/\.\s/.test(gap) : gap !== '-' && sign === '-')) {
      push(sign, start - 1, false)
    } else if (last !== undefined && (ENDS_SENTENCE.test(gap) || (gap === '.' && /\p{L}$/u.test(last.raw)))) {
      sentence++
    }
    const joined = /^(\d+)(?!st$|nd$|rd$|th$)([a-z]{2,})$/i.exec(raw)
    if (joined?.[1] && joined[2]) {
      push(joined[1], start, gap.includes(','))
      push(joined[2], start + joined[1].length, false)
    } else push(raw, start, /[,()"]/.test(gap) && !(numeric && gap === ','))
    end = start + raw.length
  }
  return tokens
}
