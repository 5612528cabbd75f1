import type { DraftChange, RefusedChange } from './draft-changes.ts'
import type { AnsweredTripDraft } from './use-trip-draft.ts'

export type Draft = NonNullable<AnsweredTripDraft['draft']>

/** What a section of the draft panel needs. */
export interface SectionProps {
  draft: Draft
  busy: boolean
  /** Changes the draft, which the conversation is told. */
  onChange: (change: DraftChange) => void
  /** What was not changed: what was typed for it stays. */
  refused: RefusedChange | undefined
}

/**
 * Whether a part of a draft may be changed, by a name such as `purpose` or `leg:1.date`: all of them, unless it changes a trip that
 * was returned for others.
 */
export function mayChange({ revises }: Draft, part: string): boolean {
  return revises?.open?.includes(part) ?? true
}
