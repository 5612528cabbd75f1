import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { MCP_PATH } from '@pravas/contract/oauth'
import { type Operation, readDocument } from './fuzz/api-document.ts'
import { type FuzzAnswer, faultOf } from './fuzz/faults.ts'
import { listedEntries } from './fuzz/lists.ts'
import { openMailbox } from './fuzz/mailbox.ts'
import { mcpOperations } from './fuzz/mcp.ts'
import { Organisation } from './fuzz/organisation.ts'
import { Random } from './fuzz/random.ts'
import { Reach } from './fuzz/reach.ts'
import { canPrepare, type PreparedRequest, prepare } from './fuzz/ready/prepare.ts'
import { type FuzzRequest, type Known, makeRequest } from './fuzz/requests.ts'
import { SCIM_OPERATIONS } from './fuzz/scim.ts'
import { anyone, fitting, type Person, SignIns } from './fuzz/sign-ins.ts'
import { talk } from './fuzz/socket.ts'
import { Stock } from './fuzz/stock.ts'
import { startProduct } from './product.ts'

// npm run fuzz: sends requests made from the API's own document, to the tools for assistants and to the directory's calls
// of a demo of its own. It fails on an answer of 5xx, on one that tells of our inside, on one that does not come, and on a
// call that never succeeds, since nothing behind its first checks was tried.

const HELP = `npm run fuzz -- [--requests 20000] [--seed 1] [--at-once 8]
  The same seed sends the same requests, but for ids and tokens, which each demo makes anew.
`
/** As long as the server itself gives a request; a PDF may wait for others on a busy machine. */
const PATIENCE_MS = 60_000
/** The number of requests for each socket message, which is a whole turn. */
const REQUESTS_A_MESSAGE = 100
/** The share of requests that have nothing wrong in them, so that each call gets past its checks now and then. */
const FAIR = 0.3
/** The share of requests to a call that needs a record in one state for which such a record is made: of right ones, and of others. */
const PREPARED = { fair: 0.4, other: 0.15 }
/** The number of requests after which the records that they use up are made again. */
const REQUESTS_A_FILLING = 2000
/** Faults that are told in full; more of the same kind help nobody. */
const TOLD = 200

