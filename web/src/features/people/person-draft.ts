import {
  type AdministeredPerson,
  PERSON_FIELDS,
  type PersonChanges,
  type PersonField,
} from '@pravas/contract/administration'
import type { Role } from '@pravas/contract/people'
import { z } from 'zod'

/** The fields of the form that are text; an empty one is none. */
export const TEXT_FIELDS = PERSON_FIELDS.filter((field) => field !== 'roles' && field !== 'active')
export type TextField = Exclude<PersonField, 'roles' | 'active'>

/** What stands in the form. */
export type PersonDraft = Record<TextField, string> & { roles: Role[] }

type Fields = Pick<AdministeredPerson, TextField | 'roles'>

const EMPTY = Object.fromEntries(TEXT_FIELDS.map((field) => [field, ''])) as Record<TextField, string>
export const NEW_PERSON: PersonDraft = { ...EMPTY, roles: ['employee'] }

export function draftOf(person: Fields): PersonDraft {
  const texts = Object.fromEntries(TEXT_FIELDS.map((field) => [field, person[field] ?? '']))
  return { ...(texts as Record<TextField, string>), roles: [...person.roles] }
}

/** The fields in which two drafts differ. */
export function differing(one: PersonDraft, other: PersonDraft): (TextField | 'roles')[] {
  const texts = TEXT_FIELDS.filter((field) => one[field].trim() !== other[field].trim())
  const sameRoles = one.roles.toSorted().join() === other.roles.toSorted().join()
  return sameRoles ? texts : [...texts, 'roles']
}

/** What is to be sent of a draft. */
export function changesIn(draft: PersonDraft, base: PersonDraft): PersonChanges {
  return Object.fromEntries(differing(draft, base).map((field) => [field, draft[field]])) as PersonChanges
}

export interface Conflict {
  field: TextField | 'roles'
  before: string | Role[]
  after: string | Role[]
  /** What was typed instead; undefined for a field that was left alone. */
  yours: string | Role[] | undefined
}

/**
 * A draft after somebody else has changed the person: what was typed stays, all else is as it is now. Answers also what they
 * changed.
 */
export function mergedDraft(draft: PersonDraft, base: PersonDraft, latest: PersonDraft) {
  const typed = differing(draft, base)
  const merged = Object.assign({ ...latest }, Object.fromEntries(typed.map((field) => [field, draft[field]])))
  const conflicts = differing(latest, base).map((field): Conflict => {
    const isContested = typed.includes(field) && differing(draft, latest).includes(field)
    return { field, before: base[field], after: latest[field], yours: isContested ? draft[field] : undefined }
  })
  return { merged: merged as PersonDraft, conflicts }
}

const Kept = z.object({
  version: z.number().optional(),
  draft: z.record(z.string(), z.unknown()),
})

const keyOf = (person: string) => `person-draft ${person}`

/** What was typed of a person in this tab and not saved, where it was typed over this version of them. */
export function keptDraft(person: string, base: PersonDraft, version: number | undefined): PersonDraft | undefined {
  try {
    const kept = Kept.parse(JSON.parse(sessionStorage.getItem(keyOf(person)) ?? 'null'))
    if (kept.version !== version) return undefined
    const texts = TEXT_FIELDS.map((field) => [field, z.string().catch(base[field]).parse(kept.draft[field])])
    const roles = z.array(z.string()).catch(base.roles).parse(kept.draft.roles)
    return { ...(Object.fromEntries(texts) as Record<TextField, string>), roles: roles as Role[] }
  } catch {
    return undefined
  }
}

/** Keeps what is typed over a reload of this tab, unless its storage is full; undefined once it is saved. */
export function keepDraft(person: string, draft: PersonDraft | undefined, version: number | undefined): void {
  sessionStorage.removeItem(keyOf(person))
  if (draft === undefined) return
  try {
    sessionStorage.setItem(keyOf(person), JSON.stringify({ version, draft }))
  } catch {
    // The fields still have it.
  }
}
