import type { Reader } from '@pravas/reading/reader'
import plugin from 'fastify-plugin'
import type { Actor } from '../access/actor.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import { createFileKeeping } from '../files/keep-service.ts'
import type { FileStorage } from '../files/storage.ts'
import { type Budgets, personBudget } from '../http/budgets.ts'
import type { LanguageModels } from '../model/language-model-service.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import type { Reserve } from '../work-costs.ts'
import { verifyingReader } from './e-invoice-keys.ts'
import { receiptFileRoutes } from './file-routes.ts'
import { createReceiptFiles } from './file-service.ts'
import { createMileage, type Mileage } from './mileage-service.ts'
import { createSheetWriter } from './mileage-sheet-writer.ts'
import { createReceipts, type Receipts } from './receipts-service.ts'
import { type ReleasedReceipts, releasedReceipts } from './released-service.ts'
import { createSecondReadings, type SecondReadings } from './second-readings-service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    receipts: {
      receipts: Receipts
      mileage: Mileage
      secondReadings: SecondReadings
      releasedReceipts: ReleasedReceipts
    }
  }
}

interface ReceiptsOptions {
  config: {
    /** How many bytes the files of one person's receipts may have together; 0: any number. */
    storageQuotaBytes: number
    /** The public keys (PEM) of the portals that sign e-invoices; none: signatures are not checked. */
    eInvoiceKeys: readonly string[]
  }
  db: Database['db']
  clock: Clock
  files: FileStorage
  /** Is closed with the app. */
  reader: Reader
  budgets: Budgets
  settingsOf: SettingsOf
  vision: { models: LanguageModels; limitMs: number } | undefined
  keepsLocal: (actor: Actor) => Promise<boolean>
}

/** Receipts: reading them, a second time by a language model where there is one, and their files. */
export const receiptsPlugin = plugin<ReceiptsOptions>(
  async (app, { config, db, clock, files, reader: plain, budgets, settingsOf, vision, keepsLocal }) => {
    const reader = verifyingReader(plain, config.eInvoiceKeys)
    const charge: Reserve = (person, cost) => budgets.spend(personBudget(person), cost)
    const keeping = createFileKeeping({ db, clock, files, quotaBytes: config.storageQuotaBytes })
    const receipts = createReceipts({ db, clock, files: keeping, reader, charge, settingsOf })
    const sheets = createSheetWriter()
    app.addHook('onClose', () => sheets.close())
    const mileage = createMileage({ db, clock, files: keeping, settingsOf, sheets, charge })
    const stopping = new AbortController()
    app.addHook('preClose', async () => stopping.abort())
    const secondReadings = createSecondReadings({
      db,
      clock,
      files,
      reader,
      models: vision?.models,
      limitMs: vision?.limitMs ?? 0,
      charge: (person, cost) => budgets.count(personBudget(person), cost),
      keepsLocal,
      stopping: stopping.signal,
      onError: (err) => app.log.error({ err }, 'a receipt could not be read a second time'),
    })
    app.addHook('onClose', () => secondReadings.settled())
    app.addHook('onClose', () => reader.close())
    receiptFileRoutes(app, createReceiptFiles({ db, files, reader, charge }))
    app.decorate('receipts', { receipts, mileage, secondReadings, releasedReceipts })
  },
  { name: 'receipts' },
)
