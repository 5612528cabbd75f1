/** Answers the same numbers, each at least 0 and below 1, in the same order for the same seed. */
export type Random = () => number

/** SplitMix32: short, and even enough for filling a database. */
export function seededRandom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x9e3779b9) | 0
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32
  }
}

/** One of the choices. */
export function pick<const Choices extends readonly [unknown, ...unknown[]]>(
  random: Random,
  choices: Choices,
): Choices[number] {
  return choices[Math.floor(random() * choices.length)]
}

/** A whole number from `low` to `high`, both included. */
export function between(random: Random, low: number, high: number): number {
  return low + Math.floor(random() * (high - low + 1))
}

/** A UUIDv7 of that instant, whose random part comes from the generator. */
export function recordId(random: Random, at: Date): string {
  const time = at.getTime().toString(16).padStart(12, '0')
  const bits = (length: number) =>
    Math.floor(random() * 16 ** length)
      .toString(16)
      .padStart(length, '0')
  const variant = (8 + Math.floor(random() * 4)).toString(16)
  return `${time.slice(0, 8)}-${time.slice(8)}-7${bits(3)}-${variant}${bits(3)}-${bits(6)}${bits(6)}`
}
