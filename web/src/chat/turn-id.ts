/** An id for one exchange: 128 random bits in hexadecimal. Works on plain http too, where `randomUUID` is missing. */
export function newTurnId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
