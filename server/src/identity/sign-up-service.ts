import { auditEntry, recordAudit } from '../audit/store.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { invalid, problem } from '../errors.ts'
import { newId } from '../ids.ts'
import { accountExistsMail, signUpMail } from '../mail/account-mails.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import type { Attempts } from './attempts-service.ts'
import { insertPerson, isAddressTaken } from './new-people-store.ts'
import { findHomeOrganisation, homeOrganisation } from './organisations-store.ts'
import { hashPassword, passwordFits } from './passwords.ts'
import { findPersonByEmail } from './people-store.ts'
import { deleteSignUps, findSignUp, insertSignUp, takeSignUp } from './sign-ups-store.ts'
import { hashToken, newToken } from './tokens.ts'
import { unawaited } from './unawaited.ts'

/** A link that finishes a sign-up can be used for this many hours. */
const LINK_HOURS = 24

interface SignUpDeps {
  db: Database['db']
  clock: Clock
  attempts: Attempts
  outbox: Pick<Outbox, 'add'>
  publicUrl: URL
  settingsOf: SettingsOf
  /** Whether mails leave: without one nobody could finish a sign-up. */
  willSend: boolean
  /** The organisation that they join; undefined: the only one. */
  organisation: string | undefined
  /** Told of a link that could not be made, of which the person who asked learns nothing. */
  onError: (error: unknown) => void
}

export type SignUps = ReturnType<typeof createSignUps>

/** Accounts that people make themselves, with an address that they can show to be theirs. */
export function createSignUps(deps: SignUpDeps) {
  const { db, clock, attempts, outbox, publicUrl, settingsOf, willSend, organisation, onError } = deps
  const links = unawaited(onError)

  /** The mail domains whose people may sign up; none: nobody may. */
  async function domainsNow(): Promise<readonly string[]> {
    const orgId = willSend ? await findHomeOrganisation(db, organisation) : undefined
    return orgId === undefined ? [] : (await settingsOf(db, orgId)).sign_up_domains
  }

  async function mailLink({ name, email, password }: { name: string; email: string; password: string }) {
    const passwordHash = await hashPassword(password)
    if (await isAddressTaken(db, email)) return mailOwner(email)
    await inTransaction(db, async (trx) => {
      const orgId = await homeOrganisation(trx, organisation)
      const now = clock.now()
      const token = newToken()
      const expiresAt = new Date(now.getTime() + LINK_HOURS * 60 * 60_000)
      const id = await insertSignUp(trx, {
        orgId,
        email,
        name,
        passwordHash,
        tokenHash: hashToken(token),
        now,
        expiresAt,
      })
      const url = new URL(`/sign-up/${token}`, publicUrl)
      await outbox.add(trx, {
        orgId,
        to: { name, address: email },
        ...signUpMail({ url, hours: LINK_HOURS }),
        record: { kind: 'sign_up', id },
        at: now,
      })
    })
  }

  async function mailOwner(email: string): Promise<void> {
    const person = await findPersonByEmail(db, email)
    if (!person) return
    await outbox.add(db, {
      orgId: person.org_id,
      to: { name: person.name, address: person.email },
      ...accountExistsMail(publicUrl),
      record: { kind: 'person', id: person.id },
      at: clock.now(),
    })
  }

  return {
    /** Whether anybody may sign up now. */
    offered: async (): Promise<boolean> => (await domainsNow()).length > 0,

    /**
     * Mails a link that finishes the sign-up. Resolves before it is known whether the address has an account, so that
     * neither the answer nor its time tells. Throws 'path.not_found' where nobody may sign up, and names the field
     * when the address is of another domain.
     */
    async request(signUp: { name: string; email: string; password: string }, address: string): Promise<void> {
      const domains = await domainsNow()
      if (domains.length === 0) throw problem('path.not_found')
      if (!isOfDomain(signUp.email, domains)) throw invalid([{ path: 'body.email', message: domainWords(domains) }])
      await attempts.take('sign-up', { account: signUp.email, address })
      links.start(mailLink(signUp))
    },

    /** Resolves when every link asked for so far is in the outbox. */
    settled: links.settled,

    /**
     * Makes the account of a link. The password shows that whoever opens the mail is who signed up: without it, somebody
     * could sign up with another's address and wait for them to open the link.
     */
    async confirm({ token, password }: { token: string; password: string }, address: string): Promise<void> {
      await attempts.take('sign-up', { account: token, address })
      const signUp = await findSignUp(db, hashToken(token), clock.now())
      if (!(await passwordFits(signUp?.password_hash, password))) {
        throw signUp ? problem('sign_up.password') : problem('sign_up.not_valid')
      }
      if (!signUp || !isOfDomain(signUp.email, await domainsNow())) throw problem('sign_up.not_valid')
      const { org_id: orgId, email, name, password_hash: passwordHash } = signUp
      await inTransaction(db, async (trx) => {
        const isFree = (await takeSignUp(trx, orgId, signUp.id)) && !(await isAddressTaken(trx, email))
        if (!isFree) throw problem('sign_up.not_valid')
        await deleteSignUps(trx, orgId, email)
        const personId = newId()
        const rights = { employeeId: null, managerEmployeeId: null, roles: [] }
        await insertPerson(trx, { ...rights, id: personId, orgId, email, name, passwordHash })
        await recordAudit(trx, auditEntry({ orgId, personId }, 'person.signed_up', clock.now()))
      })
      await attempts.succeeded('sign-up', { account: token, address })
    },
  }
}

/** Whether an address belongs to one of these mail domains, themselves and not what is below them. */
export function isOfDomain(email: string, domains: readonly string[]): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1).toLowerCase()
  return domains.includes(domain)
}

/** What is said to who signs up from elsewhere. */
function domainWords(domains: readonly string[]): string {
  return `Use your address at ${domains.join(' or ')}.`
}
