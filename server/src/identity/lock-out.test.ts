import { changePassword, currentSession, endOtherSessions, endOwnSession, ownSessions } from '@pravas/contract/people'
import { expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../demo/accounts.ts'
import { openStage } from '../testing/stage.ts'
import { testApp } from '../testing/test-app.ts'
import { createAttempts } from './attempts-service.ts'

// What strangers do to an account, and what its owner can still do. Networks are told apart by what a proxy says.
const it = await testApp({}, { TRUSTED_PROXIES: 'loopback', RATE_LIMIT_SECONDS: '6' })
const { anonymous, clock } = it
const { db } = it.database
const email = 'employee@pravas.example'
const HOME = '198.51.100.7'
const FLOODED = '198.51.100.8'
const ATTACKER = '203.0.113.7'

function pass(seconds: number): void {
  clock.set(new Date(clock.now().getTime() + seconds * 1000).toISOString())
}
/** Waiting makes the clock go on. */
const attempts = createAttempts({ db, clock, pause: async (ms) => pass(ms / 1000) })

interface From {
  address?: string
  cookie?: string
  password?: string
  who?: string
}

function signIn({ address = HOME, cookie = '', password = DEMO_PASSWORD, who = email }: From = {}) {
  const headers = { 'x-forwarded-for': address, ...(cookie && { cookie }) }
  return anonymous.send('POST', '/api/auth/login', { email: who, password }, headers)
}

/** The Cookie header of a browser after this answer, the session left out. */
function deviceIn(headers: Headers): string {
  const set = headers.getSetCookie().find((cookie) => cookie.startsWith('pravas-device=')) ?? ''
  return set.split(';')[0] ?? ''
}
const sessionIn = (headers: Headers) => headers.getSetCookie()[0]?.split(';')[0] ?? ''

/** A browser in which somebody has signed in. */
async function knownBrowser(who = email): Promise<string> {
  const { status, headers } = await signIn({ who })
  expect(status).toBe(200)
  return deviceIn(headers)
}

/** Fails from one network for this many seconds, a try every `every` seconds, as often as it is let. */
async function guess(address: string, seconds: number, every = 4): Promise<void> {
  const until = clock.now().getTime() + seconds * 1000
  while (clock.now().getTime() < until) {
    await tryFrom(address)
    pass(every)
  }
}

/** One try from a network; answers whether it was let. */
async function tryFrom(address: string, account = email): Promise<boolean> {
  try {
    await attempts.take('sign-in', { account, address })
    return true
  } catch (error) {
    expect(error).toMatchObject({ code: 'request.too_many' })
    return false
  }
}

/** Uses up what an account takes from one network for now. */
async function useUp(address: string): Promise<void> {
  while (await tryFrom(address));
}

test('one network that fails at an account for hours never stops its owner elsewhere', async () => {
  await useUp(ATTACKER)
  for (let hour = 0; hour < 3; hour += 1) {
    await guess(ATTACKER, 60 * 60, 30)
    expect((await signIn()).status).toBe(200)
  }
  await useUp(ATTACKER)
  expect((await signIn({ address: ATTACKER })).status).toBe(429)
})

test('a wrong password every 0.7 s does not stop the right one, 18 times of 18', async () => {
  await useUp(ATTACKER)
  const statuses: number[] = []
  for (let time = 0; time < 18; time += 1) {
    await guess(ATTACKER, 1.4, 0.7)
    statuses.push((await signIn()).status)
  }
  expect(statuses).toEqual(Array(18).fill(200))
})

test('nor does it in the same network, in a browser that signed in before', async () => {
  const browser = await knownBrowser()
  await useUp(ATTACKER)
  for (let time = 0; time < 5; time += 1) {
    await guess(ATTACKER, 1.4, 0.7)
    expect((await signIn({ address: ATTACKER, cookie: browser })).status).toBe(200)
  }
  await useUp(ATTACKER)
  expect((await signIn({ address: ATTACKER })).status).toBe(429)
})

test('many networks together are slowed at one account, and its owner still signs in with a browser that is known', async () => {
  const browser = await knownBrowser()
  let tried = 0
  for (let attempt = 0; attempt < 80; attempt += 1) if (await tryFrom(`203.0.113.${attempt % 20}`)) tried += 1
  expect(tried).toBe(60)
  pass(60)
  expect([await tryFrom('203.0.113.30'), await tryFrom('203.0.113.31'), await tryFrom('203.0.113.32')]).toEqual([
    true,
    true,
    false,
  ])
  expect((await signIn()).status).toBe(429)
  expect((await signIn({ cookie: browser })).status).toBe(200)
})

test('the addresses of one IPv6 network are one network', async () => {
  for (let host = 1; host <= 14; host += 1) {
    await attempts.take('sign-in', { account: email, address: `2001:db8:1:2::${host}` }).catch(() => undefined)
  }
  expect((await signIn({ address: '2001:db8:1:2:ffff::9' })).status).toBe(429)
  expect((await signIn({ address: '2001:db8:1:3::9' })).status).toBe(200)
})

test('what is refused at one account slows no other account in the same network', async () => {
  await useUp(ATTACKER)
  for (let time = 0; time < 100; time += 1) expect(await tryFrom(ATTACKER)).toBe(false)
  const before = clock.now()
  expect(await tryFrom(ATTACKER, 'colleague@pravas.example')).toBe(true)
  expect(clock.now()).toEqual(before)
})

test('a known browser gives no unlimited guesses, and whoever uses them up does not stop the owner there', async () => {
  const browser = await knownBrowser()
  const answers: number[] = []
  for (let time = 0; time < 11; time += 1) {
    answers.push((await signIn({ cookie: browser, password: 'wrong', address: ATTACKER })).status)
  }
  expect(answers).toEqual(Array(11).fill(401))
  const rows = await db.selectFrom('attempts').select('count').execute()
  expect(rows.filter(({ count }) => count === 11)).toHaveLength(1)
  // Its lane is used up here, as after more of them.
  const used = { next_at: new Date(clock.now().getTime() + 60_000) }
  await db.updateTable('attempts').set(used).where('count', '=', 11).execute()
  expect((await signIn({ cookie: browser })).status).toBe(200)
})

test('the cookie is HttpOnly and SameSite, and only what this installation signed for this person counts', async () => {
  const { headers } = await signIn()
  const set = headers.getSetCookie().find((cookie) => cookie.startsWith('pravas-device='))
  expect(set).toMatch(/HttpOnly.*SameSite=Strict/)
  const browser = deviceIn(headers)
  const colleague = await knownBrowser('colleague@pravas.example')
  await useUp(HOME)
  const [name = '', value = ''] = browser.split('=')
  const [text = '', mac = ''] = value.split('.')
  const claims = JSON.parse(Buffer.from(text, 'base64url').toString()) as unknown[]
  const forged = Buffer.from(JSON.stringify([...claims.slice(0, 4), 4_102_444_800])).toString('base64url')
  for (const cookie of [
    colleague,
    `${name}=${forged}.${mac}`,
    `${name}=${text}.${'A'.repeat(43)}`,
    `${name}=${text}`,
    `${name}=~~~.`,
  ]) {
    expect([cookie, (await signIn({ cookie })).status]).toEqual([cookie, 429])
  }
  expect((await signIn({ cookie: browser })).status).toBe(200)
})

test('a browser that several people share knows each of them', async () => {
  const mine = await knownBrowser()
  const { headers } = await signIn({ who: 'colleague@pravas.example', cookie: mine })
  await useUp(HOME)
  expect((await signIn({ cookie: deviceIn(headers) })).status).toBe(200)
})

test('a browser is known for 180 days', async () => {
  const browser = await knownBrowser()
  pass(180 * 24 * 60 * 60 - 1000)
  await useUp(HOME)
  expect((await signIn({ cookie: browser })).status).toBe(200)
  pass(1000)
  await useUp(HOME)
  expect((await signIn({ cookie: browser })).status).toBe(429)
})

/** What ends the trust in browsers, by the session of the person. */
const ENDINGS: [string, (cookie: string) => Promise<{ status: number; headers: Headers }>][] = [
  [
    'another password',
    (cookie) => {
      const body = { current_password: DEMO_PASSWORD, new_password: 'A long new password' }
      return anonymous.send(changePassword.method, `/api${changePassword.path}`, body, { cookie })
    },
  ],
  [
    'ending all other sessions',
    (cookie) => anonymous.send(endOtherSessions.method, `/api${endOtherSessions.path}`, undefined, { cookie }),
  ],
  [
    'ending one session',
    async (cookie) => {
      const { body } = await anonymous.send('GET', `/api${ownSessions.path}`, undefined, { cookie })
      const other = (body as { id: string; current: boolean }[]).find(({ current }) => !current)
      const path = `/api${endOwnSession.path.replace(':sessionId', other?.id ?? '')}`
      return anonymous.send(endOwnSession.method, path, undefined, { cookie })
    },
  ],
]

test.each(ENDINGS)('%s ends the trust in every browser but the one that asked', async (what, end) => {
  const stolen = await knownBrowser()
  const { headers } = await signIn()
  const ended = await end(sessionIn(headers))
  expect(ended.status).toBe(204)
  const password = what === 'another password' ? 'A long new password' : DEMO_PASSWORD
  await useUp(HOME)
  expect((await signIn({ cookie: stolen, password })).status).toBe(429)
  expect((await signIn({ cookie: deviceIn(ended.headers), password })).status).toBe(200)
})

test('who uses up what a network may ask for does not stop a known browser in it', async () => {
  const browser = await knownBrowser()
  const flood = await Promise.all(Array.from({ length: 230 }, () => signIn({ who: 'x', address: FLOODED })))
  expect(flood.at(-1)?.status).toBe(429)
  expect((await anonymous.send('GET', '/api/config', undefined, { 'x-forwarded-for': FLOODED })).status).toBe(429)
  expect((await signIn({ cookie: browser, address: FLOODED })).status).toBe(200)
})

test('a known browser is not signed in', async () => {
  const cookie = await knownBrowser()
  expect((await anonymous.send('GET', `/api${currentSession.path}`, undefined, { cookie })).status).toBe(401)
})

test('what a caller says of its network counts only from a proxy that is trusted', async () => {
  const direct = await openStage(it.database)
  await direct.begin()
  await useUp('127.0.0.1')
  const body = { email, password: DEMO_PASSWORD }
  const headers = { 'x-forwarded-for': HOME }
  expect((await direct.anonymous.send('POST', '/api/auth/login', body, headers)).status).toBe(429)
  await direct.close()
})
