import { detailOf, ERRORS, type ErrorCode } from '@pravas/contract/errors'
import { problems } from '@pravas/messages/en/problems'
import { expect, test } from 'vitest'
import { errorOf } from './api-error.ts'
import { problemWords } from './problem-words.ts'

const answer = (code: string) =>
  new Response(
    JSON.stringify({ type: `urn:pravas:problem:${code}`, code, title: 'Refused.', detail: 'Refused for 2.' }),
    {
      status: 409,
    },
  )

test.each(Object.keys(problems))('%s is translated from what the server says', (code) => {
  expect(problemWords(code)).toBe(detailOf(ERRORS[code as ErrorCode]).replaceAll("'", '’'))
})

test('a page in English shows the server’s own words, one in Hindi what the code means', async () => {
  expect((await errorOf(answer('draft.changed'))).message).toBe('Refused for 2.')
  document.documentElement.lang = 'hi-IN'
  try {
    expect((await errorOf(answer('draft.changed'))).message).toBe(problemWords('draft.changed'))
    expect((await errorOf(answer('no.such_code'))).message).toBe('Refused for 2.')
  } finally {
    document.documentElement.lang = ''
  }
})
