import type { PublicConfig } from '@pravas/contract/people'
import { createReader, type Reader } from '@pravas/reading/reader'
import type { FastifyInstance } from 'fastify'
import type { Actor } from './access/actor.ts'
import { advancesPlugin } from './advances/plugin.ts'
import { allocationsPlugin } from './allocations/plugin.ts'
import { approvalFlowPlugin } from './approval-flow/plugin.ts'
import { approvalsPlugin } from './approvals/plugin.ts'
import { fingeniePlugin } from './assistants/fingenie/plugin.ts'
import type { TurnWatch } from './assistants/kernel/turn-watch.ts'
import type { TurnWorkers } from './assistants/kernel/worker/turn-workers.ts'
import { mcpPlugin } from './assistants/mcp/plugin.ts'
import { modelPlugin } from './assistants/model/plugin.ts'
import { tripmatePlugin } from './assistants/tripmate/plugin.ts'
import { processWorkers } from './assistants/workers.ts'
import { readCheckpointKey } from './audit/checkpoint-key.ts'
import { installAuditOrigin } from './audit/origin-hook.ts'
import { auditPackPlugin } from './audit-pack/plugin.ts'
import { auditPlugin } from './audit-trail/plugin.ts'
import { bankDetailsPlugin } from './bank-details/plugin.ts'
import { bookingsPlugin } from './bookings/plugin.ts'
import { createBookingTeller } from './bookings/tell-service.ts'
import { budgetsPlugin } from './budgets/plugin.ts'
import { calendarPlugin } from './calendar/plugin.ts'
import { cardsPlugin } from './cards/plugin.ts'
import type { Clock } from './clock.ts'
import { commentsPlugin } from './comments/plugin.ts'
import type { Config } from './config/config.ts'
import type { Database } from './db/database.ts'
import { decisionLinksPlugin } from './decision-links/plugin.ts'
import { delegationsPlugin } from './delegations/plugin.ts'
import { type ClaimPdfWriter, createClaimPdfWriter } from './expenses/claim-pdf/writer.ts'
import { claimDraftsPlugin } from './expenses/draft/plugin.ts'
import { pastClaims } from './expenses/past-claims-service.ts'
import { expensesPlugin } from './expenses/plugin.ts'
import { exportsPlugin } from './exports/plugin.ts'
import { createFileStorage } from './files/storage.ts'
import { financePlugin } from './finance/plugin.ts'
import { gstRegisterPlugin } from './gst-register/plugin.ts'
import { serveApiReference } from './http/api-reference.ts'
import { installBudgetHook } from './http/budget-hook.ts'
import { createBudgets } from './http/budgets.ts'
import { type Drain, installDrain } from './http/drain.ts'
import { healthRoutes } from './http/health.ts'
import type { ConnectionLimits } from './http/limits.ts'
import { servePages } from './http/pages.ts'
import { httpPlugin } from './http/plugin.ts'
import { securityTextRoute } from './http/security-text.ts'
import { createServer } from './http/server.ts'
import { idempotencyPlugin } from './idempotency/plugin.ts'
import { administrationPlugin } from './identity/administration/plugin.ts'
import { connectionsPlugin } from './identity/connections/plugin.ts'
import { directoryPlugin } from './identity/directory/plugin.ts'
import { identityPlugin } from './identity/plugin.ts'
import { signOnPlugin } from './identity/sign-on/plugin.ts'
import { identityProviderPlugin } from './identity/sign-on/provider-plugin.ts'
import { inboxPlugin } from './inbox/plugin.ts'
import { mailPlugin } from './mail/plugin.ts'
import { metricsPlugin } from './metrics/plugin.ts'
import { needsYouPlugin } from './needs-you/plugin.ts'
import { notificationsPlugin } from './notifications/plugin.ts'
import { organisationPlugin } from './organisation/plugin.ts'
import { personalDataPlugin } from './personal-data/plugin.ts'
import { policyPlugin } from './policy/plugin.ts'
import { receiptMailPlugin } from './receipt-mail/plugin.ts'
import { receiptsPlugin } from './receipts/plugin.ts'
import { recordsPlugin } from './records/plugin.ts'
import { reportsPlugin } from './reports/plugin.ts'
import { retentionPlugin } from './retention/plugin.ts'
import { setUpPlugin } from './set-up/plugin.ts'
import { tracingPlugin } from './tracing/plugin.ts'
import { tracedReader } from './tracing/traced-reader.ts'
import { travelPlugin } from './travel/plugin.ts'
import { tripDraftsPlugin } from './trips/draft/plugin.ts'
import { pastTrips } from './trips/past-trips-service.ts'
import { tripsPlugin } from './trips/plugin.ts'
import type { PostJson } from './webhooks/outgoing.ts'
import { webhooksPlugin } from './webhooks/plugin.ts'

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain
  }
}

