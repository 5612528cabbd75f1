const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const SHAPE = /^(\d{2})[A-Z]{5}(\d{4})[A-Z][1-9A-Z]Z[0-9A-Z]$/

/**
 * The check character for the first 14 characters of a GSTIN: weights 1, 2, 1, 2, … from the left, the quotient and remainder of
 * each product by 36 added up. Undefined when a character is outside 0-9A-Z.
 */
export function gstinCheckCharacter(first14: string): string | undefined {
  let sum = 0
  for (const [index, character] of [...first14].entries()) {
    const value = ALPHABET.indexOf(character)
    if (value < 0) return undefined
    const product = value * (index % 2 === 0 ? 1 : 2)
    sum += Math.floor(product / 36) + (product % 36)
  }
  return ALPHABET[(36 - (sum % 36)) % 36]
}

/** Whether the text is a GSTIN: shape, state code, a PAN whose digits are not 0000, and the check character. */
export function isGstin(text: string): boolean {
  const [, state, digits] = SHAPE.exec(text) ?? []
  if (state === undefined || digits === '0000') return false
  return isStateCode(state) && gstinCheckCharacter(text.slice(0, 14)) === text[14]
}

function isStateCode(code: string): boolean {
  const number = Number(code)
  return (number >= 1 && number <= 38) || number === 97
}

// What print looks like to a recogniser: a letter where the shape wants a digit, and the other way round.
const AS_DIGIT: Record<string, string> = {
  O: '0',
  Q: '0',
  D: '0',
  I: '1',
  L: '1',
  Z: '2',
  S: '5',
  G: '6',
  T: '7',
  B: '8',
}
const AS_LETTER: Record<string, string> = { '0': 'O', '1': 'I', '2': 'Z', '5': 'S', '6': 'G', '7': 'T', '8': 'B' }
const KINDS = 'ddLLLLLddddLaZa'
const TWINS = ['0ODQ', '1IL', '17T', '2Z', '5S', '6G', '8B', 'MNH', 'UV', '38']

/**
 * The GSTIN that a misread text of 15 characters stands for: characters of the wrong kind are replaced by their look-alike, then
 * at most one further look-alike is exchanged. Undefined unless exactly one valid GSTIN comes out.
 */
export function repairGstin(text: string): string | undefined {
  if (text.length !== 15) return undefined
  const typed = [...text.toUpperCase()].map((character, index) => fit(character, KINDS[index] ?? 'a')).join('')
  if (isGstin(typed)) return typed
  const repairs = new Set<string>()
  for (const [index, character] of [...typed].entries()) {
    const twins = TWINS.filter((group) => group.includes(character)).join('')
    for (const twin of twins) {
      const candidate = typed.slice(0, index) + twin + typed.slice(index + 1)
      if (isGstin(candidate)) repairs.add(candidate)
    }
  }
  const [only, ...others] = repairs
  return others.length === 0 ? only : undefined
}

function fit(character: string, kind: string): string {
  if (kind === 'd') return AS_DIGIT[character] ?? character
  if (kind === 'L') return AS_LETTER[character] ?? character
  if (kind === 'Z') return character === '2' || character === '7' ? 'Z' : character
  return character
}
