import { type Context, context, type Span } from '@opentelemetry/api'
import plugin from 'fastify-plugin'
import { beginIncoming, markFailed } from '../spans.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The span of this request and what it is a part of; null for one that is not traced. */
    traced: { span: Span; within: Context } | null
  }
}

/** What machines ask for all the time. */
const UNTRACED = ['/healthz', '/readyz', '/metrics']

/** A span for each request, by its route: an address may hold a token or what somebody searched for. Before all other hooks. */
export const tracingPlugin = plugin(
  async (app) => {
    app.decorateRequest('traced', null)
    app.addHook('onRequest', (request, _reply, done) => {
      const { method, headers, routeOptions, id } = request
      const route = routeOptions.url ?? 'none'
      // A socket stays open for hours; its turns are traced one by one.
      if (UNTRACED.includes(route) || headers.upgrade !== undefined) return done()
      request.traced = beginIncoming(`${method} ${route}`, headers, {
        'http.request.method': method,
        'http.route': route,
        'pravas.request_id': id,
      })
      context.with(request.traced.within, done)
    })
    // What is set before the body is read is lost, as the events of the connection bring the body.
    app.addHook('preValidation', ({ traced }, _reply, done) => {
      if (traced) context.with(traced.within, done)
      else done()
    })
    app.addHook('onResponse', async ({ traced }, { statusCode }) => {
      if (!traced) return
      traced.span.setAttribute('http.response.status_code', statusCode)
      if (statusCode >= 500) markFailed(traced.span, String(statusCode))
      traced.span.end()
    })
  },
  { name: 'tracing' },
)
