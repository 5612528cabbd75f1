import plugin from 'fastify-plugin'
import type { Handle } from '../http/handle.ts'
import type { Identity } from '../identity/service.ts'
import type { Notifier } from '../inbox/notify-service.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import { createErasureRequests } from './erasure-request-service.ts'
import { createErasure } from './erasure-service.ts'
import { createDataExport, type DataExportDeps } from './export-service.ts'
import { dataExportRoute, personalDataRoutes } from './routes.ts'

interface PersonalDataOptions extends DataExportDeps {
  handle: Handle
  identity: Pick<Identity, 'sessionsEnded'>
  notifier: Pick<Notifier, 'notify'>
  settingsOf: SettingsOf
}

/** The rights of people in their data: its export, and erasure. */
export const personalDataPlugin = plugin<PersonalDataOptions>(
  async (app, { handle, identity, notifier, settingsOf, ...deps }) => {
    const { db, clock } = deps
    const erasure = createErasure({ db, clock, settingsOf, identity })
    personalDataRoutes(handle, { erasure, requests: createErasureRequests({ db, clock, notifier }) })
    dataExportRoute(app, createDataExport(deps))
  },
  { name: 'personal-data' },
)
