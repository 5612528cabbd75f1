/** So many bytes of a body take a tenth of a millisecond to be received, parsed, decoded and hashed. */
const BYTES_A_UNIT = 5_000

/** What the bytes of a body cost whoever sends it. */
export function bodyCost(bytes: number): number {
  return Math.floor(bytes / BYTES_A_UNIT)
}
