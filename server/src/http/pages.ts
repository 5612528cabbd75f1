import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { isApiAddress } from './api-address.ts'
import { sendUnknownPath } from './problems.ts'

/** Serves the built pages; an address that is no file and no `/api` path is a page of the single-page app. */
export async function servePages(app: FastifyInstance, webDir: string | undefined): Promise<void> {
  const built = webDir !== undefined && existsSync(join(webDir, 'index.html'))
  const documents = built ? documentsOf(webDir) : new Map<string, string>()
  if (built) {
    await app.register(fastifyStatic, {
      root: webDir,
      wildcard: false,
      index: false,
      // The build puts a Brotli and a gzip form beside each file.
      preCompressed: true,
      setHeaders: (reply, path) => {
        // Vite puts a hash of the content into the names of what lies in assets.
        const immutable = path.startsWith(join(webDir, 'assets'))
        reply.header('Cache-Control', immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    })
  }
  app.setNotFoundHandler((request, reply) => {
    const wantsPage = request.method === 'GET' && !isApiAddress(request.url)
    if (request.url.startsWith('/assets/')) return reply.code(404).type('text/plain').send('Not found')
    if (!built || !wantsPage) return sendUnknownPath(reply)
    return reply.header('Cache-Control', 'no-cache').sendFile(documents.get(firstPart(request.url)) ?? 'index.html')
  })
}

/** The documents of the build by the first part of the address that they are for; the landing page's is empty. */
function documentsOf(webDir: string): ReadonlyMap<string, string> {
  const names = readdirSync(webDir).filter((name) => name.endsWith('.html'))
  return new Map(names.map((name) => [name === 'landing.html' ? '' : name.slice(0, -'.html'.length), name]))
}

function firstPart(address: string): string {
  return address.split(/[/?#]/)[1] ?? ''
}
