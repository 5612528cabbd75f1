import { type Answer, type CheckedInput, type EndpointSpec, STANDARD_BODY_BYTES } from '@pravas/contract/endpoint'
import type { User } from '@pravas/contract/people'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Actor, SignedIn } from '../access/actor.ts'
import { Versioned } from '../versioned.ts'
import { createCachedResponses } from './cached-responses.ts'
import { costOf } from './cost-rules.ts'
import { EventStream, sendEvents } from './event-stream.ts'
import { invalidInput } from './problems.ts'

/** What a handler is given: the checked input, and who is calling unless the entry is public. */
export type Context<E extends EndpointSpec> = CheckedInput<E> & {
  request: FastifyRequest
  reply: FastifyReply
} & (E extends {
    access: 'public'
  }
    ? unknown
    : { actor: Actor; user: User; signedIn: SignedIn })

declare module 'fastify' {
  interface FastifyInstance {
    /** Every contract entry that the app answers. */
    entries: readonly EndpointSpec[]
  }
  interface FastifyRequest {
    /** Who the session cookie says is calling, as the session hook found; null without a session. */
    signedIn: SignedIn | null
  }
  interface FastifyContextConfig {
    /** Who may call the route; whoever is signed in when absent. */
    access?: EndpointSpec['access']
  }
}

type EventOf<E extends EndpointSpec> =
  E['events'] extends z.ZodType<infer Event extends { type: string }> ? Event : never

/** Binds a contract entry to what answers it: an object, one that may have been written before, or events. */
export type Handle = <E extends EndpointSpec>(
  entry: E,
  run: (context: Context<E>) => Promise<Answer<E> | Versioned<Answer<E>> | EventStream<EventOf<E>>>,
) => void

/**
 * Makes `handle` for an app: the entry's schemas check what comes in, and its response schema writes what goes out and
 * drops whatever it does not list. A versioned answer is written once a version. The app knows its entries as
 * `app.entries`.
 */
export function createHandle(app: FastifyInstance): Handle {
  const entries: EndpointSpec[] = []
  const cached = createCachedResponses()
  app.decorate('entries', entries)
  return (entry, run) => {
    entries.push(entry)
    app.route({
      method: entry.method,
      url: `/api${entry.path}`,
      bodyLimit: entry.bodyBytes ?? STANDARD_BODY_BYTES,
      config: { access: entry.access, cost: costOf(entry) },
      schema: entry.response ? { response: { 200: serialiserSchema(entry.response) } } : {},
      handler: async (request, reply) => {
        const context = {
          params: entry.params && check('params', entry.params, request.params),
          query: entry.query && check('query', entry.query, request.query),
          body: entry.body && check('body', entry.body, request.body),
          actor: request.signedIn?.actor,
          user: request.signedIn?.user,
          signedIn: request.signedIn,
          request,
          reply,
        }
        // The compiler cannot see that the entry's own schemas made these parts.
        const answer = await run(context as unknown as Context<typeof entry>)
        if (answer instanceof Versioned) return cached.send(reply, answer)
        if (answer instanceof EventStream && entry.events) return sendEvents(reply, answer, entry.events)
        return entry.response ? answer : reply.code(204).send()
      },
    })
  }
}

/** What is said of a field that is not there, where its schema has no words of its own. */
const MISSING = 'This field is required.'

function check<S extends z.ZodType>(part: string, schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value, { error: ({ input }) => (input === undefined ? MISSING : undefined) })
  if (!parsed.success) throw invalidInput(part, parsed.error)
  return parsed.data
}

/** The JSON schema that Fastify's serialiser compiles: structure only, as patterns and formats cost time and check nothing. */
function serialiserSchema(schema: z.ZodType): unknown {
  return z.toJSONSchema(schema, {
    target: 'openapi-3.0',
    io: 'output',
    metadata: z.registry(),
    override: ({ jsonSchema }) => {
      delete jsonSchema.pattern
      delete jsonSchema.format
    },
  })
}
