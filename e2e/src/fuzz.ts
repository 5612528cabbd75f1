import { parseArgs } from 'node:util'
import { tripmateHistory } from '@pravas/contract/chat'
import { listExpenses } from '@pravas/contract/expenses'
import { TRIPMATE_SOCKET_PATH } from '@pravas/contract/tripmate'
import { listTrips } from '@pravas/contract/trips'
import WebSocket from 'ws'
import { type Operation, readDocument, type Schema } from './fuzz/api-document.ts'
import { type FuzzAnswer, faultOf } from './fuzz/faults.ts'
import { Random } from './fuzz/random.ts'
import { type FuzzRequest, type Known, makeRequest, sample } from './fuzz/requests.ts'
import { startProduct } from './product.ts'
import { ProductClient } from './product-client.ts'

// npm run fuzz: sends requests made from the API's own document to a demo of its own, and fails on an answer of 5xx, on
// one that tells of our inside, and on one that does not come.

const HELP = `npm run fuzz -- [--requests 20000] [--seed 1] [--at-once 8]
  The same seed sends the same requests.
`
const PEOPLE = ['employee', 'manager', 'superadmin', 'newjoiner', 'outsider']
/** As long as the server itself gives a request; a PDF may wait for others on a busy machine. */
const PATIENCE_MS = 60_000
/** Each socket message is a whole turn, so that there is one for so many requests. */
const REQUESTS_A_MESSAGE = 100
/** Faults that are told in full; more of the same kind help nobody. */
const TOLD = 20

/** How often an operation comes, against 1 for the others: those that read files, or that slow who tries too often. */
const WEIGHTS: [RegExp, number][] = [
  [/\/pdf$/, 0.1],
  [/\/auth\/(login|logout|password|sign-up)/, 0.1],
  [/\/auth\/sessions/, 0.3],
  [/\/support$/, 0.1],
]

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    'at-once': { type: 'string', default: '8' },
    help: { type: 'boolean', default: false },
  },
})
const total = Number(values.requests)
const seed = Number(values.seed)
const atOnce = Number(values['at-once'])
if (values.help || ![total, seed, atOnce].every(Number.isSafeInteger) || total < 1 || atOnce < 1) {
  process.stdout.write(HELP)
  process.exit(values.help ? 0 : 2)
}

// Every optional part is on, and nobody is held back for asking too much: what is looked for is what breaks.
Object.assign(process.env, {
  SIGN_UP_DOMAINS: 'elsewhere.example',
  PROFILE_EDITING: 'on',
  SUPPORT_INBOX: 'help@pravas.example',
  RATE_LIMIT_SECONDS: '0',
})
const product = await startProduct()
const started = performance.now()
try {
  process.exitCode = (await fuzz()) ? 0 : 1
} finally {
  await product.dispose()
}

