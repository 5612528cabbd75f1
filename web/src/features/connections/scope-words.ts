import type { ConnectionScope } from '@pravas/contract/connections'
import { connections } from '@pravas/messages/en/connections'
import { texts } from '@pravas/messages/texts'

const t = texts(connections)

/** What each scope means, in the words of a person: what it is called, and what an assistant can do with it. */
export const SCOPE_WORDS: Record<ConnectionScope, { title: string; text: string }> = {
  read: {
    title: t('scope.read'),
    text: t('scope.read.about'),
  },
  draft: {
    title: t('scope.prepare'),
    text: t('scope.prepare.about'),
  },
  submit: {
    title: t('scope.send'),
    text: t('scope.send.about'),
  },
}
