// On one kind of database: this is about what HTTP takes, and the queries behind it have tests of their own.
import { createServiceToken } from '@pravas/contract/service-tokens'
import { beforeEach, expect, test } from 'vitest'
import { fakeReader, receiptPng, uploadOf } from '../testing/fake-reader.ts'
import { testApp } from '../testing/test-app.ts'

const reader = fakeReader()
const it = await testApp({ reader })
beforeEach(() => {
  reader.reads = 0
})
const PATH = '/api/chat/fingenie/upload'
const sessionId = 'fingenie-1'
const LUNCH = receiptPng({ merchant: 'Old Fort Kitchen', rupees: 640, date: '2026-06-08' })
const TAXI = receiptPng({ merchant: 'Meru Cabs', rupees: 310, date: '2026-06-09' })

/** A form with these files, and whatever else. */
function formOf(files: [name: string, bytes: Uint8Array<ArrayBuffer>][], more: Record<string, string> = { sessionId }) {
  const form = new FormData()
  for (const [name, value] of Object.entries(more)) form.append(name, value)
  for (const [name, bytes] of files) form.append('receipts', new Blob([bytes]), name)
  return form
}

async function post(body: FormData | string, headers: Record<string, string> = {}, path = PATH) {
  const cookie = headers.authorization === undefined ? { cookie: await it.cookie('employee') } : {}
  const response = await fetch(new URL(path, it.origin), { method: 'POST', body, headers: { ...cookie, ...headers } })
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  }
}

const bytesOf = (bytes: Buffer) => new Uint8Array(bytes)

test('files of a form are taken as those of JSON are', async () => {
  const { status, body } = await post(
    formOf([
      ['Mittagessen für zwei.png', bytesOf(LUNCH)],
      ['taxi.png', bytesOf(TAXI)],
    ]),
  )
  expect(status).toBe(200)
  const byJson = await it
    .as('colleague')
    .post(PATH, { sessionId, receipts: [uploadOf('Mittagessen für zwei.png', LUNCH), uploadOf('taxi.png', TAXI)] })
  const shown = (answer: unknown) =>
    (answer as { summary: { receipts: { file_name: string; data: object }[] } }).summary.receipts.map(
      ({ file_name, data }) => ({ file_name, data }),
    )
  expect(shown(body)).toEqual(shown(byJson.body))
  expect(shown(body)).toHaveLength(2)
})

test('a program with a service token sends a form, and sends it again with the same key', async () => {
  const body = { name: 'Scanner', scopes: ['draft' as const], expires_in_days: 1 }
  const { token } = await it.as('administrator').call(createServiceToken, { body })
  const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'scan-1' }
  const send = () => post(formOf([['lunch.png', bytesOf(LUNCH)]]), headers)
  const first = await send()
  expect(first.status).toBe(200)
  // Each form has a boundary of its own.
  const again = await send()
  expect([again.headers.get('idempotency-replayed'), again.body]).toEqual(['true', first.body])
  expect(reader.reads).toBe(1)
})

test('what is wrong with a file of a form is said as of JSON', async () => {
  expect(await post(formOf([['empty.png', new Uint8Array()]]))).toMatchObject({
    status: 400,
    body: { code: 'file.empty', errors: [{ path: 'body.receipts[0].file_content' }] },
  })
  expect(await post(formOf([['note.txt', bytesOf(Buffer.from('hello'))]]))).toMatchObject({
    body: { code: 'file.type' },
  })
  expect(await post(formOf([]))).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
  expect(await post(formOf([['lunch.png', bytesOf(LUNCH)]], {}))).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'body.sessionId' }] },
  })
  expect(await post(formOf([['lunch.png', bytesOf(LUNCH)]], { sessionId, receipts: 'no file' }))).toMatchObject({
    status: 400,
    body: { errors: [{ path: 'body.receipts[0]' }] },
  })
})

test('a form of another person’s is refused, and so is one from another site', async () => {
  const form = () => formOf([['lunch.png', bytesOf(LUNCH)]], { sessionId, employee_id: 'EMP1003' })
  expect((await post(form())).status).toBe(403)
  const foreign = await post(formOf([['lunch.png', bytesOf(LUNCH)]]), { origin: 'https://elsewhere.example' })
  expect(foreign).toMatchObject({ status: 403, body: { code: 'origin.refused' } })
})

const CRLF = '\r\n'
const part = (name: string, value: string) =>
  `--x${CRLF}Content-Disposition: form-data; name="${name}"${CRLF}${CRLF}${value}${CRLF}`

test.each([
  ['without a boundary', 'multipart/form-data', 'hello'],
  ['that never ends', 'multipart/form-data; boundary=x', part('sessionId', sessionId)],
  ['that is none', 'multipart/form-data; boundary=x', 'hello'],
])('a form %s is refused', async (_, type, body) => {
  expect(await post(body, { 'content-type': type })).toMatchObject({ status: 400, body: { code: 'request.invalid' } })
})

test('a form of very many parts, or that is too large, is refused', async () => {
  const many = `${part('a', 'b').repeat(10_000)}--x--${CRLF}`
  expect(await post(many, { 'content-type': 'multipart/form-data; boundary=x' })).toMatchObject({
    status: 413,
    body: { code: 'request.too_large' },
  })
  const large = formOf([['large.png', new Uint8Array(11 * 1024 * 1024)]])
  expect(await post(large)).toMatchObject({ status: 413, body: { code: 'request.too_large' } })
})

test('a field of a strange name is nothing but a field', async () => {
  const form = formOf([['lunch.png', bytesOf(LUNCH)]], { sessionId, __proto__: 'x', constructor: 'y' })
  form.append('__proto__', 'polluted')
  expect((await post(form)).status).toBe(200)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

test('a call that takes no files takes no form', async () => {
  const form = new FormData()
  form.append('message', 'hello')
  form.append('sessionId', sessionId)
  expect(await post(form, {}, '/api/chat/fingenie')).toMatchObject({ status: 400, body: { code: 'request.not_json' } })
})

test('the API document names both ways', async () => {
  const { body } = await it.as('employee').get('/api/docs/json')
  const { paths } = body as { paths: Record<string, { post: { requestBody: { content: Record<string, object> } } }> }
  const content = paths[PATH]?.post.requestBody.content ?? {}
  expect(Object.keys(content)).toEqual(['application/json', 'multipart/form-data'])
  expect(content['multipart/form-data']).toMatchObject({
    schema: {
      properties: { receipts: { type: 'array', items: { type: 'string', format: 'binary' } }, sessionId: {} },
      required: expect.arrayContaining(['receipts', 'sessionId']),
    },
  })
})
