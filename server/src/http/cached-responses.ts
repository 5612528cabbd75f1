import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { tagOf, type Versioned } from '../versioned.ts'

/** All cached responses of this process together; those asked for longest ago go first. */
const CACHED_BYTES = 32 * 1024 * 1024

export interface CachedResponses {
  /**
   * Sends the answer with its tag through the route's serialiser, or as it was sent last time while its version is the same;
   * 304 to a caller who has it.
   */
  send(reply: FastifyReply, answer: Versioned<unknown>): Promise<FastifyReply>
}

/**
 * Caches the written JSON of versioned answers. Long lists that pages poll for are asked for much more often than they
 * change, and reading and writing a thousand rows keeps the process from everything else for several milliseconds.
 */
export function createCachedResponses(): CachedResponses {
  const cached = new LRUCache<string, { version: string; json: Buffer }>({
    maxSize: CACHED_BYTES,
    sizeCalculation: ({ json }) => json.byteLength + 1,
  })
  return {
    async send(reply, versioned) {
      const { key, version, read } = versioned
      if (knows(reply.request.headers['if-none-match'], versioned.tag)) {
        return reply.header('ETag', versioned.tag).code(304).send()
      }
      let known = cached.get(key)
      if (known?.version !== version) {
        const now = await read()
        known = { version: now.version, json: Buffer.from(String(reply.serialize(now.answer))) }
        cached.set(key, known)
      }
      return reply.header('ETag', tagOf(key, known.version)).type('application/json; charset=utf-8').send(known.json)
    },
  }
}

/** Whether an `If-None-Match` names a tag, compared weakly (RFC 9110, 13.1.2). */
function knows(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false
  const opaque = (text: string) => text.trim().replace(/^W\//, '')
  return header.split(',').some((one) => one.trim() === '*' || opaque(one) === opaque(tag))
}
