/**
 * Text as it is searched: without capitals and accents, and without the dashes and commas of numbers and dates, so that
 * what is typed plainly is found. Both what is looked for and what is looked through are folded.
 */
export function foldedText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{M}\-–,]/gu, '')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}
