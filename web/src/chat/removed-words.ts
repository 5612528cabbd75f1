import type { AssistantSettings } from '@pravas/contract/assistants'

const WORDS: Readonly<Record<AssistantSettings['removes'][number], string>> = {
  names: 'recognised names',
  gstin: 'GSTINs',
  cards: 'card numbers',
  mail: 'email addresses',
  phone: 'phone numbers',
}

const AND = new Intl.ListFormat('en-IN', { type: 'conjunction' })

/** What is taken out of words before they are sent, as a sentence; none where nothing is. */
export function removedWords(removes: AssistantSettings['removes']): string | undefined {
  if (removes.length === 0) return undefined
  const list = AND.format(removes.map((kind) => WORDS[kind]))
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} are removed first.`
}
