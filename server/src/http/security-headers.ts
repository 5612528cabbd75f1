import { createHash } from 'node:crypto'
import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** What a page of ours may ask the browser for: nothing of these. */
const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'midi']

export interface SecurityParts {
  /** Whether people reach the product over https. */
  secure: boolean
  /** The identity provider, whose addresses become known one by one; undefined without one. */
  provider: { origins(): string[] } | undefined
  /** The scripts that stand in our documents, see `inlineScripts`. */
  scripts: readonly string[]
}

/** Tells browsers what our pages may do: run our own scripts and no others, and be framed by nobody else. */
export async function installSecurityHeaders(
  app: FastifyInstance,
  { secure, provider, scripts }: SecurityParts,
): Promise<void> {
  const ofProvider = () => provider?.origins().join(' ') ?? ''
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scripts.map(hashOf)],
        scriptSrcAttr: ["'none'"],
        // The component library writes its theme as style elements and attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        // The page redeems the provider's codes, and asks it in a hidden frame whether somebody is still signed in.
        connectSrc: ["'self'", ofProvider],
        frameSrc: ["'self'", ofProvider],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    strictTransportSecurity: secure,
    // A sign-in in a window of its own could not tell this page of its end otherwise.
    crossOriginOpenerPolicy: provider ? { policy: 'same-origin-allow-popups' } : true,
  })
  const policy = PERMISSIONS.map((name) => `${name}=()`).join(', ')
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Permissions-Policy', policy)
  })
}

/** How the policy names a script that stands in a document. */
function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
