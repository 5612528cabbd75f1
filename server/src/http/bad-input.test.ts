// On one kind of database: this is about what HTTP answers, and the queries behind it have tests of their own.
import type { EndpointSpec } from '@pravas/contract/endpoint'
import { STANDARD_BODY_BYTES } from '@pravas/contract/endpoint'
import { type Problem, Problem as ProblemSchema } from '@pravas/contract/errors'
import { someOf } from '@pravas/language/testing/full-run'
import { beforeEach, expect, test } from 'vitest'
import { USUAL_TEMPLATE } from '../finance/bank-file-rules.ts'
import type { Client } from '../testing/client.ts'
import { fakeReader } from '../testing/fake-reader.ts'
import { type InputSchema, inputSchema, placesIn, sampleOf, typesOf } from '../testing/input-samples.ts'
import { testApp } from '../testing/test-app.ts'

const it = await testApp({ reader: fakeReader() })
const { as, anonymous } = it

let superAdmin: Client
beforeEach(() => {
  superAdmin = as('superadmin')
})

const all = it.app.entries.map((entry) => [`${entry.method} ${entry.path}`, entry] as const)
const withBody = all.filter(([, entry]) => entry.body)
const withRecord = withBody.filter(([, { errors }]) => errors?.includes('record.not_found'))
const withParams = all.filter(([, entry]) => entry.params)

/** One value of each JSON type. */
const VALUES: [type: string, value: unknown][] = [
  ['number', 7.5],
  ['string', 'text'],
  ['boolean', true],
  ['object', { strange: 1 }],
  ['array', [[]]],
  ['null', null],
]
/** What no database keeps: U+0000, and halves of characters. */
const HOSTILE = ['\u0000', 'a\u0000b', '\ud800', 'a\udfffb']
/** No JSON. */
const BROKEN = ['', '{', '{"a":1', 'a=1', '\u0000', '{"a":"\u0000"}']
const HOSTILE_ESCAPES = ['%00', 'a%00b', '%ED%A0%80', '%ff', '%', '%2e%2e%2fx', 'x'.repeat(3000)]

/** Bodies of calls whose rules ask more of them than their schemas do, before a record is looked for. */
const BY_THE_RULES: Record<string, unknown> = {
  'POST /card-statements': {
    csv: 'Date,Description,Amount\n08/06/2026,UBER,100\n',
    card_id: '01975c5e-0000-7000-8000-000000000000',
  },
  'POST /webhooks': { name: 'x', address: 'https://payroll.example/', events: ['trip.submitted'] },
  'POST /finance/batches': { claims: ['unknown'] },
  'PUT /finance/bank-template': { version: 0, template: USUAL_TEMPLATE },
  'POST /finance/advances/:advanceId/settled': { how: 'returned', amount: 1, on: '2026-06-10', reference: 'x' },
}

function addressOf(entry: EndpointSpec, params: (name: string) => string): string {
  return `/api${entry.path.replace(/:(\w+)/g, (_, name: string) => params(name))}`
}

const bodySchema = ({ body }: EndpointSpec): InputSchema => (body ? inputSchema(body) : {})

/** Sends a body as the person who may do most, so that it goes as far as it can. */
function send(entry: EndpointSpec, body: unknown) {
  return superAdmin.send(
    entry.method,
    addressOf(entry, () => 'unknown'),
    body,
  )
}

/** The problem document of a refusal; fails for anything else. */
function refusal({ status, headers, body }: { status: number; headers: Headers; body: unknown }): Problem {
  expect(headers.get('content-type')).toContain('application/problem+json')
  const problem = ProblemSchema.parse(body)
  expect(problem.status).toBe(status)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(status).toBeLessThan(500)
  return problem
}

async function expectHealthy() {
  expect((await anonymous.get('/healthz')).status).toBe(200)
}

test('the entries are those of the product, and each sample is what its entry takes', () => {
  expect(withBody.length).toBeGreaterThan(8)
  expect(withParams.length).toBeGreaterThan(6)
  for (const [name, { body }] of withBody)
    expect([name, body?.safeParse(BY_THE_RULES[name] ?? sampleOf(inputSchema(body))).success]).toEqual([name, true])
})

test.each(all)('%s asks for a session before it looks at anything', async (_, entry) => {
  for (const body of entry.body ? [undefined, '{', '[]', {}] : [undefined]) {
    const answer = await anonymous.send(
      entry.method,
      addressOf(entry, () => '%ff'),
      body,
    )
    if (entry.access === 'public') expect(answer.status).toBeLessThan(500)
    else expect(refusal(answer).code).toBe('session.missing')
  }
})

test.each(withBody)('%s names the field that has a wrong type or is missing', async (_, entry) => {
  const schema = bodySchema(entry)
  const places = [{ path: 'body', schema, required: true, bodyWith: (value: unknown) => value }, ...placesIn(schema)]
  for (const [turn, { path, schema: field, required, bodyWith }] of places.entries()) {
    const types = typesOf(field)
    const wrong = VALUES.filter(([type]) => !types.has(type)).map(([, value]) => value)
    const some = someOf(wrong, turn)
    const bad = path !== 'body' && required ? [...some, undefined] : some
    for (const value of types.has('anything') ? [] : bad) {
      const problem = refusal(await send(entry, JSON.stringify(bodyWith(value))))
      expect([path, problem.code]).toEqual([path, 'request.invalid'])
      expect(problem.errors?.map((error) => error.path)).toContain(path)
    }
  }
  await expectHealthy()
})

test.each(withBody)('%s takes or refuses what no database keeps, and never fails by it', async (_, entry) => {
  for (const [turn, { path, schema, bodyWith }] of placesIn(bodySchema(entry)).entries()) {
    const types = typesOf(schema)
    for (const text of types.has('string') || types.has('anything') ? someOf(HOSTILE, turn) : []) {
      const answer = await send(entry, bodyWith(text))
      expect([path, text, answer.status]).toSatisfy(([, , status]) => status < 500)
      if (answer.status >= 400) refusal(answer)
    }
  }
  await expectHealthy()
})

test.each(withBody)('%s refuses what is no JSON, and a body over its limit', async (_, entry) => {
  for (const body of someOf(BROKEN, entry.path.length)) {
    expect([body, refusal(await send(entry, body)).code]).toEqual([body, 'request.not_json'])
  }
  const limit = entry.bodyBytes ?? STANDARD_BODY_BYTES
  expect(refusal(await send(entry, `{"a":"${'x'.repeat(limit)}"}`)).code).toBe('request.too_large')
  await expectHealthy()
})

test.each(withRecord)('%s of an unknown record is a problem', async (name, entry) => {
  // A link names its request by what it signs, which is unknown before the request is.
  const code = entry.errors?.includes('link.not_valid') ? 'link.not_valid' : 'record.not_found'
  expect(refusal(await send(entry, BY_THE_RULES[name] ?? sampleOf(bodySchema(entry)))).code).toBe(code)
})

test.each(withParams)('%s answers an unknown or hostile parameter with a problem', async (_, entry) => {
  const employee = as('employee')
  for (const value of ['unknown', ...someOf(HOSTILE_ESCAPES, entry.path.length)]) {
    const answer = await employee.send(
      entry.method,
      addressOf(entry, () => value),
    )
    expect([value, refusal(answer).status]).toEqual([value, answer.status])
  }
  await expectHealthy()
})
