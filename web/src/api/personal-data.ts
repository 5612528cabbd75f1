import { clear } from 'idb-keyval'
import { browserStore } from './browser-store.ts'
import { forgetEarlyCalls } from './early-calls.ts'

/**
 * What the pages keep about a person, beside who is signed in and what waits to be sent: the beginnings of the keys in
 * the browser's storage and in a tab's own, and the names of stores. What is kept under another key outlives a sign-out.
 */
const IN_BROWSER = [
  'tripmate-messages',
  'tripmate-session-id',
  'fingenie-messages',
  'fingenie-session-id',
  'fingenie-receipts',
  'profile-edits',
  'recent-commands ',
  'kept-height ',
  'last-user',
]
const IN_TAB = [
  'tripmate-draft-',
  'tripmate-booking-',
  'fingenie-draft-',
  'profile-draft',
  'person-draft ',
  'policy-edits',
  'flow-edits',
  'finance-',
  'form ',
  'booking ',
  'decision ',
  'question ',
  'place:',
]
/** The store of answers for reading offline. */
export const RESPONSES_STORE = 'pravas-answers'
/** The store of files whose upload is under way. */
export const UPLOADS_STORE = 'pravas-uploads'

/** Takes away what is kept about whoever was signed in. The server has what they still need. */
export function forgetPersonalData(): void {
  forgetEarlyCalls()
  forget(localStorage, IN_BROWSER)
  forgetTabData()
  for (const name of [RESPONSES_STORE, UPLOADS_STORE]) clear(browserStore(name)).catch(() => undefined)
}

/** Takes away what this tab alone keeps. */
export function forgetTabData(): void {
  forget(sessionStorage, IN_TAB)
}

function forget(storage: Storage, beginnings: readonly string[]): void {
  for (const key of Object.keys(storage)) {
    if (beginnings.some((beginning) => key.startsWith(beginning))) storage.removeItem(key)
  }
}
