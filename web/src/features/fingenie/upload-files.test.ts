// @vitest-environment node
import { expect, test } from 'vitest'
import { type BatchOutcome, uploadFiles } from './upload-files.ts'

const files = ['a', 'b', 'c'].map((name, index) => ({ file_name: name, file_content: 'AA==', index }))

async function upload(answers: BatchOutcome<string>[], cancelled = '') {
  const log: string[] = []
  const names = (batch: { file_name: string }[]) => batch.map(({ file_name }) => file_name).join('')
  await uploadFiles<string>(files, {
    send: async (batch) => {
      log.push(`send ${names(batch)}`)
      return answers.shift() ?? { kind: 'read', answer: 'ok' }
    },
    isCancelled: ({ file_name }) => cancelled.includes(file_name),
    onCancelled: ({ file_name }) => log.push(`cancelled ${file_name}`),
    onSent: () => undefined,
    onApart: (batch) => log.push(`apart ${names(batch)}`),
    onRead: (batch) => void log.push(`read ${names(batch)}`),
    onRefused: (file, reason) => log.push(`refused ${file.file_name}: ${reason}`),
    onFailed: (batch) => log.push(`failed ${names(batch)}`),
  })
  return log
}

function refusal(index: number): BatchOutcome<string> {
  const errors = [{ path: `body.receipts[${index}].file_content`, message: 'The file is damaged.' }]
  return { kind: 'refused', errors, reason: 'The request is not valid.' }
}

test('all good files go in one request', async () => {
  expect(await upload([])).toEqual(['send abc', 'read abc'])
})

test('the files that the server names are left out, and the others are sent again', async () => {
  expect(await upload([refusal(1), refusal(0)])).toEqual([
    'send abc',
    'refused b: The file is damaged.',
    'send ac',
    'refused a: The file is damaged.',
    'send c',
    'read c',
  ])
})

test('the reason does not repeat the name of the file', async () => {
  const errors = [{ path: 'body.receipts[2].file_content', message: 'c: The file is empty.' }]
  expect(await upload([{ kind: 'refused', errors, reason: 'No.' }])).toContain('refused c: The file is empty.')
})

test('a refusal that names no file fails them all, without another attempt', async () => {
  expect(await upload([{ kind: 'refused', errors: [], reason: 'No.' }])).toEqual(['send abc', 'failed abc'])
})

test('what is cancelled before it is sent does not travel', async () => {
  expect(await upload([], 'b')).toEqual(['cancelled b', 'send ac', 'read ac'])
  expect(await upload([], 'abc')).toEqual(['cancelled a', 'cancelled b', 'cancelled c'])
})

test('when a request of several files gets no answer, each is sent once more by itself', async () => {
  const lost: BatchOutcome<string> = { kind: 'failed', reason: 'No answer.' }
  expect(await upload([lost, { kind: 'read', answer: 'ok' }, lost])).toEqual([
    'send abc',
    'apart abc',
    'send a',
    'read a',
    'send b',
    'failed b',
    'send c',
    'read c',
  ])
})
