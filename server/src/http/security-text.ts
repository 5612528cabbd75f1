import type { FastifyInstance } from 'fastify'
import type { Clock } from '../clock.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** RFC 9116 wants less than a year, so that nobody writes to an address that was given up long ago. */
const VALID_DAYS = 180

interface SecurityTextParts {
  clock: Clock
  publicUrl: URL
  /** A mailto: or https: address; the support page when undefined. */
  contact: string | undefined
}

/** `/.well-known/security.txt` (RFC 9116): where to tell of a hole. */
export function securityTextRoute(app: FastifyInstance, { clock, publicUrl, contact }: SecurityTextParts): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const expires = new Date(clock.now().getTime() + VALID_DAYS * DAY_MS)
    const lines = [
      `Contact: ${contact ?? new URL('/support', publicUrl).href}`,
      `Expires: ${expires.toISOString().slice(0, 10)}T00:00:00Z`,
      'Preferred-Languages: en, hi',
      `Canonical: ${new URL('/.well-known/security.txt', publicUrl).href}`,
    ]
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`)
  })
}
