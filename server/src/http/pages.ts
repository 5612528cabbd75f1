import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { LANGUAGES } from '@pravas/contract/languages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isApiAddress } from './api-address.ts'
import { languageOf, ownFolder, pagesFolder } from './pages-language.ts'
import { sendUnknownPath } from './problems.ts'

/**
 * Serves the built pages; an address that is no file, looks like none and is no `/api` path is a page of the single-page
 * app. A build that takes the place of the one at the start is served without a restart.
 */
export async function servePages(app: FastifyInstance, webDir: string | undefined): Promise<void> {
  const built = webDir !== undefined && existsSync(join(webDir, 'index.html'))
  if (built) {
    // The build puts a Brotli and a gzip form beside each file.
    const files = { index: false, preCompressed: true } as const
    await app.register(fastifyStatic, {
      ...files,
      root: webDir,
      wildcard: false,
      globIgnore: [
        'assets/**',
        ...IN_EACH_LANGUAGE.map((name) => `${name}*`),
        ...LANGUAGES.map((each) => `${each}/**`),
      ],
      setHeaders: (reply) => reply.header('Cache-Control', 'no-cache'),
    })
    for (const name of IN_EACH_LANGUAGE) {
      app.get(`/${name}`, (request, reply) => sendInLanguage(request, reply, webDir, name))
    }
    // Vite puts a hash of the content into these names: each build has others, so they are looked up when asked for.
    await app.register(fastifyStatic, {
      ...files,
      root: LANGUAGES.map((language) => join(ownFolder(webDir, language), 'assets')).filter(existsSync),
      prefix: '/assets/',
      decorateReply: false,
      setHeaders: (reply) => reply.header('Cache-Control', 'public, max-age=31536000, immutable'),
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const reads = request.method === 'GET' || request.method === 'HEAD'
    const wantsPage = reads && !isApiAddress(request.url) && isPageAddress(request.url)
    if (request.url.startsWith('/assets/')) return reply.code(404).type('text/plain').send('Not found')
    if (!built || !wantsPage) return sendUnknownPath(reply)
    // A window that comes back from the identity provider with a policy of its own would lose the page that opened it.
    if (request.url.startsWith('/auth/callback')) reply.removeHeader('Cross-Origin-Opener-Policy')
    return sendInLanguage(request, reply, webDir, documentFor(request.url, webDir))
  })
}

/** Files of which each language has its own under the same address; the pages' documents are others. */
const IN_EACH_LANGUAGE = ['index.html', 'sw.js']

function sendInLanguage(request: FastifyRequest, reply: FastifyReply, webDir: string, name: string): FastifyReply {
  const folder = pagesFolder(webDir, languageOf(request))
  return reply
    .header('Cache-Control', 'no-cache')
    .header('Content-Language', folder === webDir ? LANGUAGES[0] : languageOf(request))
    .header('Vary', 'Accept-Language, Cookie')
    .sendFile(name, folder)
}

/** The scripts that stand in the documents of the build, the same in each. */
export function inlineScripts(webDir: string | undefined): string[] {
  const index = join(webDir ?? '', 'index.html')
  if (webDir === undefined || !existsSync(index)) return []
  const [, ...scripts] = readFileSync(index, 'utf8').split('<script>')
  return scripts.map((script) => script.slice(0, script.indexOf('</script>')))
}

/** Addresses without a dot that programs ask for, and that are no page. */
const NO_PAGES = new Set(['/metrics'])

/** No page has a dot in its path: `/robots.txt` or `/.git/config` is a file, and there is none of that name. */
function isPageAddress(address: string): boolean {
  const [path = ''] = address.split(/[?#]/)
  return !/\.|%2e/i.test(path) && !NO_PAGES.has(path.replace(/(?<!\/)\/+$/, ''))
}

/** The document that the build made for the first part of an address, else the one for every page. */
function documentFor(address: string, webDir: string): string {
  const first = address.split(/[/?#]/)[1] || 'landing'
  return readdirSync(webDir).find((name) => name === `${first}.html`) ?? 'index.html'
}
