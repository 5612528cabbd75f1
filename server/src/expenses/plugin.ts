import plugin from 'fastify-plugin'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/database.ts'
import type { DecisionLinks } from '../decision-links/service.ts'
import type { FileStorage } from '../files/storage.ts'
import { type Budgets, personBudget } from '../http/budgets.ts'
import type { Handle } from '../http/handle.ts'
import type { Notifier } from '../inbox/notify-service.ts'
import type { ComposeAttachment } from '../mail/delivery-service.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { SettingsOf } from '../organisation/settings-service.ts'
import type { Mileage } from '../receipts/mileage-service.ts'
import type { Receipts } from '../receipts/receipts-service.ts'
import type { ReleasedReceipts } from '../receipts/released-service.ts'
import type { SecondReadings } from '../receipts/second-readings-service.ts'
import type { ClaimPdfWriter } from './claim-pdf/writer.ts'
import { claimPdfRoutes } from './claim-pdf-routes.ts'
import { createClaimPdfs } from './claim-pdf-service.ts'
import { type ClaimAllocations, createClaimAllocations } from './draft/allocation-service.ts'
import { type ClaimChanges, createClaimChanges } from './draft/change-service.ts'
import { createDraftReceipts, type DraftReceipts } from './draft/draft-receipts-service.ts'
import { type ClaimDrafts, createClaimDrafts } from './draft/draft-service.ts'
import { draftReceiptRoutes } from './draft/receipt-routes.ts'
import { type ClaimRevisions, createClaimRevisions, type RevisedClaims, revisedClaims } from './draft/revise-service.ts'
import { type Claims, createClaims } from './draft/submit-service.ts'
import { createUnfinishedClaims, type UnfinishedClaims } from './draft/unfinished-service.ts'
import { claimAllocationRoutes, expenseRoutes } from './routes.ts'
import { createExpenses, type Expenses } from './service.ts'

declare module 'fastify' {
  interface FastifyInstance {
    expenses: {
      expenses: Expenses
      drafts: ClaimDrafts
      draftReceipts: DraftReceipts
      unfinished: UnfinishedClaims
      claims: Claims
      changes: ClaimChanges
      revisions: ClaimRevisions
      revisedClaims: RevisedClaims
      claimAllocations: ClaimAllocations
    }
    /** Makes what goes with a mail when it leaves. */
    attach: ComposeAttachment
  }
}

interface ExpensesOptions {
  config: { publicUrl: URL }
  db: Database['db']
  clock: Clock
  handle: Handle
  receipts: Receipts
  releasedReceipts: ReleasedReceipts
  mileage: Mileage
  secondReadings: SecondReadings
  outbox: Outbox
  notifier: Notifier
  decisionLinks: DecisionLinks
  files: FileStorage
  /** Writes claims as PDFs; is closed with the app. */
  writer: ClaimPdfWriter
  budgets: Budgets
  settingsOf: SettingsOf
}

/** Expense claims: before they are sent, sending and reading them, and as PDFs. */
export const expensesPlugin = plugin<ExpensesOptions>(
  async (
    app,
    {
      config: { publicUrl },
      handle,
      outbox,
      notifier,
      decisionLinks,
      files,
      writer,
      budgets,
      settingsOf,
      releasedReceipts,
      ...deps
    },
  ) => {
    const { db, clock } = deps
    const expenses = createExpenses({ db })
    expenseRoutes(handle, expenses)
    const drafts = createClaimDrafts({ db, clock, settingsOf })
    const claimAllocations = createClaimAllocations({ db, clock, drafts })
    claimAllocationRoutes(handle, claimAllocations)
    const draftReceipts = createDraftReceipts({ ...deps, drafts })
    draftReceiptRoutes(handle, draftReceipts, deps.mileage)
    const unfinished = createUnfinishedClaims({ db, clock, releasedReceipts })
    const claims = createClaims({ db, clock, outbox, notifier, decisionLinks, drafts, releasedReceipts, publicUrl })
    const changes = createClaimChanges({ db, drafts, claimAllocations, claims })
    const revisions = createClaimRevisions({ db, clock, releasedReceipts })
    const pdfs = createClaimPdfs({
      db,
      clock,
      files,
      expenses,
      writer,
      charge: (person, cost) => budgets.spend(personBudget(person), cost),
    })
    claimPdfRoutes(app, pdfs)
    app.decorate('attach', async (orgId, { number }, signal) => {
      const { bytes, fileName } = await pdfs.forMail(orgId, number, signal)
      return { name: fileName, mediaType: 'application/pdf', bytes }
    })
    app.addHook('onClose', () => writer.close())
    app.decorate('expenses', {
      expenses,
      drafts,
      draftReceipts,
      unfinished,
      claims,
      changes,
      revisions,
      revisedClaims,
      claimAllocations,
    })
  },
  { name: 'expenses' },
)
