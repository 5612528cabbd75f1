import {
  erasePerson,
  getErasureRequest,
  OWN_DATA_PATH,
  previewErasure,
  requestErasure,
  withdrawErasureRequest,
} from '@pravas/contract/personal-data'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { problem } from '../errors.ts'
import type { Handle } from '../http/handle.ts'
import { inputSentence } from '../http/input-words-rules.ts'
import { invalidInput } from '../http/problems.ts'
import type { ErasureRequests } from './erasure-request-service.ts'
import type { Erasure } from './erasure-service.ts'
import type { DataExport } from './export-service.ts'

export function personalDataRoutes(handle: Handle, parts: { erasure: Erasure; requests: ErasureRequests }): void {
  const { erasure, requests } = parts
  handle(previewErasure, ({ actor, params }) => erasure.preview(actor, params.person))
  handle(erasePerson, async ({ actor, params, body }) => ({ name: await erasure.erase(actor, params.person, body) }))
  handle(getErasureRequest, ({ actor }) => requests.get(actor))
  handle(requestErasure, ({ actor }) => requests.ask(actor))
  handle(withdrawErasureRequest, ({ actor }) => requests.withdraw(actor))
}

/** What reading all that is somebody's costs, in tenths of a millisecond. */
const EXPORT_COST = 500

const Body = z.strictObject({ password: z.string().max(1000).optional() })

/** The export, which answers a zip instead of JSON. */
export function dataExportRoute(app: FastifyInstance, data: DataExport): void {
  app.post(OWN_DATA_PATH, { config: { cost: EXPORT_COST } }, async (request, reply) => {
    if (!request.signedIn) throw problem('session.missing')
    const body = Body.safeParse(request.body ?? {}, { error: inputSentence })
    if (!body.success) throw invalidInput('body', body.error)
    const zip = await data.make(request.signedIn.actor, body.data.password, request.ip)
    return reply
      .header('Content-Disposition', 'attachment; filename="pravas-my-data.zip"')
      .header('X-Content-Type-Options', 'nosniff')
      .type('application/zip')
      .send(zip)
  })
}