/** How often an operation comes, against 1 for the others: those that read files, or that slow who tries too often. */
const WEIGHTS: [RegExp, number][] = [
  [/\/pdf$/, 0.1],
  [/\/upload$|upload_receipt$/, 0.3],
  [/\/auth\/(login|logout|password|sign-up)/, 0.2],
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

const scimToken = randomBytes(24).toString('hex')
const mailbox = await openMailbox()
// Every optional part is on, and nobody is held back for asking too much: what is looked for is what breaks.
Object.assign(process.env, {
  SIGN_UP_DOMAINS: 'elsewhere.example',
  PROFILE_EDITING: 'on',
  SUPPORT_INBOX: 'help@pravas.example',
  RATE_LIMIT_SECONDS: '0',
  SMTP_URL: mailbox.url,
  SCIM_TOKEN: scimToken,
  RECEIPT_ADDRESS: '*@receipts.pravas.example',
})
const product = await startProduct()
const started = performance.now()
try {
  process.exitCode = (await fuzz()) ? 0 : 1
} finally {
  await product.dispose()
  mailbox.close()
}

async function fuzz(): Promise<boolean> {
  const { origin } = product
  const signIns = await SignIns.of(origin)
  const organisation = new Organisation(origin, signIns)
  const stock = new Stock({ origin, signIns, mailbox, scimToken })
  const document = await fetch(`${origin}/api/docs/json`, { headers: { cookie: signIns.cookie('employee') } })
  const { operations: documented, shared } = readDocument(await document.json())
  const operations = [
    // The document knows the address of the tools, not what they take.
    ...documented.filter(({ path }) => path !== MCP_PATH),
    ...(await mcpOperations(origin, signIns.token)),
    ...SCIM_OPERATIONS,
  ]
  // The same object for good, so that requests read what was put in last.
  const known: Known = {}
  const fill = async () => {
    await stock.fill()
    const cookies = (['employee', 'manager', 'superadmin'] as const).map((who) => signIns.cookie(who))
    Object.assign(known, await listedEntries(origin, documented, cookies, stock.known), stock.known)
  }
  await fill()
  const secrets = [product.dataDir, process.cwd(), scimToken]
  const faults: string[] = []
  const counts = new Map<number, number>()
  const reach = new Reach()
  let sent = 0

  /** Told at once, so that it is known also where the run comes to no end. */
  function fail(fault: string): void {
    faults.push(fault)
    if (faults.length <= TOLD) say(`✗ ${fault}`)
  }

  /** A request to a record that steps before it have made; undefined where they are refused, since others have changed what they need. */
  async function prepared(operation: Operation, random?: Random): Promise<PreparedRequest | undefined> {
    return prepare(operation, organisation, random).catch((error: unknown) => {
      reach.noteUnprepared(operation.name, error)
      return undefined
    })
  }

  async function send(index: number): Promise<void> {
    const random = new Random(seed * 1_000_003 + index)
    const operation = pickOperation(random, operations)
    const fair = random.chance(FAIR)
    const ready = random.chance(fair ? PREPARED.fair : PREPARED.other)
      ? await prepared(operation, fair ? undefined : random)
      : undefined
    if (ready) {
      await judge(index, ready)
      return
    }
    const request = makeRequest({ random, shared, known, fair }, operation)
    const who = senderOf(random, operation, fair)
    const answer = await judge(index, { request, who: who ?? 'nobody', proof: proofOf(operation, who, signIns) })
    if (who && answer) await mend(operation, request, answer, who, signIns)
  }

  /** Sends a request, and notes what its answer tells. */
  async function judge(index: number, { request, proof, who }: PreparedRequest): Promise<FuzzAnswer | undefined> {
    const { operation } = request
    const answer = await answerTo(request, proof)
    const fault = typeof answer === 'string' ? answer : faultOf(answer, secrets)
    if (request.method === operation.method) reach.note(operation.name, typeof answer === 'string' ? undefined : answer)
    if (typeof answer !== 'string') counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1)
    if (fault)
      fail(`${fault}: ${told(request, index, who)}\n    ${typeof answer === 'string' ? '' : answer.text.slice(0, 300)}`)
    return typeof answer === 'string' ? undefined : answer
  }

  async function worker(until: number): Promise<void> {
    while (sent < until) {
      sent += 1
      await send(sent)
    }
  }
  // Before any other request has changed what they need.
  for (const operation of operations.filter(canPrepare)) {
    const ready = await prepared(operation)
    if (ready) await judge(0, ready)
  }
  while (sent < total) {
    // While nobody else sends anything: a request may sign out who is filling up.
    if (sent > 0) await fill()
    const until = Math.min(sent + REQUESTS_A_FILLING, total)
    await Promise.all(Array.from({ length: atOnce }, () => worker(until)))
    say(`${sent} requests, ${faults.length} faults`)
  }
  const messages = Math.ceil(total / REQUESTS_A_MESSAGE)
  const cookie = (await signIns.client('outsider')).cookie
  const spoken = { origin, cookie, shared, known, count: messages, seed, patienceMs: PATIENCE_MS, secrets }
  for (const fault of await talk(spoken)) fail(fault)
  const ready = (await fetch(`${origin}/readyz`)).status
  if (ready !== 200) fail(`the product is not ready any more: ${ready}`)
  for (const mistake of reach.mistakes) fail(mistake)

  const perStatus = [...counts].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
  const seconds = Math.round((performance.now() - started) / 1000)
  say(`${sent} requests over ${operations.length} calls and ${messages} socket messages in ${seconds} s, seed ${seed}`)
  say(perStatus.join(', '))
  say(reach.told)
  say(faults.length === 0 ? 'No fault.' : `${faults.length} faults.`)
  return faults.length === 0
}

/** Who sends a request: mostly who may, where it is a fair one; now and then nobody. */
function senderOf(random: Random, { name }: Operation, fair: boolean): Person | undefined {
  if (random.chance(0.05)) return undefined
  return fair && random.chance(0.8) ? fitting(name) : anyone(random)
}

/** The headers that say who sends it. */
function proofOf({ caller }: Operation, who: Person | undefined, signIns: SignIns): Record<string, string> {
  if (!who) return {}
  if (caller === 'directory') return { authorization: `Bearer ${scimToken}` }
  return caller === 'assistant' ? { authorization: `Bearer ${signIns.token}` } : { cookie: signIns.cookie(who) }
}

/** Signs in again whom a request has signed out, with the password that it may have given them. */
async function mend(
  { name, caller }: Operation,
  request: FuzzRequest,
  { status }: FuzzAnswer,
  who: Person,
  signIns: SignIns,
): Promise<void> {
  if (name === 'POST /api/auth/password' && status === 204 && request.method === 'POST') {
    signIns.passwordChanged(who, JSON.parse(request.body ?? '{}').new_password)
  }
  if (status !== 401 && name !== 'POST /api/auth/password') return
  const renewed = caller === 'assistant' ? signIns.renewToken() : signIns.renew(who)
  // Where another request is changing the password at this moment the next 401 signs them in.
  await renewed.catch(() => undefined)
}

function pickOperation(random: Random, operations: readonly Operation[]): Operation {
  for (;;) {
    const operation = random.pick(operations)
    const weight = WEIGHTS.find(([pattern]) => pattern.test(operation.path))?.[1] ?? 1
    if (random.chance(weight)) return operation
  }
}

/** The answer, or why there is none. */
async function answerTo(request: FuzzRequest, proof: Record<string, string>): Promise<FuzzAnswer | string> {
  try {
    const response = await fetch(`${product.origin}${request.address}`, {
      method: request.method,
      headers: { ...request.headers, ...proof },
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

function told({ method, address, body }: FuzzRequest, index: number, who: string): string {
  return `request ${index} of ${who}, ${method} ${address.slice(0, 200)} ${body?.slice(0, 300) ?? ''}`
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
