/**
 * The same function, which works out its answer to a text once: the pages are built twice, the first time to see what they share,
 * and most modules are the same in both.
 *
 * @param work What it answers must follow from its first argument alone; the others are how it gets there.
 */
export function remembered<Rest extends unknown[], Answer>(
  work: (text: string, ...rest: Rest) => Answer,
): (text: string, ...rest: Rest) => Answer {
  const answers = new Map<string, Answer>()
  return (text, ...rest) => {
    const known = answers.get(text)
    if (known !== undefined) return known
    const answer = work(text, ...rest)
    answers.set(text, answer)
    return answer
  }
}
