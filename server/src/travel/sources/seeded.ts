/** Numbers that look random and are the same for the same seed, on every machine and in every run. */
export interface Seeded {
  /** At least 0 and below 1. */
  fraction(): number
  /** An integer from `low` to `high`, both included. */
  between(low: number, high: number): number
  /** One of the items; each is as likely as its weight says. */
  pick<T extends { weight: number }>(items: readonly T[]): T
}

export function seeded(...seed: (string | number)[]): Seeded {
  let state = hash(seed.join('|'))
  // Mulberry32: 32 bits of state are plenty for a timetable.
  const fraction = () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    fraction,
    between: (low, high) => low + Math.floor(fraction() * (high - low + 1)),
    pick: (items) => {
      let left = fraction() * items.reduce((sum, item) => sum + item.weight, 0)
      const picked = items.find((item) => {
        left -= item.weight
        return left < 0
      })
      const chosen = picked ?? items.at(-1)
      if (chosen === undefined) throw new Error('There is nothing to pick from.')
      return chosen
    },
  }
}

/** FNV-1a over the UTF-16 units. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value | 0
}
