import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inlineScripts, servePages } from './pages.ts'

let app: FastifyInstance
let built: string
beforeEach(async () => {
  built = await mkdtemp(join(tmpdir(), 'pravas-pages-'))
  await mkdir(join(built, 'assets'))
  await writeFile(join(built, 'index.html'), '<title>Pravas</title>')
  await writeFile(join(built, 'assets', 'page-1a2b.js'), 'plain')
  await writeFile(join(built, 'assets', 'page-1a2b.js.br'), 'brotli')
  app = Fastify()
  await servePages(app, built)
})
afterEach(async () => {
  await app.close()
  await rm(built, { recursive: true, force: true })
})

test.each(['/', '/dashboard', '/trip/TRP-2026-000001', '/apiary'])('%s is a page', async (url) => {
  const answer = await app.inject({ url })
  expect(answer).toMatchObject({ statusCode: 200, body: '<title>Pravas</title>' })
  expect(answer.headers['cache-control']).toBe('no-cache')
})

test('HEAD of a page tells what GET would answer', async () => {
  const { 'content-length': length, 'content-type': type } = (await app.inject({ url: '/dashboard' })).headers
  const answer = await app.inject({ method: 'HEAD', url: '/dashboard' })
  expect(answer).toMatchObject({ statusCode: 200, body: '' })
  expect(answer.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-length': length, 'content-type': type })
})

test.each(['POST', 'DELETE'] as const)('%s of a page is refused', async (method) => {
  expect((await app.inject({ method, url: '/dashboard' })).statusCode).toBe(404)
})

test.each([
  ['/', 'of the landing page'],
  ['/trip/TRP-2026-000001?from=report', 'of a trip'],
  ['/no-such-page', '<title>Pravas</title>'],
])('%s gets the document that the build made for it', async (url, body) => {
  await writeFile(join(built, 'landing.html'), 'of the landing page')
  await writeFile(join(built, 'trip.html'), 'of a trip')
  expect((await app.inject({ url })).body).toBe(body)
})

test.each(['/auth/callback?code=a.b', '/reset-password/Abc_-9', '/metrics-of-mine'])(
  '%s is a page as well',
  async (url) => {
    expect((await app.inject({ url })).statusCode).toBe(200)
  },
)

test.each([
  '/api',
  '/api/',
  '/api/nothing',
  '/api?x',
  '/metrics',
  '/metrics/',
  '/metrics?x',
  '/robots.txt',
  '/robots%2etxt',
  '/wp-login.php?x',
  '/.env',
  '/.git/config',
  '/.well-known/openid-configuration',
  '/trip/backup.sql',
])('%s is none', async (url) => {
  const answer = await app.inject({ url })
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toContain('application/problem+json')
})

test('what the build has compressed is sent compressed, and kept for good by its name', async () => {
  const url = '/assets/page-1a2b.js'
  const compressed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } })
  expect(compressed).toMatchObject({ statusCode: 200, body: 'brotli' })
  expect(compressed.headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': expect.stringContaining('immutable'),
  })
  expect((await app.inject({ url })).body).toBe('plain')
})

test('a build that takes the place of the first is served without a restart', async () => {
  await rm(join(built, 'assets', 'page-1a2b.js'))
  await writeFile(join(built, 'assets', 'page-3c4d.js'), 'newer')
  await writeFile(join(built, 'index.html'), '<title>Newer</title>')
  const script = await app.inject({ url: '/assets/page-3c4d.js' })
  expect(script).toMatchObject({ statusCode: 200, body: 'newer' })
  expect(script.headers['cache-control']).toContain('immutable')
  expect((await app.inject({ url: '/dashboard' })).body).toBe('<title>Newer</title>')
  expect((await app.inject({ url: '/assets/page-1a2b.js' })).statusCode).toBe(404)
})

test('a script of an earlier build is missing, not a page', async () => {
  const answer = await app.inject({ url: '/assets/page-0000.js' })
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).toContain('text/plain')
})

test('the scripts that stand in a document are found, those that it names are not', async () => {
  const document = '<script>let a = 1</script><script type="module" src="/assets/page-1a2b.js"></script>'
  await writeFile(join(built, 'index.html'), document)
  expect(inlineScripts(built)).toEqual(['let a = 1'])
  expect(inlineScripts(undefined)).toEqual([])
  expect(inlineScripts(join(built, 'assets'))).toEqual([])
})

test.each([
  ['the language that the browser wants most', { 'accept-language': 'en;q=0.4,hi-IN,hi;q=0.9' }, 'of the Hindi pages'],
  [
    'the language chosen in Account before that of the browser',
    { 'accept-language': 'hi', cookie: 'a=b; pravas-language=en' },
    'plain',
  ],
  ['the language chosen in Account', { cookie: 'pravas-language=hi' }, 'of the Hindi pages'],
  ['English where a browser wants another language', { 'accept-language': 'ta,hi;q=0' }, 'plain'],
  ['English where the cookie is none of ours', { cookie: 'pravas-language=../..' }, 'plain'],
])('a page comes in %s', async (_, headers, body) => {
  await mkdir(join(built, 'hi', 'assets'), { recursive: true })
  await writeFile(join(built, 'landing.html'), 'plain')
  await writeFile(join(built, 'hi', 'index.html'), 'of the Hindi pages')
  await writeFile(join(built, 'hi', 'landing.html'), 'of the Hindi pages')
  const answer = await app.inject({ url: '/', headers })
  expect(answer.body).toBe(body)
  expect(answer.headers).toMatchObject({
    'content-language': body === 'plain' ? 'en' : 'hi',
    vary: expect.stringContaining('Cookie'),
  })
})

test('a language that is still being built is served once its document is there', async () => {
  await app.close()
  const own = join(built, 'hi')
  await mkdir(join(own, 'assets'), { recursive: true })
  app = Fastify()
  await servePages(app, built)
  const page = () => app.inject({ url: '/', headers: { 'accept-language': 'hi' } })
  expect(await page()).toMatchObject({ body: '<title>Pravas</title>', headers: { 'content-language': 'en' } })
  await writeFile(join(own, 'assets', 'page-5e6f.js'), 'hindi')
  await writeFile(join(own, 'index.html'), 'of the Hindi pages')
  expect(await page()).toMatchObject({ body: 'of the Hindi pages', headers: { 'content-language': 'hi' } })
  expect((await app.inject({ url: '/assets/page-5e6f.js' })).body).toBe('hindi')
})

test('scripts of all languages are served, and each has its own worker', async () => {
  await app.close()
  await mkdir(join(built, 'hi', 'assets'), { recursive: true })
  await writeFile(join(built, 'hi', 'index.html'), 'of the Hindi pages')
  await writeFile(join(built, 'hi', 'assets', 'page-5e6f.js'), 'hindi')
  await writeFile(join(built, 'sw.js'), 'English worker')
  await writeFile(join(built, 'hi', 'sw.js'), 'Hindi worker')
  app = Fastify()
  await servePages(app, built)
  expect((await app.inject({ url: '/assets/page-5e6f.js' })).body).toBe('hindi')
  expect((await app.inject({ url: '/assets/page-1a2b.js' })).body).toBe('plain')
  const worker = async (cookie: string) => (await app.inject({ url: '/sw.js', headers: { cookie } })).body
  expect(await worker('pravas-language=hi')).toBe('Hindi worker')
  expect(await worker('pravas-language=en')).toBe('English worker')
})
