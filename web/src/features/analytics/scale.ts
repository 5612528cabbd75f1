/** The steps that are easy to count in, of each power of ten. */
const STEPS = [1, 2, 5, 10]
const MOST_STEPS = 5

/** The values at the lines of a chart, from 0 in even steps to the first that is at least `most`; a step is a whole number. */
export function scaleUpTo(most: number): number[] {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(Math.max(most, 1) / MOST_STEPS)))
  const step = STEPS.map((each) => each * power).find((each) => most <= each * MOST_STEPS) ?? most
  const lines = Math.max(1, Math.ceil(most / step))
  return Array.from({ length: lines + 1 }, (_, at) => at * step)
}
