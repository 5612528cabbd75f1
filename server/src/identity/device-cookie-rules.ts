import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

/** A browser in which somebody signed in: whose, which, and until when that counts. */
export interface KnownDevice {
  orgId: string
  personId: string
  /** Random; it names nothing but this browser of this person. */
  deviceId: string
  /** The person's `device_generation` at the sign-in. */
  generation: number
  expiresAt: Date
}

/** A browser is known for this many seconds after the latest sign-in there (180 days). */
export const DEVICE_SECONDS = 180 * 24 * 60 * 60

/** How many people of one browser are known; the one who signed in longest ago makes room. */
const MOST_PEOPLE = 4

const Claims = z
  .tuple([z.uuid(), z.uuid(), z.string().regex(/^[\w-]{22}$/), z.int(), z.int()])
  .transform(([orgId, personId, deviceId, generation, expires]) => ({
    orgId,
    personId,
    deviceId,
    generation,
    expiresAt: new Date(expires * 1000),
  }))

/** The cookie's value for these devices, the latest sign-in first. */
export function writeDevices(devices: readonly KnownDevice[], secret: Uint8Array): string {
  return devices
    .slice(0, MOST_PEOPLE)
    .map(({ orgId, personId, deviceId, generation, expiresAt }) => {
      const claims = [orgId, personId, deviceId, generation, Math.floor(expiresAt.getTime() / 1000)]
      const text = Buffer.from(JSON.stringify(claims)).toString('base64url')
      return `${text}.${signature(text, secret).toString('base64url')}`
    })
    .join('~')
}

/** The devices of a cookie that this secret signed and that have not run out. Whether they still count is not checked. */
export function readDevices(cookie: string | undefined, secret: Uint8Array, now: Date): KnownDevice[] {
  return (cookie ?? '')
    .split('~', MOST_PEOPLE)
    .flatMap((entry) => deviceOf(entry, secret) ?? [])
    .filter(({ expiresAt }) => expiresAt > now)
}

function deviceOf(entry: string, secret: Uint8Array): KnownDevice | undefined {
  const [, text = '', mac = ''] = /^([\w-]{1,400})\.([\w-]{43})$/.exec(entry) ?? []
  if (text === '' || !timingSafeEqual(Buffer.from(mac, 'base64url'), signature(text, secret))) return undefined
  return Claims.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
}

function signature(text: string, secret: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`known device ${text}`).digest()
}
