import { withoutMarkers } from '../kernel/cards.ts'
import type { Facts } from './fact-rules.ts'
import { isGrounded } from './fact-rules.ts'

/** Where a sentence ends: not behind a short form, and not within a number. */
const END = /(?<!\b(?:rs|dr|mr|mrs|ms|no|st|vs|e\.g|i\.e)\.)(?<=[.!?।]["”)]?)\s+|\n+/i

/**
 * A model's words as prose that a page may show: no cards, links, pictures, tags or tables, which code alone makes.
 */
export function plainProse(text: string): string {
  return withoutMarkers(text)
    .replace(/!\[[^[\]]*\]\([^()]*\)?/g, '')
    .replace(/\[([^[\]]*)\]\([^()]*\)?/g, '$1')
    .replace(/<\/?[a-z][^>]*>?/gi, '')
    .replace(/\b(?:https?:\/\/|www\.)\S+/gi, '')
    .replace(/^[ \t]*\|.*$/gm, '')
}

/** Hears a model's words as they come and hands them on sentence by sentence, those that are grounded. */
export interface CheckedProse {
  hear(words: string): void
  /** What was said so far was by the way: a tool is asked now. */
  reset(): void
  /** The words have ended. */
  end(): void
  /** What was said since the last reset, without what was invented. */
  text(): string
  /** How many sentences were left out. */
  invented(): number
}

/** `known` is asked anew for each sentence, for tools tell more as they answer. */
export function checkedProse(known: () => Facts, tell: (words: string) => void): CheckedProse {
  let open = ''
  let kept = ''
  let invented = 0

  function take(piece: string): void {
    const plain = plainProse(piece)
    if (plain.trim() === '') {
      if (plain.includes('\n') && kept !== '') pass(plain)
      return
    }
    if (isGrounded(plain, known())) pass(plain)
    else invented += 1
  }

  function pass(words: string): void {
    kept += words
    tell(words)
  }

  return {
    hear(words) {
      open += words
      for (let match = END.exec(open); match; match = END.exec(open)) {
        const end = match.index + match[0].length
        take(open.slice(0, end))
        open = open.slice(end)
      }
    },
    reset() {
      this.end()
      if (kept !== '') tell('\n\n')
      kept = ''
    },
    end() {
      take(open)
      open = ''
    },
    text: () => kept.replace(/\n{3,}/g, '\n\n').trim(),
    invented: () => invented,
  }
}

/** The sentences that ask nothing. */
export function withoutQuestions(prose: string): string {
  return prose
    .split(/(?<=[.!?।]["”)]?)(?=\s)|(?=\n)/)
    .filter((sentence) => !/\?["”)]?\s*$/.test(sentence))
    .join('')
    .trim()
}
