import { randomBytes } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { DEVICE_SECONDS, type KnownDevice, readDevices, writeDevices } from './device-cookie-rules.ts'
import { selectTrust } from './devices-store.ts'

interface DevicesDeps {
  db: Database['db']
  clock: Clock
  /** Signs the cookies. */
  secret: Uint8Array
}

export type Devices = ReturnType<typeof createDevices>

/**
 * Browsers that somebody signed in with, by a signed cookie. It signs nobody in: whoever shows it is paced on their own,
 * so that what others do to the account from elsewhere does not stop its owner.
 */
export function createDevices({ db, clock, secret }: DevicesDeps) {
  const known = (cookie: string | undefined) => readDevices(cookie, secret, clock.now())

  return {
    /** The id of this browser, when the person with this address signed in with it and it is still trusted. */
    async recognise(cookie: string | undefined, email: string): Promise<string | undefined> {
      for (const device of known(cookie)) {
        const trust = await selectTrust(db, device)
        if (trust?.email.toLowerCase() !== email.toLowerCase()) continue
        return trust.device_generation === device.generation ? device.deviceId : undefined
      }
      return undefined
    },

    /** The person who signed in with this browser last, as the cookie alone says. */
    lastPerson: (cookie: string | undefined): string | undefined => known(cookie)[0]?.personId,

    /** What the cookie is to say once this person has signed in with this browser. */
    async remember(whose: { orgId: string; personId: string }, cookie: string | undefined): Promise<string> {
      const devices = known(cookie)
      const same = devices.find(({ personId }) => personId === whose.personId)
      const trust = await selectTrust(db, whose)
      const device: KnownDevice = {
        ...whose,
        deviceId: same?.deviceId ?? randomBytes(16).toString('base64url'),
        generation: trust?.device_generation ?? 0,
        expiresAt: new Date(clock.now().getTime() + DEVICE_SECONDS * 1000),
      }
      return writeDevices([device, ...devices.filter((other) => other !== same)], secret)
    },
  }
}
