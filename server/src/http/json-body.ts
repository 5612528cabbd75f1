import type { FastifyInstance } from 'fastify'
import { problem } from '../errors.ts'
import { holdsTooMuch } from './json-body-rules.ts'

/** Refuses JSON that would take long to parse for its size; the rest is parsed as Fastify does. */
export function installJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (holdsTooMuch(text)) done(problem('request.too_large', 'The request holds too many values.'))
    else parse(request, text, done)
  })
}
