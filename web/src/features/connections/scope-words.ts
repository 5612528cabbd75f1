import type { ConnectionScope } from '@pravas/contract/connections'

/** What each scope means, in the words of a person: what it is called, and what an assistant can do with it. */
export const SCOPE_WORDS: Record<ConnectionScope, { title: string; text: string }> = {
  read: {
    title: 'Read',
    text: 'See the trips, claims and receipts that you can see, and search flights and hotels.',
  },
  draft: {
    title: 'Prepare',
    text: 'Put trip requests and expense claims together for you to look at, and upload receipts. Nothing is sent.',
  },
  submit: {
    title: 'Send',
    text: 'Send what it has prepared to your manager in your name, once you say yes there. Pravas does not ask you again.',
  },
}
