import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Actor } from '../access/actor.ts'
import { standingOf } from '../access/rights-rules.ts'
import { type AppParts, createApp } from '../app.ts'
import { readConfig } from '../config/config.ts'
import { inTransaction } from '../db/transaction.ts'
import { DEMO_PASSWORD } from '../demo/accounts.ts'
import type { Scene } from '../demo/scene.ts'
import { hashPassword } from '../identity/passwords.ts'
import { insertSession } from '../identity/sessions-store.ts'
import { hashToken, newToken } from '../identity/tokens.ts'
import { type Client, clientFor } from './client.ts'
import { insertDemoPeople } from './demo-people.ts'
import type { EmptiableDatabase } from './emptiable-database.ts'

/** The people of every test, by the first part of their demo address. */
export type Who =
  | 'employee'
  | 'colleague'
  | 'outsider'
  | 'manager'
  | 'othermanager'
  | 'superadmin'
  | 'administrator'
  | 'finance'
  | 'traveldesk'
  | 'auditor'
  | 'newjoiner'

/** Noon in India on Wednesday 10 June 2026. */
const START = '2026-06-10T06:30:00Z'

export interface TestClock {
  now(): Date
  /** Sets the present to an instant in ISO 8601. */
  set(instant: string): void
}

/** A real app on a loopback port, with the people of every test. */
export interface Stage<Stored extends EmptiableDatabase = EmptiableDatabase> {
  app: FastifyInstance
  database: Stored
  clock: TestClock
  /** Where the app listens, such as http://127.0.0.1:40123. */
  origin: string
  dataDir: string
  orgId(): string
  /** Whoever calls the app without a session. */
  anonymous: Client
  /** A client with a fresh session of that person. */
  as(who: Who): Client
  actor(who: Who): Actor
  /** The Cookie header of a fresh session, for sockets. */
  cookie(who: Who): Promise<string>
  /** Empties the database, writes the demo people and sets the clock back; to be called before anything else. */
  begin(): Promise<void>
  /** Stops the app and removes its files; the database stays open. */
  close(): Promise<void>
}

let sharedPasswordHash: Promise<string> | undefined

/** Starts an app over this database. `parts` replaces parts of it, `settings` its environment. */
export async function openStage<Stored extends EmptiableDatabase>(
  database: Stored,
  parts: Partial<AppParts> = {},
  settings: Readonly<Record<string, string | undefined>> = {},
): Promise<Stage<Stored>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'pravas-test-'))
  const clock = settableClock()
  const config = Object.freeze({
    ...readConfig({ NODE_ENV: 'test', DATA_DIR: dataDir, LOG_LEVEL: 'fatal', ...settings }, dataDir),
    webDir: undefined,
  })
  const app = await createApp({ config, database, clock, demo: null, ...parts })
  await app.listen({ host: '127.0.0.1', port: 0 })
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`

  let cast: Pick<Scene, 'orgId' | 'people'>
  const person = (who: Who) => {
    const found = cast.people.find(({ email }) => email.startsWith(`${who}@`))
    if (!found) throw new Error(`Nobody is called ${who}.`)
    return found
  }

  const cookie = async (who: Who) => {
    const token = newToken()
    const now = clock.now()
    await insertSession(database.db, {
      orgId: cast.orgId,
      personId: person(who).id,
      tokenHash: hashToken(token),
      now,
      expiresAt: new Date(now.getTime() + 86_400_000),
    })
    return `pravas-session=${token}`
  }

  return {
    app,
    database,
    clock,
    origin,
    dataDir,
    orgId: () => cast.orgId,
    anonymous: clientFor(origin, async () => undefined),
    as: (who) => {
      let session: Promise<string> | undefined
      return clientFor(origin, () => {
        session ??= cookie(who)
        return session
      })
    },
    actor: (who) => {
      const { id, employeeId, managerEmployeeId, name, email, roles, department, designation } = person(who)
      const hasReports = cast.people.some(
        (one) => one.managerEmployeeId !== null && one.managerEmployeeId === employeeId,
      )
      const standing = standingOf({ roles, hasReports, department, designation, employeeId })
      const decidesAs = { persons: [id], roles }
      return {
        personId: id,
        orgId: cast.orgId,
        employeeId,
        managerEmployeeId,
        name,
        email,
        roles,
        ...standing,
        decidesAs,
      }
    },
    cookie,
    begin: async () => {
      clock.set(START)
      await database.reset()
      sharedPasswordHash ??= hashPassword(DEMO_PASSWORD)
      const passwordHash = await sharedPasswordHash
      cast = await inTransaction(database.db, (trx) => insertDemoPeople(trx, passwordHash))
    },
    close: async () => {
      await app.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function settableClock(): TestClock {
  let present = new Date(START)
  return {
    now: () => present,
    set: (instant) => {
      present = new Date(instant)
    },
  }
}
