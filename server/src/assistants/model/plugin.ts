import plugin from 'fastify-plugin'
import type { Clock } from '../../clock.ts'
import type { Config } from '../../config/config.ts'
import type { Database } from '../../db/database.ts'
import type { Handle } from '../../http/handle.ts'
import { createLanguageModel, type LanguageModels } from '../../model/language-model-service.ts'
import { assistantChoiceRoutes } from './choices-routes.ts'
import { type AssistantChoices, createAssistantChoices } from './choices-service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    model: {
      /** The language model for an assistant whose engine it is; undefined: rules alone answer. */
      of: (assistant: keyof Config['engines']) => LanguageModels | undefined
      /** What reads pictures of receipts, and how long it may take in milliseconds; undefined: no picture is ever sent. */
      vision: { models: LanguageModels; limitMs: number } | undefined
      keepsLocal: AssistantChoices['keepsLocal']
    }
  }
}

interface ModelOptions {
  config: Pick<Config, 'languageModel' | 'engines'>
  db: Database['db']
  clock: Clock
  handle: Handle
}

/** The language model, where one is configured, and who of the people wants none to be asked. */
export const modelPlugin = plugin<ModelOptions>(
  async (app, { config: { languageModel: settings, engines }, db, clock, handle }) => {
    const models =
      settings &&
      createLanguageModel({ settings, db, clock, keepsLocal: (who) => choices.keepsLocal(who), log: app.log })
    const limitMs = settings?.visionMs
    const choices = createAssistantChoices({ db, clock, engines, model: models, readsReceipts: limitMs !== undefined })
    assistantChoiceRoutes(handle, choices)
    app.decorate('model', {
      of: (assistant) => (engines[assistant] === 'model' ? models : undefined),
      vision: models && limitMs !== undefined ? { models, limitMs } : undefined,
      keepsLocal: choices.keepsLocal,
    })
  },
  { name: 'model' },
)
