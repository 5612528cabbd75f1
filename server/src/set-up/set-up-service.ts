import type { User } from '@pravas/contract/people'
import type { FirstAdministrator, NewOrganisation, SetUpStart } from '@pravas/contract/set-up'
import type { z } from 'zod'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Attempts } from '../identity/attempts-service.ts'
import { hashPassword } from '../identity/passwords.ts'
import type { Identity, Origin } from '../identity/service.ts'
import { effectiveSettings, fixedIn, type OperatorSettings } from '../organisation/settings-rules.ts'
import { presentFixed } from '../organisation/settings-service.ts'
import { demandCode, newSetUpCode } from './codes-service.ts'
import { initialise } from './initialise-service.ts'

interface SetUpDeps {
  db: Database['db']
  clock: Clock
  attempts: Attempts
  identity: Pick<Identity, 'signIn'>
  operator: OperatorSettings
  /** The organisation's name in the environment, where it is set. */
  home: string | undefined
  mail: SetUpStart['mail']
  /** Sends a test mail; throws 'mail.not_sent'. */
  sendTest: (to: string) => Promise<void>
}

export type SetUp = ReturnType<typeof createSetUp>

/** Setting up an installation that nobody administers, by who has the code that its console prints. */
export function createSetUp({ db, clock, attempts, identity, operator, home, mail, sendTest }: SetUpDeps) {
  /** Counts a try and passes for the right code. */
  async function demandSlowly(code: string, address: string): Promise<void> {
    await attempts.take('set-up', { address })
    await demandCode(db, code, clock.now())
    await attempts.succeeded('set-up', { address })
  }

  return {
    /** A new code for the console; undefined where there is nothing to set up. */
    newCode: (): Promise<string | undefined> => newSetUpCode(db, clock.now()),

    /** What the page begins with. Throws 'setup.code' and 'setup.done'. */
    async begin(code: string, address: string): Promise<SetUpStart> {
      await demandSlowly(code, address)
      const name = home ?? ''
      const settings = effectiveSettings(name, {}, operator)
      return { settings, fixed: presentFixed(fixedIn(operator, name)), mail }
    },

    async testMail({ code, to }: { code: string; to: string }, address: string): Promise<undefined> {
      await demandSlowly(code, address)
      await attempts.take('test-mail', { address })
      await sendTest(to)
    },

    /** Sets the installation up and signs its first administrator in; answers the session's token. */
    async run(
      {
        code,
        organisation,
        administrator: { password, employee_id: employeeId = null, ...administrator },
      }: {
        code: string
        organisation: NewOrganisation
        administrator: z.output<typeof FirstAdministrator>
      },
      origin: Origin,
    ): Promise<{ token: string; user: User }> {
      await demandSlowly(code, origin.address)
      const passwordHash = await hashPassword(password)
      const first = { ...administrator, employeeId, passwordHash }
      await inTransaction(db, (trx) =>
        initialise(trx, { organisation, administrator: first }, { clock, operator, home, checklist: true }),
      )
      return identity.signIn(administrator.email, password, origin)
    },
  }
}
