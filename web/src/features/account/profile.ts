import { z } from 'zod'
import type { SessionUser } from '../../api/session.ts'

/** What a person may change about themselves in this browser. */
const PROFILE_FIELDS = ['department', 'designation', 'email', 'phone', 'location', 'office', 'username'] as const
export type ProfileField = (typeof PROFILE_FIELDS)[number]
export type Profile = Record<ProfileField, string>

/** What a person may change about themselves on the server; the rest is their organisation's to say. */
export const KEPT_ON_SERVER: readonly ProfileField[] = ['phone', 'location', 'office', 'username']

const KEY = 'profile-edits'
const DRAFT_KEY = 'profile-draft'
const Edits = z
  .object({ of: z.string(), profile: z.partialRecord(z.enum(PROFILE_FIELDS), z.string()) })
  .optional()
  .catch(undefined)

/** The profile as the server has it. */
export function profileOf(user: SessionUser): Profile {
  return Object.fromEntries(PROFILE_FIELDS.map((field) => [field, user[field] ?? ''])) as Profile
}

/** The profile as the sign-in gave it, with what the same person changed in this browser. */
export function readProfile(user: SessionUser): Profile {
  const edits = parseEdits(localStorage.getItem(KEY))
  const own = edits?.of === ownerOf(user) ? edits.profile : {}
  return { ...profileOf(user), ...own }
}

/** Keeps the profile in this browser. No call is made: the record on the server stays as it is. */
export function keepProfile(user: SessionUser, profile: Profile): void {
  localStorage.setItem(KEY, JSON.stringify({ of: ownerOf(user), profile }))
}

/** What the same person was typing in this tab when it was reloaded; undefined when nothing was open. */
export function readProfileDraft(user: SessionUser): Profile | undefined {
  const draft = parseEdits(sessionStorage.getItem(DRAFT_KEY))
  return draft?.of === ownerOf(user) ? { ...profileOf(user), ...draft.profile } : undefined
}

/** Keeps what is being typed over a reload of this tab, unless its storage is full; undefined once it is saved. */
export function keepProfileDraft(user: SessionUser, profile: Profile | undefined): void {
  sessionStorage.removeItem(DRAFT_KEY)
  if (profile === undefined) return
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ of: ownerOf(user), profile }))
  } catch {
    // The fields still have it.
  }
}

function parseEdits(stored: string | null) {
  try {
    return Edits.parse(JSON.parse(stored ?? 'null'))
  } catch {
    return undefined
  }
}

function ownerOf({ email, employee_id, name }: SessionUser): string {
  return email ?? employee_id ?? name
}
