import { createHash, timingSafeEqual } from 'node:crypto'
import { ERRORS } from '@pravas/contract/errors'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { ProblemError } from '../../errors.ts'
import type { Attempts } from '../attempts-service.ts'
import type { Directory } from './directory-service.ts'
import { MOST_LISTED, schemas, serviceProviderConfig, userResourceType } from './scim-description.ts'
import { ScimError, scimErrorBody } from './scim-error.ts'
import { readFilter } from './scim-filter-rules.ts'
import { presentList, presentUser } from './scim-presenter.ts'
import { changesOfPatch, changesOfResource } from './scim-user-rules.ts'

const SCIM_TYPE = 'application/scim+json'
const BODY_BYTES = 64 * 1024
/** PostgreSQL's code of a value that may stand only once. */
const UNIQUE_VIOLATION = '23505'

const whole = z.coerce.number().int()
const ListQuery = z.object({
  filter: z.string().max(500).optional(),
  // Less than one counts as one, as RFC 7644 says.
  startIndex: whole.default(1).transform((index) => Math.max(1, Math.min(index, 1_000_000))),
  count: whole.default(100).transform((count) => Math.max(0, Math.min(count, MOST_LISTED))),
})

interface ScimParts {
  directory: Directory
  attempts: Pick<Attempts, 'take' | 'succeeded'>
  /** The secret that the directory shows. */
  token: string
  publicUrl: URL
}

type One = { Params: { id: string } }

/** SCIM 2.0 for users (RFC 7644) under `/scim/v2`, for the organisation's directory alone. */
export function scimRoutes(app: FastifyInstance, { directory, attempts, token, publicUrl }: ScimParts): void {
  const expected = digest(token)

  async function authenticate(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    reply.header('Cache-Control', 'no-store')
    const [, shown] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? []
    if (shown !== undefined && timingSafeEqual(digest(shown), expected)) return
    // Only who has it wrong is slowed down, so that nobody can slow the directory.
    await attempts.take('directory', { address: request.ip })
    reply.header('WWW-Authenticate', 'Bearer realm="scim"')
    throw new ScimError(401, 'The bearer token is missing or wrong.')
  }

  app.register(
    async (scim) => {
      scim.addContentTypeParser(
        SCIM_TYPE,
        { parseAs: 'string', bodyLimit: BODY_BYTES },
        scim.getDefaultJsonParser('error', 'error'),
      )
      scim.addHook('onRequest', authenticate)
      scim.addHook('preSerialization', async (_request, reply, payload) => {
        reply.type(SCIM_TYPE)
        return payload
      })
      scim.setErrorHandler((error: unknown, request, reply) => {
        const { status, detail, scimType } = describe(error)
        if (status === 500) request.log.error({ err: error }, 'unexpected error')
        if (error instanceof ProblemError && error.retryAfterSeconds !== undefined) {
          reply.header('Retry-After', error.retryAfterSeconds)
        }
        return reply.code(status).send(scimErrorBody(status, detail, scimType))
      })
      scim.setNotFoundHandler(async () => {
        throw new ScimError(404, 'There is nothing at this address.')
      })

      scim.get('/ServiceProviderConfig', async () => serviceProviderConfig(publicUrl))
      scim.get('/ResourceTypes', async () => presentList(1, 1, [userResourceType(publicUrl)]))
      scim.get('/ResourceTypes/User', async () => userResourceType(publicUrl))
      scim.get('/Schemas', async () => presentList(2, 1, schemas(publicUrl)))
      scim.get<One>('/Schemas/:id', async ({ params }) => {
        const found = schemas(publicUrl).find(({ id }) => id === params.id)
        if (!found) throw new ScimError(404, 'There is no such schema.')
        return found
      })

      scim.get('/Users', async ({ query }) => {
        const parsed = ListQuery.safeParse(query)
        if (!parsed.success) throw new ScimError(400, 'startIndex and count are whole numbers.', 'invalidValue')
        const { filter, ...page } = parsed.data
        const { total, people } = await directory.list(readFilter(filter), page)
        return presentList(
          total,
          page.startIndex,
          people.map((person) => presentUser(person, publicUrl)),
        )
      })
      scim.post('/Users', { bodyLimit: BODY_BYTES }, async ({ body }, reply) => {
        const user = presentUser(await directory.create(changesOfResource(body)), publicUrl)
        return reply.code(201).header('Location', user.meta.location).send(user)
      })
      scim.get<One>('/Users/:id', async ({ params }) => presentUser(await directory.get(params.id), publicUrl))
      scim.put<One>('/Users/:id', { bodyLimit: BODY_BYTES }, async ({ params, body }) =>
        presentUser(await directory.change(params.id, changesOfResource(body)), publicUrl),
      )
      scim.patch<One>('/Users/:id', { bodyLimit: BODY_BYTES }, async ({ params, body }) =>
        presentUser(await directory.change(params.id, changesOfPatch(body)), publicUrl),
      )
      scim.delete<One>('/Users/:id', async ({ params }, reply) => {
        await directory.remove(params.id)
        return reply.code(204).send()
      })
    },
    { prefix: '/scim/v2' },
  )
}

/** Of one length whatever was shown, so that the comparison tells nothing of the secret. */
function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function describe(error: unknown): { status: number; detail: string; scimType?: string | undefined } {
  if (error instanceof ScimError) return { status: error.status, detail: error.message, scimType: error.scimType }
  if (error instanceof ProblemError) return { status: ERRORS[error.code].status, detail: error.message }
  const { statusCode, code } = error as { statusCode?: unknown; code?: unknown }
  // Two changes at the same moment that give two people the same.
  if (code === UNIQUE_VIOLATION) return { status: 409, detail: 'Another user has this.', scimType: 'uniqueness' }
  if (statusCode === 413) return { status: 413, detail: 'The body is too large.' }
  if (statusCode === 415) return { status: 415, detail: `The body must be ${SCIM_TYPE}.` }
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500) {
    return { status: 400, detail: 'The body is not valid JSON.', scimType: 'invalidSyntax' }
  }
  return { status: 500, detail: 'Something went wrong on our side.' }
}
