export type Random = {
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number
  pick<T>(from: readonly [T, ...T[]]): T
  chance(share: number): boolean
}

/** A reproducible source of chance (mulberry32). */
export function random(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    whole,
    pick: (from) => from[whole(0, from.length - 1)] ?? from[0],
    chance: (share) => next() < share,
  }
}
