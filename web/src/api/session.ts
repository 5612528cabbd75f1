import { failures } from '@pravas/messages/en/failures'
import { texts } from '@pravas/messages/texts'
import { z } from 'zod'
import { forgetActivity } from './idle-sign-out.ts'
import { forgetPersonalData, forgetTabData } from './personal-data.ts'
import { forgetProviderTokens, forgetSignOn, noteSignOn } from './sign-on/signed-on.ts'
import { keepSignOutReason, type SignOutReason } from './sign-out-reason.ts'

const t = texts(failures)

const text = z
  .union([z.string(), z.number().transform(String)])
  .pipe(z.string().trim().min(1))
  .optional()
  .catch(undefined)

/** What the login answered as user, as far as it can be used. */
const StoredUser = z
  .object({
    name: text,
    email: text,
    profileImage: text,
    isSuperAdmin: z.literal(true).optional().catch(undefined),
    ownsBudgets: z.boolean().catch(false),
    wasAsked: z.boolean().catch(false),
    roles: z.array(z.string()).catch([]),
    employee_id: text,
    employeeId: text,
    department: text,
    designation: text,
    phone: text,
    location: text,
    office: text,
    username: text,
  })
  .transform(({ name, employee_id, employeeId, isSuperAdmin, ...rest }) => ({
    ...rest,
    name: name ?? PLACEHOLDER_NAME,
    employee_id: employee_id ?? employeeId,
    isSuperAdmin: isSuperAdmin === true || rest.designation === 'Super Admin' || rest.department === 'Admin',
  }))

/** The signed-in person. Without an employee record there is no `employee_id`. */
export type SessionUser = z.output<typeof StoredUser>

export interface SessionState {
  isAuthenticated: boolean
  isAdmin: boolean
  /** May see the pages of the administration. */
  administers: boolean
  /** Sees budgets: those of the whole organisation, or those of the cost centres and projects that they own. */
  readsBudgets: boolean
  /** Reads other people's trips or claims: their team's, those that they were asked to decide on, or everybody's. */
  readsRecords: boolean
  /** Reads everybody's claims, and so the GST register. */
  readsClaims: boolean
  /** Reads the audit trail. */
  readsAudit: boolean
  /** Sees the travel desk's queue. */
  seesDesk: boolean
  user: SessionUser
}

/** The roles that read every trip, or every trip and claim. */
const RECORD_READERS = ['travel_desk', 'finance', 'auditor']
const PLACEHOLDER_NAME = t('nobody')
const KEYS = { authenticated: 'isAuthenticated', admin: 'isAdmin', user: 'user' } as const
const LAST_PERSON = 'last-user'
/** What of the user says what they may do; the rest is as it was at the sign-in, or as they have edited it since. */
const RIGHTS = ['isSuperAdmin', 'ownsBudgets', 'wasAsked', 'roles'] as const

/**
 * Who is signed in, as the browser's storage has it. It only steers what the pages show: the server asks its own
 * session on every call. Other tabs' sign-ins and sign-outs arrive through the storage.
 */
class SessionStore {
  readonly #listeners = new Set<() => void>()
  #state = readState()
  #confirmed = false

