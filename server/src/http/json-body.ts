import type { FastifyInstance } from 'fastify'
import { problem } from '../errors.ts'

/**
 * More lists, objects and separators than this are in no body that the contract knows: a file is one text, and what a page holds
 * of a thousand receipts has half as many. Those of a body of ten megabytes would hold the process up for a second.
 */
const MOST_MARKS = 50_000
const MARKS = [',', '[', '{']

/** Whether JSON holds too many values to be parsed; marks within texts count as well. */
export function holdsTooMuch(json: string): boolean {
  if (json.length <= MOST_MARKS) return false
  let marks = 0
  for (const mark of MARKS) {
    for (let at = json.indexOf(mark); at >= 0; at = json.indexOf(mark, at + 1)) {
      marks += 1
      if (marks > MOST_MARKS) return true
    }
  }
  return false
}

/** Refuses JSON that would take long to parse for its size; the rest is parsed as Fastify does. */
export function installJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (holdsTooMuch(text)) done(problem('request.too_large', 'The request holds too many values.'))
    else parse(request, text, done)
  })
}
