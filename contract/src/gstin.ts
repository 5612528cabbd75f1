const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const SHAPE = /^(?<state>\d{2})[A-Z]{5}(?!0000)\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/**
 * Whether a text is a GSTIN: its shape, the code of a state, and the check character. `reading` has its own, as it imports
 * nothing of ours; a test holds the two together.
 */
export function isGstin(text: string): boolean {
  const state = Number(SHAPE.exec(text)?.groups?.state ?? 0)
  if (!(state >= 1 && state <= 38) && state !== 97) return false
  const sum = [...text.slice(0, 14)].reduce((total, character, at) => {
    const product = ALPHABET.indexOf(character) * (at % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return text[14] === ALPHABET[(36 - (sum % 36)) % 36]
}
