import { requestDialogs } from '@pravas/messages/en/request-dialogs'
import { texts } from '@pravas/messages/texts'
import type { RequestView } from './request-view.ts'

const t = texts(requestDialogs)

/** More than these are not offered: the rest stands with the request. */
const MOST = 5

/** Sentences with what speaks against a request by its own facts, the weightiest first, for whoever says why it is not approved. */
export function suggestedReasons({ findings, duplicates, undated, unclaimedTax }: RequestView): string[] {
  const doubtful = (duplicates ?? []).flatMap(({ text, warns }) => (warns ? t('suggestion.duplicate', { text }) : []))
  const beyond = (findings ?? []).map(({ short }) => sentence(short))
  return [...new Set([...doubtful, ...beyond, ...(undated ? [undated] : []), ...(unclaimedTax ?? [])])].slice(0, MOST)
}

/** What was typed with a sentence behind it, in a line of its own. */
export function withSentence(typed: string, added: string): string {
  return typed.trim() === '' ? added : `${typed.trimEnd()}\n${added}`
}

function sentence(text: string): string {
  const begun = text.charAt(0).toUpperCase() + text.slice(1)
  return begun.endsWith('.') ? begun : `${begun}.`
}
