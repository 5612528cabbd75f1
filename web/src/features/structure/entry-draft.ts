import type { StructureEntry, StructureKind } from '@pravas/contract/structure'
import { foldedText } from '../../ui/folded-text.ts'
import { NEW } from './use-row-editing.ts'

/** What is typed in a row of entries. */
export type EntryDraft = Record<(typeof DRAFT_FIELDS)[number], string>
export const DRAFT_FIELDS = ['code', 'name', 'starts_on', 'ends_on', 'owner', 'state'] as const
export const BLANK: EntryDraft = { code: '', name: '', starts_on: '', ends_on: '', owner: '', state: '' }

export function draftOf({ code, name, starts_on, ends_on, owner, state }: StructureEntry): EntryDraft {
  return { code, name, starts_on: starts_on ?? '', ends_on: ends_on ?? '', owner: owner ?? '', state: state ?? '' }
}

export function newRow(kind: StructureKind): StructureEntry {
  return {
    id: NEW,
    kind,
    code: '',
    name: '',
    active: true,
    starts_on: null,
    ends_on: null,
    owner: null,
    owner_name: null,
    state: null,
  }
}

/** The entries whose code, name, owner or state have all words of a search. */
export function found(entries: readonly StructureEntry[], search: string): readonly StructureEntry[] {
  const words = foldedText(search).split(' ').filter(Boolean)
  if (words.length === 0) return entries
  return entries.filter(({ code, name, owner, owner_name, state }) => {
    const text = foldedText([code, name, owner, owner_name, state].join(' '))
    return words.every((word) => text.includes(word))
  })
}
