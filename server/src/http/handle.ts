import { type Answer, type CheckedInput, type EndpointSpec, STANDARD_BODY_BYTES } from '@pravas/contract/endpoint'
import type { User } from '@pravas/contract/people'
import fastJsonStringify from 'fast-json-stringify'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { z } from 'zod'
import type { Actor, SignedIn } from '../access/actor.ts'
import { Versioned } from '../versioned.ts'
import { createCachedResponses } from './cached-responses.ts'
import { costOf } from './cost-rules.ts'
import { EventStream, sendEvents } from './event-stream.ts'
import { inputSentence } from './input-words-rules.ts'
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
    /** Who may call the route; everybody who is signed in when absent. */
    access?: EndpointSpec['access']
  }
}

type EventOf<E extends EndpointSpec> =
  E['events'] extends z.ZodType<infer Event extends { type: string }> ? Event : never

/**
 * Binds a contract entry to what answers it: an object, one that may have been written before, or events; the reply itself where
 * it was sent in another form that was asked for.
 */
export type Handle = <E extends EndpointSpec>(
  entry: E,
  run: (context: Context<E>) => Promise<Answer<E> | Versioned<Answer<E>> | EventStream<EventOf<E>> | FastifyReply>,
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
    // A parameter that nothing reads would be a filter that filters nothing.
    const query = entry.query?.strict()
    app.route({
      method: entry.method,
      url: `/api${entry.path}`,
      bodyLimit: entry.bodyBytes ?? STANDARD_BODY_BYTES,
      config: { access: entry.access, scope: entry.scope, cost: costOf(entry), files: entry.files },
      ...(entry.response && writtenBy(entry.response)),
      handler: async (request, reply) => {
        const context = {
          params: entry.params && checkedInput('params', entry.params, request.params),
          query: query && checkedInput('query', query, request.query),
          body: entry.body && checkedInput('body', entry.body, request.body),
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

/** A part of a request (`params`, `query`, `body`) as a schema reads it; throws 'request.invalid' with each field and why. */
export function checkedInput<S extends z.ZodType>(part: string, schema: S, value: unknown): z.output<S> {
  const parsed = schema.safeParse(value, { error: inputSentence })
  if (!parsed.success) throw invalidInput(part, parsed.error)
  return parsed.data
}

type Serialiser = (answer: unknown) => string

/** Serialisers by the schema that they were compiled from. */
const serialisers = new WeakMap<z.ZodType, Serialiser>()

/** The options of a route whose answers a schema writes. Fastify asks for a serialiser where a route has a schema, whatever it says. */
function writtenBy(schema: z.ZodType): Pick<RouteOptions, 'schema' | 'serializerCompiler'> {
  return {
    schema: { response: { 200: {} } },
    serializerCompiler: () => (answer) => serialiserOf(schema)(answer),
  }
}

/** The serialiser of a schema, compiled with its first answer: compiling all of them takes as long as the rest of a start. */
export function serialiserOf(schema: z.ZodType): Serialiser {
  const known = serialisers.get(schema)
  if (known) return known
  const compiled: Serialiser = fastJsonStringify(serialiserSchema(schema))
  serialisers.set(schema, compiled)
  return compiled
}

/** The JSON schema that a serialiser is compiled from: structure only, as patterns and formats cost time and check nothing. */
function serialiserSchema(schema: z.ZodType): fastJsonStringify.AnySchema {
  return z.toJSONSchema(schema, {
    target: 'openapi-3.0',
    io: 'output',
    metadata: z.registry(),
    override: ({ jsonSchema }) => {
      delete jsonSchema.pattern
      delete jsonSchema.format
      // A union is told apart by validation, for which null is none of the values of an `enum`, nullable or not.
      if (jsonSchema.nullable === true) delete jsonSchema.enum
    },
  }) as fastJsonStringify.AnySchema
}
