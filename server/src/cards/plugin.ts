import {
  endCard,
  importStatement,
  listCardLines,
  listCards,
  matchCardLine,
  matchCards,
  registerCard,
  unmatchCardLine,
} from '@pravas/contract/company-cards'
import plugin from 'fastify-plugin'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { Handle } from '../http/handle.ts'
import type { Notifier } from '../inbox/notify-service.ts'
import { createCards } from './service.ts'

interface CardsOptions {
  db: Database['db']
  clock: Clock
  handle: Handle
  notifier: Pick<Notifier, 'notify'>
}

/** Company cards and their statements. */
export const cardsPlugin = plugin<CardsOptions>(
  async (_, { handle, ...deps }) => {
    const cards = createCards(deps)
    handle(listCards, ({ actor, query }) => cards.list(actor, query))
    handle(registerCard, ({ actor, body }) => cards.register(actor, body))
    handle(endCard, async ({ actor, params }) => {
      await cards.end(actor, params.cardId)
      return undefined
    })
    handle(importStatement, ({ actor, body }) => cards.importStatement(actor, body))
    handle(listCardLines, ({ actor, query }) => cards.lines(actor, query))
    handle(matchCards, async ({ actor }) => ({ matched: await cards.matchMine(actor) }))
    handle(matchCardLine, ({ actor, params, body }) => cards.match(actor, params.lineId, body.receipt_id))
    handle(unmatchCardLine, ({ actor, params }) => cards.unmatch(actor, params.lineId))
  },
  { name: 'cards' },
)