export interface AppParts {
  config: Config
  database: Database
  clock: Clock
  /** The demo accounts that the landing page offers; null where the demo organisation is not loaded. */
  demo: PublicConfig['demo']
  /** Reads receipts; a child process as the configuration says when absent. The app closes it when it is closed. */
  reader?: Reader
  /** Writes claims as PDFs; one in a child process when absent. The app closes it when it is closed. */
  claimPdfWriter?: ClaimPdfWriter
  /** How long a caller may take to send a request; the product's own when absent. */
  limits?: ConnectionLimits
  /** Where the log's lines go, each ending with a line break; the standard output when absent. */
  log?: (line: string) => void
  /** Where messages to the assistants are understood; threads that all apps of the process share when absent. */
  workers?: TurnWorkers
  /** Writes to the organisations' channels in other products; to public addresses alone when absent. */
  post?: PostJson
  /** Told of what happens within the assistants' turns, for an evaluation; nobody is when absent. */
  watch?: TurnWatch
}

/**
 * Puts all parts together: the one place that knows every one of them. A plugin is given what it needs and offers its services
 * to those below it. The order counts: the app closes from the last to the first.
 */
export async function createApp({
  config,
  database,
  clock,
  demo,
  reader: plainReader = createReader(config.reader),
  claimPdfWriter: writer = createClaimPdfWriter(),
  limits,
  workers = processWorkers(),
  log,
  watch,
  post,
}: AppParts): Promise<FastifyInstance> {
  const { db } = database
  const files = createFileStorage(config.dataDir)
  const reader = tracedReader(plainReader)
  const willSend = config.mail.smtpUrl !== undefined

  const app = createServer({ config, limits, log })
  await app.register(tracingPlugin)
  await app.register(identityProviderPlugin, { config, clock })
  await app.register(httpPlugin, { config, provider: app.identityProvider })
  await app.register(metricsPlugin, { config, db, clock })
  const { metrics } = app
  const drain = installDrain(app, () => app.turnsSettled())
  installAuditOrigin(app)
  const all = { config, db, clock, handle: app.handle }

  await app.register(organisationPlugin, { ...all, willSend })
  const settingsOf = app.organisation.of
  await app.register(mailPlugin, { ...all, willSend })
  const { outbox } = app
  await app.register(inboxPlugin, { ...all, outbox })
  const { notifier } = app.inbox
  await app.register(webhooksPlugin, { ...all, outbox, post })
  await app.register(decisionLinksPlugin, { ...all, willSend })
  const { decisionLinks } = app
  await app.register(identityPlugin, { ...all, outbox, willSend, demo, settingsOf, metrics })
  const { identity, attempts, cookie, lastPerson, locationOf } = app.people
  await app.register(signOnPlugin, {
    ...all,
    provider: app.identityProvider,
    attempts,
    identity,
    session: cookie,
    metrics,
  })
  await app.register(bankDetailsPlugin, { ...all, outbox })
  await app.register(administrationPlugin, { ...all, outbox, willSend, identity, bank: app.bankDetails.imports })
  await app.register(setUpPlugin, { ...all, willSend, attempts, identity, session: cookie })
  const budgets = createBudgets(config.rateLimitSeconds)
  installBudgetHook(app, budgets, lastPerson)
  await app.register(idempotencyPlugin, all)

  const told = { ...all, outbox, notifier }
  await app.register(commentsPlugin, told)
  const { comments } = app
  await app.register(allocationsPlugin, all)
  await app.register(travelPlugin, all)
  await app.register(tripsPlugin, { ...all, outbox, notifier, decisionLinks, travel: app.travel })
  await app.register(reportsPlugin, { ...all, settingsOf })
  await app.register(recordsPlugin, { ...all, budgets })
  const checkpointKey = await readCheckpointKey(config.dataDir)
  await app.register(auditPlugin, { ...all, budgets, key: checkpointKey })
  await app.register(retentionPlugin, { ...all, settingsOf, key: checkpointKey })
  await app.register(gstRegisterPlugin, { ...all, budgets })
  await app.register(exportsPlugin, { ...all, budgets, settingsOf })
  await app.register(auditPackPlugin, {
    ...all,
    files,
    key: checkpointKey,
    gstRegister: app.gstRegister.export,
    exportFile: app.accountingExports.file,
  })
  await app.register(personalDataPlugin, {
    ...all,
    files,
    vault: app.bankDetails.vault,
    checkPassword: app.people.checkPassword,
    identity,
    notifier,
    settingsOf,
  })
  const { trips, drafts, tripAllocations, tripChoices, tripChanges, tripRevisions, revisedTrips, faresToday } =
    app.trips
  const { approverOf, travellersFor } = app.trips
  const { reports, spending } = app.reports

  await app.register(policyPlugin, { ...all, pastRequests: [pastTrips, pastClaims] })

  await app.register(modelPlugin, all)
  const { keepsLocal, vision } = app.model
  const withdraw = (actor: Actor, trip: string) => app.approvals.withdraw(actor, 'trip', trip)
  const ofTrips = { trips, drafts, tripAllocations, tripChoices, tripRevisions, withdraw }
  const tools = { clock, ...ofTrips, approverOf, travellersFor, locationOf, travel: app.travel }
  const turns = { workers, watch, keepsLocal, onEnd: metrics.turn }
  const tripmateModels = app.model.of('tripmate')
  await app.register(tripmatePlugin, {
    ...all,
    ...tools,
    ...turns,
    comments,
    models: tripmateModels,
    identity,
    cookie,
    budgets,
  })
  const { draftFares } = app
  await app.register(tripDraftsPlugin, {
    ...all,
    drafts,
    choices: tripChoices,
    changes: tripChanges,
    trips,
    approverOf,
    revisions: tripRevisions,
    sessions: app.tripDraftSessions,
  })

  await app.register(receiptsPlugin, { ...all, files, reader, budgets, settingsOf, vision, keepsLocal })
  await app.register(expensesPlugin, {
    ...all,
    ...app.receipts,
    outbox,
    notifier,
    decisionLinks,
    files,
    writer,
    budgets,
    settingsOf,
  })
  await app.register(receiptMailPlugin, { ...told, ...app.receipts, drafts: app.expenses.drafts, metrics })
  const { releasedReceipts } = app.receipts
  const { revisedClaims } = app.expenses
  await app.register(approvalFlowPlugin, { ...told, decisionLinks, settingsOf })
  const teller = createBookingTeller({ settingsOf, notifier, outbox, publicUrl: config.publicUrl })
  const { receipts } = app.receipts
  await app.register(bookingsPlugin, { ...all, settingsOf, files, receipts, faresToday, teller })
  await app.register(calendarPlugin, { ...all, bookings: app.bookings, budgets })
  await app.register(approvalsPlugin, {
    ...told,
    settingsOf,
    bookings: teller,
    trips,
    expenses: app.expenses.expenses,
    decisionLinks,
    releasedReceipts,
    revisedClaims,
    revisedTrips,
  })
  await app.register(delegationsPlugin, told)
  const claiming = { ...app.receipts, ...app.expenses, trips, spending }
  const { expenses } = claiming
  await app.register(budgetsPlugin, {
    ...all,
    requestId: async (actor, kind, reference) =>
      kind === 'trip' ? (await trips.one(actor, reference)).trip_id : (await expenses.one(actor, reference)).expense_id,
  })
  await app.register(advancesPlugin, { ...all, notifier, settingsOf })
  const { advances } = app
  await app.register(cardsPlugin, { ...all, notifier })
  await app.register(financePlugin, {
    ...all,
    notifier,
    vault: app.bankDetails.vault,
    advanceOf: advances.one,
    expenseId: async (actor, reference) => (await expenses.one(actor, reference)).expense_id,
  })
  await app.register(needsYouPlugin, {
    ...all,
    waitingFor: app.waitingFor,
    travelDesk: app.travelDesk,
    financeClaims: app.financeClaims,
  })
  await app.register(notificationsPlugin, {
    ...all,
    ...app.inbox,
    trips,
    advances,
    draftFares,
    expenses,
    reports,
    outbox,
    settingsOf,
  })
  await app.register(fingeniePlugin, {
    ...all,
    ...claiming,
    ...turns,
    comments,
    approvals: app.approvals,
    financeClaims: app.financeClaims,
    quotes: app.policyQuotes,
    budgetBook: app.budgetBook,
    models: app.model.of('fingenie'),
  })

  await app.register(connectionsPlugin, { ...all, attempts, budgets })
  const { grants, expenses: claims } = app
  const { conversations } = app.fingenie
  await app.register(claimDraftsPlugin, { ...all, ...claims, sessions: conversations })
  if (grants)
    await app.register(mcpPlugin, {
      ...all,
      ...tools,
      tripChanges,
      quotes: app.policyQuotes,
      comments,
      expenses,
      claims,
      conversations,
      grants,
      budgets,
    })
  await app.register(directoryPlugin, { ...all, identity, attempts })

  healthRoutes(app, { isReady: database.isReady, isDraining: drain.isDraining })
  securityTextRoute(app, { clock, publicUrl: config.publicUrl, contact: config.securityContact })
  await serveApiReference(app, cookie.name)
  await servePages(app, config.webDir)
  app.decorate('drain', drain)
  return app
}
