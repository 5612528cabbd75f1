import { z } from 'zod'
import type { SessionUser } from '../../api/session.ts'

/** What a person may change about themselves in this browser. */
const PROFILE_FIELDS = ['department', 'designation', 'email', 'phone', 'location', 'office', 'username'] as const
export type ProfileField = (typeof PROFILE_FIELDS)[number]
export type Profile = Record<ProfileField, string>

/** What a person may change about themselves on the server; the rest is their organisation's to say. */
export const KEPT_ON_SERVER: readonly ProfileField[] = ['phone', 'location', 'office', 'username']

const KEY = 'profile-edits'
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
  const edits = readEdits()
  const own = edits?.of === ownerOf(user) ? edits.profile : {}
  return { ...profileOf(user), ...own }
}

/** Keeps the profile in this browser. No call is made: the record on the server stays as it is. */
export function keepProfile(user: SessionUser, profile: Profile): void {
  localStorage.setItem(KEY, JSON.stringify({ of: ownerOf(user), profile }))
}

function readEdits() {
  try {
    return Edits.parse(JSON.parse(localStorage.getItem(KEY) ?? 'null'))
  } catch {
    return undefined
  }
}

function ownerOf({ email, employee_id, name }: SessionUser): string {
  return email ?? employee_id ?? name
}
