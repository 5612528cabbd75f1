const LIST = new Intl.ListFormat('en-GB')

/** 'a', 'a and b', 'a, b and c'. */
export function listWords(items: readonly string[]): string {
  return LIST.format(items)
}
