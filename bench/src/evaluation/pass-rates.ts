/**
 * pass^k: how likely all of `k` plays of a script pass, over all scripts, from how often each passed in its repeats. With
 * as many repeats as `k` that is the share of scripts in which every repeat passed. Throws when there are fewer.
 */
export function passRate(scripts: readonly (readonly boolean[])[], k: number): number {
  const rates = scripts.map((repeats) => {
    if (repeats.length < k) throw new RangeError(`pass^${k} needs ${k} repeats.`)
    const passed = repeats.filter(Boolean).length
    let rate = 1
    for (let drawn = 0; drawn < k; drawn += 1) rate *= (passed - drawn) / (repeats.length - drawn)
    return rate
  })
  return rates.length === 0 ? 1 : rates.reduce((sum, rate) => sum + rate, 0) / rates.length
}

/** The value below which this share of them lies, by the nearest rank; 0 of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
}
