import cookie from '@fastify/cookie'
import websocket from '@fastify/websocket'
import plugin from 'fastify-plugin'
import { compressAnswers } from './compressed-answers.ts'
import { createHandle, type Handle } from './handle.ts'
import { installHostHook } from './host-hook.ts'
import { installOriginHook } from './origin-hook.ts'
import { inlineScripts } from './pages.ts'
import { installSecurityHeaders, type SecurityParts } from './security-headers.ts'

declare module 'fastify' {
  interface FastifyInstance {
    handle: Handle
  }
}

interface HttpOptions {
  config: {
    /** The address that people open. */
    publicUrl: URL
    /** The host that the server listens on. */
    host: string
    /** The folder of the built pages. */
    webDir: string | undefined
  }
  provider: SecurityParts['provider']
}

/** What holds for every request, whatever it is for: sockets, headers, hosts, origins and cookies. */
export const httpPlugin = plugin<HttpOptions>(
  async (app, { config: { publicUrl, host, webDir }, provider }) => {
    // Before whatever may refuse a request, so that the connection of a refused socket is ended. Deflating each message
    // would cost far more memory a connection than it saves on the wire.
    await app.register(websocket, { options: { maxPayload: 64 * 1024, perMessageDeflate: false } })
    const secure = publicUrl.protocol === 'https:'
    await installSecurityHeaders(app, { secure, provider, scripts: inlineScripts(webDir) })
    installHostHook(app, { publicHost: publicUrl.host, boundHost: host })
    installOriginHook(app, publicUrl.host)
    await app.register(cookie)
    compressAnswers(app)
    app.decorate('handle', createHandle(app))
  },
  { name: 'http' },
)
