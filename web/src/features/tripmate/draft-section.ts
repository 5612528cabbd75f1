import type { AnsweredTripDraft } from './use-trip-draft.ts'

export type Draft = NonNullable<AnsweredTripDraft['draft']>

/** What a section of the draft panel needs. */
export interface SectionProps {
  draft: Draft
  busy: boolean
  /** What is changed here is said in the conversation. */
  onSay: (sentence: string) => void
}

/**
 * Whether a part of a draft may be changed, by a name such as `purpose` or `leg:1.date`: all of them, unless it changes a trip that
 * was returned for others.
 */
export function mayChange({ revises }: Draft, part: string): boolean {
  return revises?.open?.includes(part) ?? true
}
