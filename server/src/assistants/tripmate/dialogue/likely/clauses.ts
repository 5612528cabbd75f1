import type { TextSpan } from '@pravas/language/text/interpretation'

/** Marks and words between which a message may ask several things, or wish and ask. */
const BETWEEN =
  /[.!?;…\n।]+|,+|(?<=\s)(?:and|but|also|plus|then|aur|lekin|magar|par|और|लेकिन|मगर|पर)(?=\s)|(?<=\s)[-–—]+(?=\s)/giu

/** The clauses of a message, each as it was written. */
export function clausesOf(message: string): TextSpan[] {
  const cuts = [...message.matchAll(BETWEEN)].map(({ 0: mark, index }) => ({ start: index, end: index + mark.length }))
  const clauses: TextSpan[] = []
  let start = 0
  for (const cut of [...cuts, { start: message.length, end: message.length }]) {
    // A question mark belongs to what it ends, a figure such as 10.30 is one.
    const isFigure =
      /^[.,]$/.test(message.slice(cut.start, cut.end)) && /\d[.,]\d/.test(message.slice(cut.start - 1, cut.end + 1))
    if (isFigure) continue
    const end = message.slice(cut.start, cut.end).includes('?') ? cut.end : cut.start
    if (/[\p{L}\p{N}]/u.test(message.slice(start, end))) clauses.push({ start, end })
    start = cut.end
  }
  return clauses
}
