import { randomUUID } from 'node:crypto'
import { maxHeaderSize } from 'node:http'
import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { traceIds } from '../spans.ts'
import { installFormBody } from './form-body.ts'
import { installJsonBody } from './json-body.ts'
import { CONNECTION_LIMITS, type ConnectionLimits } from './limits.ts'
import { masked } from './log-mask-rules.ts'
import { answerClientError, answerUndecodable, installErrorMapper } from './problems.ts'

/** How long requests under way may take to end when the app stops. */
const STOPPING_MS = 2_000

export interface ServerParts {
  config: {
    logLevel: string
    /** The proxies whose `X-Forwarded-For` is believed. */
    trustedProxies: readonly string[]
  }
  /** How long a caller may take to send a request; the product's own when absent. */
  limits?: ConnectionLimits | undefined
  /** Where the log's lines go, each ending with a line break; the standard output when absent. */
  log?: ((line: string) => void) | undefined
}

/** Makes a server without routes: its log, its limits, how it reads bodies and how it answers errors. */
export function createServer({
  config: { logLevel, trustedProxies },
  limits = CONNECTION_LIMITS,
  log = (line) => process.stdout.write(line),
}: ServerParts): FastifyInstance {
  const app = Fastify({
    logger: {
      level: logLevel,
      mixin: traceIds,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      // Whatever a library puts into an error, such as the row that a constraint refused.
      stream: { write: (line: string) => log(masked(line)) },
    },
    logController: new LogController({ disableRequestLogging: logLevel !== 'debug', requestIdLogLabel: 'request_id' }),
    // Only our own: with an id from outside, two requests could look like one in the log.
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    requestTimeout: limits.requestMs,
    http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkMs },
    // The contract says how long a parameter may be, and Node how long an address.
    routerOptions: { maxParamLength: maxHeaderSize },
    frameworkErrors: answerUndecodable,
    clientErrorHandler: answerClientError,
    trustProxy: [...trustedProxies],
  })
  app.addHook('onRequest', async ({ id }, reply) => {
    reply.header('X-Request-Id', id)
  })
  // Only JSON is understood, and forms with files; the parser for plain text would hand a string to the handlers.
  app.removeContentTypeParser('text/plain')
  installJsonBody(app)
  installFormBody(app)
  app.addHook('preClose', async () => {
    // A connection that a browser opened ahead and never used would hold the stop up; what is under way gets a moment.
    setTimeout(() => app.server.closeAllConnections(), STOPPING_MS).unref()
  })
  installErrorMapper(app)
  return app
}
