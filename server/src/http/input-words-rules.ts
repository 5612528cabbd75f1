import { fieldLabel } from '@pravas/contract/text'
import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

const KINDS: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
}

const FORMATS: Readonly<Record<string, string>> = {
  date: 'a date such as 2026-11-23',
  datetime: 'a time such as 2026-11-23T09:30:00Z',
  uuid: 'an id',
  email: 'an email address',
  url: 'an address',
}

/** As many choices are named. */
const MOST_CHOICES = 20

/** What is wrong with a field whose schema has no words of its own, in a sentence that names it. */
export function inputSentence(issue: Issue): string | undefined {
  const label = fieldLabel(issue.path ?? [])
  if (issue.code === 'unrecognized_keys') return undefined
  if (issue.input === undefined) return `${label} is required.`
  switch (issue.code) {
    case 'invalid_type':
      return `${label} has to be ${KINDS[issue.expected] ?? 'something else'}.`
    case 'invalid_format':
      return FORMATS[issue.format] ? `${label} has to be ${FORMATS[issue.format]}.` : `${label} is not valid.`
    case 'invalid_value':
      if (issue.values.length > MOST_CHOICES) return `${label} is not valid.`
      return `${label} has to be ${issue.values.length > 1 ? 'one of these: ' : ''}${issue.values.join(', ')}.`
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return `${label} can't be empty.`
      return `${label} ${limit('at least', issue.origin, issue.minimum)}.`
    case 'too_big':
      return `${label} ${limit('at most', issue.origin, issue.maximum)}.`
    default:
      return `${label} is not valid.`
  }
}

function limit(bound: string, origin: string, value: number | bigint): string {
  if (origin === 'string') return `has to have ${bound} ${value.toLocaleString('en-IN')} characters`
  if (origin === 'array' || origin === 'set') return `has to have ${bound} ${value.toLocaleString('en-IN')} entries`
  return `has to be ${bound} ${value.toLocaleString('en-IN')}`
}

/** A message that gives a limit alone, with the field that it is of, for where no field stands beside it. */
export function standingAlone(path: readonly PropertyKey[], message: string): string {
  return /^At (?:most|least) /.test(message)
    ? `${fieldLabel(path)}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`
    : message
}
