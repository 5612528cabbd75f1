import { refusals } from '@pravas/messages/en/refusals'
import { texts } from '@pravas/messages/texts'
import type { FastifyInstance } from 'fastify'
import { problem } from '../errors.ts'

const t = texts(refusals)

/**
 * More lists, objects and separators than this are in no body that the contract knows: a file is one text, and what a page holds
 * of a thousand receipts has half as many. Those of a body of ten megabytes would hold the process up for a second.
 */
const MOST_MARKS = 50_000
const MARKS = [',', '[', '{']

/** Whether JSON holds too many values to be parsed. What stands within texts, such as a CSV file, is no mark. */
export function holdsTooMuch(json: string): boolean {
  if (json.length <= MOST_MARKS || !hasManyMarks(json)) return false
  let marks = 0
  let isText = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (isText && sign === '\\') at += 1
    else if (sign === '"') isText = !isText
    else if (!isText && (sign === ',' || sign === '[' || sign === '{')) marks += 1
    if (marks > MOST_MARKS) return true
  }
  return false
}

/** Whether there are too many marks anywhere: quickly said of the files of receipts, which have next to none. */
function hasManyMarks(json: string): boolean {
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
    if (holdsTooMuch(text)) done(problem('request.too_large', t('body.values')))
    else parse(request, text, done)
  })
}
