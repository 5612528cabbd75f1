/** Crockford's base 32: no I, L, O and U, so that nothing is taken for something else. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
/** Of 32 signs each, which makes 60 bits. */
const SIGNS = 12

/** A set-up code of these random bytes, one a sign, as people read it: `4F7K-9QXW-02MB`. */
export function codeOf(bytes: Uint8Array): string {
  const signs = [...bytes.subarray(0, SIGNS)].map((byte) => ALPHABET.charAt(byte % ALPHABET.length))
  return [0, 4, 8].map((at) => signs.slice(at, at + 4).join('')).join('-')
}

/** A code as it is compared: however it was typed, with signs that look alike read as the one that there is. */
export function comparable(typed: string): string {
  return [...typed.toUpperCase()]
    .map((sign) => (sign === 'O' ? '0' : sign === 'I' || sign === 'L' ? '1' : sign))
    .filter((sign) => ALPHABET.includes(sign))
    .join('')
}
