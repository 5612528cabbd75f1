import type { ConnectionScope } from '@pravas/contract/connections'

/** What each scope means, in the words of a person: what it is called, and what an assistant can do with it. */
export const SCOPE_WORDS: Record<ConnectionScope, { title: string; text: string }> = {
  read: {
    title: 'Read',
    text: 'See the trips, claims and receipts you can see, and search flights and hotels.',
  },
  draft: {
    title: 'Prepare',
    text: 'Prepare trip requests and expense claims for your review, and upload receipts. Nothing is sent.',
  },
  submit: {
    title: 'Send',
    text: 'Send what it prepared to your manager in your name once you say yes there. Pravas won’t ask again.',
  },
}
