import plugin from 'fastify-plugin'
import type { BankImport } from '../../bank-details/import-service.ts'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/database.ts'
import type { Handle } from '../../http/handle.ts'
import type { Outbox } from '../../mail/outbox.ts'
import type { Identity } from '../service.ts'
import { structureExportRoutes, structureRoutes } from '../structure/routes.ts'
import { createStructure } from '../structure/structure-service.ts'
import { createPeopleAccess } from './access-service.ts'
import { createPeopleImport } from './import-service.ts'
import { createPeople } from './people-service.ts'
import { administrationRoutes, peopleExportRoute } from './routes.ts'

interface AdministrationOptions {
  config: Pick<Config, 'publicUrl'>
  db: Database['db']
  clock: Clock
  handle: Handle
  outbox: Outbox
  /** Whether mails leave. */
  willSend: boolean
  identity: Identity
  bank: BankImport
}

/** The people of an organisation and what it is made of, as its administrators keep them. */
export const administrationPlugin = plugin<AdministrationOptions>(
  async (app, { config: { publicUrl }, db, clock, handle, outbox, willSend, identity, bank }) => {
    const people = createPeople({ db, clock, identity })
    const access = createPeopleAccess({ db, clock, outbox, publicUrl, willSend, identity })
    const imports = createPeopleImport({ db, clock, identity, bank })
    administrationRoutes(handle, { people, imports, access })
    peopleExportRoute(app, imports)
    const structure = createStructure({ db, clock })
    structureRoutes(handle, structure)
    structureExportRoutes(app, structure)
  },
  { name: 'administration' },
)
