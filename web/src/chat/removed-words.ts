import type { AssistantSettings } from '@pravas/contract/assistants'
import { chat } from '@pravas/messages/en/chat'
import { texts } from '@pravas/messages/texts'
import { capitalised, LOCALE } from '../ui/formats.ts'

const t = texts(chat)

const WORDS: Readonly<Record<AssistantSettings['removes'][number], string>> = {
  names: t('removed.names'),
  gstin: t('removed.gstin'),
  cards: t('removed.cards'),
  mail: t('removed.mail'),
  phone: t('removed.phone'),
}

/** What is taken out of words before they are sent, as a sentence; none where nothing is. */
export function removedWords(removes: AssistantSettings['removes']): string | undefined {
  if (removes.length === 0) return undefined
  const list = new Intl.ListFormat(LOCALE, { type: 'conjunction' }).format(removes.map((kind) => WORDS[kind]))
  return t('removed', { list: capitalised(list) })
}
