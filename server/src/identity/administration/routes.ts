import {
  changePerson,
  createPerson,
  endSessionsOfPerson,
  getPerson,
  importPeople,
  invitePerson,
  listPeople,
  listPeopleValues,
  peopleExportPath,
  personHistory,
  reassignReports,
} from '@pravas/contract/administration'
import type { FastifyInstance } from 'fastify'
import { sendCsv } from '../../csv/send-csv.ts'
import { problem } from '../../errors.ts'
import type { Handle } from '../../http/handle.ts'
import type { PeopleAccess } from './access-service.ts'
import type { PeopleImport } from './import-service.ts'
import type { People } from './people-service.ts'

interface Parts {
  people: People
  imports: PeopleImport
  access: PeopleAccess
}

export function administrationRoutes(handle: Handle, { people, imports, access }: Parts): void {
  handle(listPeople, ({ actor, query }) => people.list(actor, query))
  handle(listPeopleValues, ({ actor }) => people.values(actor))
  handle(createPerson, ({ actor, body }) => people.create(actor, body))
  handle(getPerson, ({ actor, params }) => people.get(actor, params.person))
  handle(changePerson, ({ actor, params, body }) => people.change(actor, params.person, body))
  handle(personHistory, ({ actor, params, query }) => people.history(actor, params.person, query))
  handle(invitePerson, ({ actor, params, body }) => access.invite(actor, params.person, body.by))
  handle(endSessionsOfPerson, async ({ actor, params }) => {
    await access.endSessions(actor, params.person)
    return undefined
  })
  handle(importPeople, ({ actor, body }) => imports.import({ orgId: actor.orgId, actor }, body))
  handle(reassignReports, async ({ actor, params, body }) => ({
    reassigned: await people.reassign(actor, params.person, body.to),
  }))
}

/** The export, which answers CSV instead of JSON. */
export function peopleExportRoute(app: FastifyInstance, imports: PeopleImport): void {
  app.get(peopleExportPath(), async (request, reply) => {
    if (!request.signedIn) throw problem('session.missing')
    const { actor } = request.signedIn
    return sendCsv(reply, 'people', await imports.export({ orgId: actor.orgId, actor }))
  })
}
