const FORM = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Why a text is no GSTIN, in a sentence; undefined for one whose check character is right. */
export function gstinProblem(text: string): string | undefined {
  if (text.length !== 15) return `A GSTIN has 15 characters; this has ${text.length}.`
  if (!FORM.test(text)) return 'This is not how a GSTIN is made up, such as 27AAPFU0939F1ZV.'
  return checkCharacter(text.slice(0, 14)) === text[14]
    ? undefined
    : 'The last character does not fit the others. Please compare them with the bill.'
}

/** The 15th character of a GSTIN: of the first 14 in base 36, weighted 1 and 2 by turns, the digits' sum to 36. */
function checkCharacter(first: string): string | undefined {
  let sum = 0
  for (const [index, character] of [...first].entries()) {
    const product = ALPHABET.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return ALPHABET[(36 - (sum % 36)) % 36]
}
