let isPrepared = false

/** Takes longer than a task may, once. */
export function prepare(): void {
  if (isPrepared) return
  const until = performance.now() + 400
  while (performance.now() < until);
  isPrepared = true
}

export function halved(count: number): number {
  return count / 2
}
