const WORDS: Readonly<Record<string, string>> = {
  names: 'names that are recognised',
  gstin: 'GSTINs',
  cards: 'card numbers',
  mail: 'mail addresses',
  phone: 'phone numbers',
}

const AND = new Intl.ListFormat('en-IN', { type: 'conjunction' })

/** What is taken out of words before they are sent, as a sentence; none where nothing is. */
export function removedWords(removes: readonly (string | null | undefined)[] | null | undefined): string | undefined {
  const kinds = (removes ?? []).flatMap((kind) => (kind && WORDS[kind]) || [])
  if (kinds.length === 0) return undefined
  const list = AND.format(kinds)
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} are removed first.`
}
