const NAMES = 'names'
/** Those of the organisation are known; others are told by how they are written. */
const MISSED = ', though a name of somebody outside your organisation may be missed'

const WORDS: Readonly<Record<string, string>> = {
  names: NAMES,
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
  const missed = kinds.includes(NAMES) ? MISSED : ''
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} are removed first${missed}.`
}
