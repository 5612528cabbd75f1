/** Whether `npm run test:full` asks, which looks at everything; `npm test` looks at a part, and at no less than one of each kind. */
const isFullRun = process.env.FULL_RUN === 'on'

/** With how many examples a property is tried. */
export function runs({ usual, full }: { usual: number; full: number }): number {
  return isFullRun ? full : usual
}

/** Every value in a full run, else each third: which third goes round with `turn`. */
export function thirdOf<Value>(values: readonly Value[], turn: number): readonly Value[] {
  return isFullRun ? values : values.filter((_, at) => at % 3 === turn % 3)
}

/** Of values that try the same thing, all in a full run, else one: which one goes round with `turn`. */
export function someOf<Value>(values: readonly Value[], turn: number): readonly Value[] {
  const at = turn % values.length
  return isFullRun ? values : values.slice(at, at + 1)
}