  constructor() {
    window.addEventListener('storage', ({ key }) => {
      if (key !== null && !(Object.values(KEYS) as string[]).includes(key)) return
      const before = this.#state.user.email
      this.#changed()
      if (this.#state.isAuthenticated && this.#state.user.email === before) return
      forgetTabData()
      forgetProviderTokens()
    })
  }

  readonly get = (): SessionState => this.#state

  /** Whether the server has said since the page was loaded who is signed in and what they may do. */
  get isConfirmed(): boolean {
    return this.#confirmed
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Remembers the user that the login answered, as it came, and who said that they are the one. */
  readonly signIn = (user: object, by: 'password' | 'provider' = 'password'): void => {
    const { isAdmin = false, email = '' } = user as { isAdmin?: unknown; email?: unknown }
    const lastPerson = localStorage.getItem(LAST_PERSON)
    if (lastPerson !== null && lastPerson !== String(email)) forgetPersonalData()
    localStorage.setItem(LAST_PERSON, String(email))
    forgetActivity()
    keepSignOutReason()
    if (by === 'provider') noteSignOn()
    else this.#forgetProvider()
    localStorage.setItem(KEYS.user, JSON.stringify(user))
    localStorage.setItem(KEYS.admin, String(isAdmin === true))
    localStorage.setItem(KEYS.authenticated, 'true')
    this.#confirmed = true
    this.#changed()
  }

  /** Takes over what the server says that the signed-in person may do now; nothing when it speaks of somebody else. */
  readonly refresh = (answer: object): void => {
    const now = answer as Record<string, unknown>
    const stored = storedUser()
    if (!this.#state.isAuthenticated || typeof now.email !== 'string' || now.email !== stored.email) return
    this.#confirmed = true
    const rights = Object.fromEntries(RIGHTS.filter((name) => name in now).map((name) => [name, now[name]]))
    const user = JSON.stringify({ ...stored, ...rights, ...('isAdmin' in stored && { isAdmin: now.isAdmin === true }) })
    const isAdmin = String(now.isAdmin === true)
    if (user === localStorage.getItem(KEYS.user) && isAdmin === localStorage.getItem(KEYS.admin)) return
    localStorage.setItem(KEYS.user, user)
    localStorage.setItem(KEYS.admin, isAdmin)
    this.#changed()
  }

  /**
   * Ends the session here; with a reason when the person did not ask for it, which the landing page then says. Who goes
   * on to sign out at the provider still needs what it knows.
   */
  readonly signOut = (reason?: SignOutReason, { goesToProvider = false } = {}): void => {
    // A call that comes back after the sign-out has nothing to add.
    if (this.#state.isAuthenticated) keepSignOutReason(reason)
    for (const key of Object.values(KEYS)) localStorage.removeItem(key)
    this.#confirmed = false
    forgetPersonalData()
    forgetActivity()
    if (goesToProvider) forgetSignOn()
    else this.#forgetProvider()
    this.#changed()
  }

  /** The provider could not be told of a sign-out; of no interest to who has signed in again by now. */
  readonly providerNotTold = (): void => {
    if (this.#state.isAuthenticated) return
    keepSignOutReason('here_only')
    forgetProviderTokens()
  }

  #forgetProvider() {
    forgetSignOn()
    forgetProviderTokens()
  }

  #changed() {
    this.#state = readState()
    for (const listener of this.#listeners) listener()
  }
}

function readState(): SessionState {
  const isAdmin = localStorage.getItem(KEYS.admin) === 'true'
  const user = parseUser(localStorage.getItem(KEYS.user))
  const has = (role: string) => user.roles.some((one) => one === role)
  const isSuperAdmin = isAdmin && user.isSuperAdmin
  const administers = has('administrator') || isSuperAdmin
  return {
    isAuthenticated: localStorage.getItem(KEYS.authenticated) === 'true',
    isAdmin,
    administers,
    readsBudgets: administers || user.ownsBudgets || has('finance') || has('auditor'),
    readsRecords: isAdmin || user.wasAsked || RECORD_READERS.some(has),
    readsClaims: isSuperAdmin || has('finance') || has('auditor'),
    readsAudit: administers || has('auditor'),
    seesDesk: isSuperAdmin || has('travel_desk') || has('auditor'),
    user,
  }
}

/** The stored user as it came; empty when there is none or it cannot be read. */
function storedUser(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEYS.user) ?? '{}')
    return typeof stored === 'object' && stored !== null ? { ...stored } : {}
  } catch {
    return {}
  }
}

/** The stored user; a placeholder when there is none or it cannot be read. */
export function parseUser(stored: string | null): SessionUser {
  try {
    return StoredUser.parse(JSON.parse(stored ?? '{}'))
  } catch {
    return StoredUser.parse({})
  }
}
export const session = new SessionStore()
