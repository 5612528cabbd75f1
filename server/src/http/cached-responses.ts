import type { FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import type { Versioned } from '../versioned.ts'

/** All cached responses of this process together; those asked for longest ago go first. */
const CACHED_BYTES = 32 * 1024 * 1024

export interface CachedResponses {
  /** Sends the answer through the route's serialiser, or as it was sent last time while its version is the same. */
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
    async send(reply, { key, version, read }) {
      let known = cached.get(key)
      if (known?.version !== version) {
        const now = await read()
        known = { version: now.version, json: Buffer.from(String(reply.serialize(now.answer))) }
        cached.set(key, known)
      }
      return reply.type('application/json; charset=utf-8').send(known.json)
    },
  }
}
