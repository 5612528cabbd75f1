import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** What a page of ours may ask the browser for: nothing of these. */
const PERMISSIONS = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'bluetooth', 'midi']

/**
 * Tells browsers what our pages may do: run our own scripts and no others, and be framed by nobody else. `secure` is
 * whether people reach the product over https.
 */
export async function installSecurityHeaders(app: FastifyInstance, { secure }: { secure: boolean }): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        scriptSrcAttr: ["'none'"],
        // The component library writes its theme as style elements and attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
      },
    },
    strictTransportSecurity: secure,
  })
  const policy = PERMISSIONS.map((name) => `${name}=()`).join(', ')
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('Permissions-Policy', policy)
  })
}
