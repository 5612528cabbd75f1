import {
  changeEntry,
  changeHoliday,
  createEntry,
  createHoliday,
  holidaysExportPath,
  importEntries,
  importHolidays,
  listEntries,
  listHolidays,
  removeHoliday,
  STRUCTURE_KINDS,
  type StructureKind,
  structureExportPath,
} from '@pravas/contract/structure'
import type { FastifyInstance } from 'fastify'
import { sendCsv } from '../../csv/send-csv.ts'
import { problem } from '../../errors.ts'
import type { Handle } from '../../http/handle.ts'
import { keeper, type Structure } from './structure-service.ts'

function kindOf(name: string): StructureKind {
  const kind = STRUCTURE_KINDS.find((one) => one === name)
  if (kind === undefined) throw problem('record.not_found')
  return kind
}

export function structureRoutes(handle: Handle, structure: Structure): void {
  handle(listEntries, ({ actor, params, query }) => structure.list(actor, kindOf(params.kind), query))
  handle(createEntry, ({ actor, params, body }) => structure.create(actor, kindOf(params.kind), body))
  handle(changeEntry, ({ actor, params, body }) => structure.change(actor, kindOf(params.kind), params.entry, body))
  handle(importEntries, ({ actor, params, body }) => structure.importEntries(keeper(actor), kindOf(params.kind), body))
  handle(listHolidays, ({ actor, query }) => structure.holidays(actor, query))
  handle(createHoliday, ({ actor, body }) => structure.keepHoliday(actor, undefined, body))
  handle(changeHoliday, ({ actor, params, body }) => structure.keepHoliday(actor, params.holidayId, body))
  handle(importHolidays, ({ actor, body }) => structure.importHolidays(keeper(actor), body))
  handle(removeHoliday, async ({ actor, params }) => {
    await structure.removeHoliday(actor, params.holidayId)
    return undefined
  })
}

/** The exports, which answer CSV instead of JSON. */
export function structureExportRoutes(app: FastifyInstance, structure: Structure): void {
  app.get<{ Params: { kind: string } }>(structureExportPath(':kind'), async (request, reply) => {
    if (!request.signedIn) throw problem('session.missing')
    const kind = kindOf(request.params.kind)
    return sendCsv(reply, kind, await structure.exportEntries(keeper(request.signedIn.actor), kind))
  })
  app.get(holidaysExportPath(), async (request, reply) => {
    if (!request.signedIn) throw problem('session.missing')
    return sendCsv(reply, 'holidays', await structure.exportHolidays(keeper(request.signedIn.actor)))
  })
}
