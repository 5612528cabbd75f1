import {
  advanceOptions,
  decideAdvance,
  listAdvances,
  oneAdvance,
  requestAdvance,
  withdrawAdvance,
} from '@pravas/contract/advances'
import plugin from 'fastify-plugin'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Handle } from '../http/handle.ts'
import type { Notifier } from '../inbox/notify-service.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import { type Advances, createAdvances } from './service.ts'

interface AdvancesOptions {
  db: Database['db']
  clock: Clock
  handle: Handle
  notifier: Pick<Notifier, 'notify' | 'settled'>
  settingsOf: SettingsOf
}

declare module 'fastify' {
  interface FastifyInstance {
    advances: Advances
  }
}

/** Advances: requesting them and deciding on them. */
export const advancesPlugin = plugin<AdvancesOptions>(
  async (app, { handle, ...deps }) => {
    const advances = createAdvances(deps)
    app.decorate('advances', advances)
    handle(listAdvances, ({ actor, query }) => advances.list(actor, query))
    handle(advanceOptions, ({ actor }) => advances.options(actor))
    handle(requestAdvance, ({ actor, body }) => advances.request(actor, body))
    handle(oneAdvance, ({ actor, params }) => advances.one(actor, params.advanceId))
    handle(withdrawAdvance, ({ actor, params }) => advances.withdraw(actor, params.advanceId))
    handle(decideAdvance, ({ actor, params, body }) => advances.decide(actor, params.advanceId, body))
  },
  { name: 'advances' },
)
