import { changeOrganisation, getOrganisation, organisationHistory } from '@pravas/contract/organisation'
import plugin from 'fastify-plugin'
import type { Clock } from '../clock.ts'
import type { Config } from '../config/config.ts'
import type { Database } from '../db/database.ts'
import type { Handle } from '../http/handle.ts'
import { operatorSettings } from './settings-rules.ts'
import { createOrganisationSettings, type OrganisationSettingsService } from './settings-service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    organisation: OrganisationSettingsService
  }
}

interface OrganisationOptions {
  config: Pick<Config, 'organisation' | 'companyGstins' | 'signUpDomains' | 'mail'>
  db: Database['db']
  clock: Clock
  handle: Handle
  /** Whether mails leave. */
  willSend: boolean
}

/** What an organisation decides about itself, as its administrators change it and as features ask for it. */
export const organisationPlugin = plugin<OrganisationOptions>(
  async (app, { config, db, clock, handle, willSend }) => {
    const mail = { sends: willSend, from: config.mail.from }
    const settings = createOrganisationSettings({ db, clock, operator: operatorSettings(config), mail })
    handle(getOrganisation, ({ actor }) => settings.get(actor))
    handle(changeOrganisation, ({ actor, body }) => settings.change(actor, body))
    handle(organisationHistory, ({ actor, query }) => settings.history(actor, query))
    app.decorate('organisation', settings)
  },
  { name: 'organisation' },
)