async function fuzz(): Promise<boolean> {
  const cookies = new Map<string, string>()
  for (const who of PEOPLE) cookies.set(who, await cookieOf(who))
  const { operations, shared } = readDocument(await (await get('/api/docs/json', cookies.get('employee') ?? '')).json())
  const known = await whatIsKnown()
  const secrets = [product.dataDir, process.cwd()]
  const faults: string[] = []
  const counts = new Map<number, number>()
  let sent = 0

  async function send(index: number): Promise<void> {
    const random = new Random(seed * 1_000_003 + index)
    const request = makeRequest({ random, shared, known }, pickOperation(random, operations))
    const who = random.chance(0.05) ? 'nobody' : random.pick(PEOPLE)
    const answer = await answerTo(request, cookies.get(who))
    const fault = typeof answer === 'string' ? answer : faultOf(answer, secrets)
    if (typeof answer !== 'string') {
      counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1)
      // The request may have signed them out.
      if (answer.status === 401 && cookies.has(who)) cookies.set(who, await cookieOf(who))
    }
    if (fault)
      faults.push(
        `${fault}: ${told(request, index, who)}\n    ${typeof answer === 'string' ? '' : answer.text.slice(0, 300)}`,
      )
  }

  async function worker(): Promise<void> {
    while (sent < total) {
      sent += 1
      const index = sent
      await send(index)
      if (index % 2000 === 0) say(`${index} requests, ${faults.length} faults`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  const messages = await talk(shared, known, cookies.get('outsider') ?? '', faults)
  const ready = (await fetch(`${product.origin}/readyz`)).status
  if (ready !== 200) faults.push(`the product is not ready any more: ${ready}`)

  const perStatus = [...counts].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
  const seconds = Math.round((performance.now() - started) / 1000)
  say(
    `${sent} requests over ${operations.length} operations and ${messages} socket messages in ${seconds} s, seed ${seed}`,
  )
  say(perStatus.join(', '))
  for (const fault of faults.slice(0, TOLD)) say(`✗ ${fault}`)
  say(faults.length === 0 ? 'No fault.' : `${faults.length} faults.`)
  return faults.length === 0
}

function pickOperation(random: Random, operations: readonly Operation[]): Operation {
  for (;;) {
    const operation = random.pick(operations)
    const weight = WEIGHTS.find(([pattern]) => pattern.test(operation.path))?.[1] ?? 1
    if (random.chance(weight)) return operation
  }
}

/** The answer, or why there is none. */
async function answerTo(request: FuzzRequest, cookie: string | undefined): Promise<FuzzAnswer | string> {
  try {
    const response = await fetch(`${product.origin}${request.address}`, {
      method: request.method,
      headers: { ...request.headers, ...(cookie && { cookie }) },
      ...(request.body !== undefined && { body: request.body }),
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    const type = response.headers.get('content-type') ?? ''
    const bytes = await response.bytes()
    return { status: response.status, type, text: /json|text/.test(type) ? new TextDecoder().decode(bytes) : '' }
  } catch (error) {
    return `gave no answer (${error instanceof Error ? (error.cause ?? error.message) : error})`
  }
}

/** Speaks over the socket in messages made as the bodies are; answers how many. */
async function talk(shared: Record<string, Schema>, known: Known, cookie: string, faults: string[]): Promise<number> {
  const count = Math.ceil(total / REQUESTS_A_MESSAGE)
  const socket = new WebSocket(product.origin.replace('http', 'ws') + TRIPMATE_SOCKET_PATH, { headers: { cookie } })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  for (let index = 0; index < count; index += 1) {
    const random = new Random(seed * 1_000_003 - index)
    const made = sample({ random, shared, known }, { $ref: '#/components/schemas/SendMessage' }, '')
    const text = JSON.stringify(made)
    const answer = new Promise<string>((resolve) => {
      const timer = setTimeout(() => resolve('nothing'), PATIENCE_MS)
      const hear = (data: WebSocket.RawData) => {
        if (/"type":"(progress|delta)"/.test(String(data))) return
        socket.off('message', hear)
        clearTimeout(timer)
        resolve(String(data))
      }
      socket.on('message', hear)
    })
    socket.send(text)
    const heard = await answer
    const fault = faultOf({ status: 200, type: '', text: heard }, [product.dataDir])
    // The words for what went wrong on our side.
    if (fault || heard === 'nothing' || heard.includes('Sorry, I encountered an error.')) {
      faults.push(`${fault ?? 'failed'}: socket message ${text.slice(0, 300)}\n    ${heard.slice(0, 300)}`)
    }
  }
  socket.terminate()
  return count
}

/** Numbers and ids of the demo, so that requests reach what lies behind the first check. */
async function whatIsKnown(): Promise<Known> {
  const employee = await ProductClient.signIn(product.origin, 'employee')
  const params = { employeeId: 'EMP1001' }
  const trips = (await employee.call(listTrips, { params })).map(({ trip_number }) => trip_number)
  const expenses = (await employee.call(listExpenses, { params })).map(({ expense_number }) => expense_number)
  const sessions = ['tripmate-fuzz', 'fingenie-fuzz']
  await employee.call(tripmateHistory.saveExchange, {
    body: { userMessage: 'hello', botResponse: 'Hello.', sessionId: 'tripmate-fuzz' },
  })
  const messages = [
    'Delhi to Mumbai tomorrow',
    'the first one',
    'yes',
    'no',
    'a hotel in Chennai next week',
    'show my trips',
    'what is the total?',
    'change the amount to 12',
    'remove the last one',
  ]
  return {
    employeeId: ['EMP1001', 'EMP1002', 'EMP2001', 'EMP0000'],
    employee_id: ['EMP1001', 'EMP2001', 'EMP9001'],
    tripId: trips,
    expenseId: expenses,
    id: [...trips, ...expenses],
    sessionId: sessions,
    message: messages,
    prompt: messages,
    action: ['sendMessage'],
  }
}

function get(path: string, cookie: string): Promise<Response> {
  return fetch(`${product.origin}${path}`, { headers: { cookie } })
}

async function cookieOf(who: string): Promise<string> {
  const response = await fetch(`${product.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${who}@pravas.example`, password: 'Pravas#2026' }),
  })
  const cookie = response.headers.get('set-cookie')?.split(';')[0]
  if (!cookie) throw new Error(`${who} was not signed in: ${response.status} ${await response.text()}`)
  return cookie
}

function told({ method, address, body }: FuzzRequest, index: number, who: string): string {
  return `request ${index} of ${who}, ${method} ${address.slice(0, 200)} ${body?.slice(0, 300) ?? ''}`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
