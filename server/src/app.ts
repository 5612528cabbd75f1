import { fingenieHistory, tripmateHistory } from '@pravas/contract/chat'
import { MCP_PATH } from '@pravas/contract/oauth'
import type { PublicConfig } from '@pravas/contract/people'
import { createReader, type Reader } from '@pravas/reading/reader'
import type { FastifyInstance } from 'fastify'
import { approvalRoutes } from './approvals/routes.ts'
import { createApprovals } from './approvals/service.ts'
import { createClaimConversations } from './assistants/fingenie/claim-conversations.ts'
import { claimRoutes } from './assistants/fingenie/claim-routes.ts'
import { createFinGenie } from './assistants/fingenie/fingenie.ts'
import { fingenieRoutes } from './assistants/fingenie/routes.ts'
import { historyRoutes } from './assistants/kernel/history-routes.ts'
import { createHistory } from './assistants/kernel/history-service.ts'
import { tripmateSocket } from './assistants/kernel/socket.ts'
import type { TurnWatch } from './assistants/kernel/turn-watch.ts'
import type { LimitedTurn } from './assistants/kernel/worker/turn-limit.ts'
import type { TurnWorkers } from './assistants/kernel/worker/turn-workers.ts'
import { connectedTools } from './assistants/mcp/connected-tools.ts'
import { createMcpEndpoint } from './assistants/mcp/mcp-server.ts'
import { mcpRoutes } from './assistants/mcp/routes.ts'
import { createShownTrips } from './assistants/mcp/shown-trips-service.ts'
import { assistantChoiceRoutes } from './assistants/model/choices-routes.ts'
import { createAssistantChoices } from './assistants/model/choices-service.ts'
import { createDraftFares } from './assistants/tripmate/draft-fares-service.ts'
import { tripDraftRoutes } from './assistants/tripmate/draft-routes.ts'
import { createTripDrafts } from './assistants/tripmate/draft-service.ts'
import { recheckFares } from './assistants/tripmate/tools/recheck-fares.ts'
import { createTripmate } from './assistants/tripmate/tripmate.ts'
import { processWorkers } from './assistants/workers.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config/config.ts'
import type { Database } from './db/database.ts'
import { DEMO_GSTINS } from './demo/accounts.ts'
import { type ClaimPdfWriter, createClaimPdfWriter } from './expenses/claim-pdf/writer.ts'
import { claimPdfRoutes } from './expenses/claim-pdf-routes.ts'
import { createClaimPdfs } from './expenses/claim-pdf-service.ts'
import { createClaimDrafts } from './expenses/draft/draft-service.ts'
import { createClaims } from './expenses/draft/submit-service.ts'
import { createUnfinishedClaims } from './expenses/draft/unfinished-service.ts'
import { expenseRoutes } from './expenses/routes.ts'
import { createExpenses } from './expenses/service.ts'
import { createFileKeeping } from './files/keep-service.ts'
import { createFileStorage } from './files/storage.ts'
import { serveApiReference } from './http/api-reference.ts'
import { installBudgetHook } from './http/budget-hook.ts'
import { createBudgets, personBudget } from './http/budgets.ts'
import { healthRoutes } from './http/health.ts'
import type { ConnectionLimits } from './http/limits.ts'
import { servePages } from './http/pages.ts'
import { httpPlugin } from './http/plugin.ts'
import { securityTextRoute } from './http/security-text.ts'
import { createServer } from './http/server.ts'
import { createOAuthClients } from './identity/connections/clients-service.ts'
import { createConnections } from './identity/connections/connections-service.ts'
import { createGrants } from './identity/connections/grants-service.ts'
import { oauthRoutes } from './identity/connections/oauth-routes.ts'
import { connectionRoutes } from './identity/connections/routes.ts'
import { createDirectory } from './identity/directory/directory-service.ts'
import { scimRoutes } from './identity/directory/scim-routes.ts'
import { identityPlugin } from './identity/plugin.ts'
import { signOnPlugin } from './identity/sign-on/plugin.ts'
import { identityProviderPlugin } from './identity/sign-on/provider-plugin.ts'
import type { ComposeAttachment } from './mail/delivery-service.ts'
import { mailPlugin } from './mail/plugin.ts'
import { createLanguageModel } from './model/language-model-service.ts'
import { createRemind } from './notifications/remind-service.ts'
import { createReminders } from './notifications/reminders-service.ts'
import { reminderRoutes } from './notifications/routes.ts'
import { createReminderSettings } from './notifications/settings-service.ts'
import { createWeeklySummary } from './notifications/weekly-summary-service.ts'
import { receiptFileRoutes } from './receipts/file-routes.ts'
import { createReceiptFiles } from './receipts/file-service.ts'
import { createReceipts } from './receipts/receipts-service.ts'
import { createSecondReadings } from './receipts/second-readings-service.ts'
import { reportRoutes } from './reports/routes.ts'
import { createReports } from './reports/service.ts'
import { createSpending } from './reports/spending-service.ts'
import { createTravelSearch } from './travel/search-service.ts'
import { configuredSources } from './travel/sources/configured.ts'
import { tripRoutes } from './trips/routes.ts'
import { createTrips } from './trips/service.ts'
import { createTripSubmission } from './trips/submission.ts'
import type { Reserve } from './work-costs.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes what goes with a mail when it leaves. */
    attach: ComposeAttachment
    /** Reminds people of what is due, and writes the managers' weekly summary; to be called every few minutes. */
    remind: () => Promise<void>
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
  /** Told of what happens within the assistants' turns, for an evaluation; nobody is when absent. */
  watch?: TurnWatch
}

/** Puts all parts together: the one place that knows every one of them. */
export async function createApp({
  config,
  database,
  clock,
  demo,
  reader = createReader(config.reader),
  claimPdfWriter = createClaimPdfWriter(),
  limits,
  workers = processWorkers(),
  log,
  watch,
}: AppParts): Promise<FastifyInstance> {
  const { db } = database
  const { publicUrl } = config
  const willSend = config.mail.smtpUrl !== undefined
  const app = createServer({ config, limits, log })
  await app.register(identityProviderPlugin, { config, clock })
  await app.register(httpPlugin, { config, provider: app.identityProvider })
  const { handle } = app
  await app.register(mailPlugin, { db, handle, willSend })
  const { outbox } = app
  await app.register(identityPlugin, { config, db, clock, handle, outbox, willSend, demo })
  const { identity, attempts, cookie, lastPerson, approverOf } = app.people
  const signedIn = { attempts, identity, session: cookie }
  await app.register(signOnPlugin, { config, db, clock, handle, provider: app.identityProvider, ...signedIn })
  const budgets = createBudgets(config.rateLimitSeconds)
  installBudgetHook(app, budgets, lastPerson)
  const charge: Reserve = (person, cost) => budgets.spend(personBudget(person), cost)

  const files = createFileStorage(config.dataDir)
  const trips = createTrips({ db })
  const expenses = createExpenses({ db })
  const approvals = createApprovals({ db, clock, outbox, publicUrl })

  tripRoutes(handle, trips)
  expenseRoutes(handle, expenses)
  approvalRoutes(handle, approvals)
  const reports = createReports({ db, clock })
  reportRoutes(handle, reports)
  historyRoutes(handle, tripmateHistory, createHistory({ db, clock, assistant: 'tripmate' }))
  const models =
    config.languageModel &&
    createLanguageModel({
      settings: config.languageModel,
      db,
      clock,
      keepsLocal: (who) => choices.keepsLocal(who),
      log: app.log,
    })
  const { engines } = config
  const visionMs = config.languageModel?.visionMs
  const choices = createAssistantChoices({ db, clock, engines, model: models, readsReceipts: visionMs !== undefined })
  assistantChoiceRoutes(handle, choices)
  const travelTools = {
    clock,
    trips,
    submission: createTripSubmission({ db, clock, outbox, publicUrl }),
    approverOf,
    travel: createTravelSearch({
      ...configuredSources(config.liveFares, app.log),
      onError: (err) => app.log.error({ err }, 'a live source of fares failed'),
    }),
  }
  const onLimit = (turn: LimitedTurn) => app.log.warn(turn, 'a turn was ended by its limit')
  const tripmate = createTripmate({
    ...travelTools,
    db,
    workers,
    models: engines.tripmate === 'model' ? models : undefined,
    keepsLocal: choices.keepsLocal,
    onError: (err) => app.log.error({ err }, 'a TripMate turn failed'),
    onLimit,
    watch,
  })
  tripDraftRoutes(handle, createTripDrafts({ db, clock }))
  tripmateSocket(app, { identity, cookie, turns: tripmate, budgets })
  const stopping = new AbortController()
  app.addHook('preClose', async () => stopping.abort())
  const draftFares = createDraftFares({
    db,
    clock,
    recheck: recheckFares(travelTools).run,
    stopping: stopping.signal,
    onError: (err) => app.log.error({ err }, 'the fares of a draft could not be looked at'),
  })
  const settings = createReminderSettings({ db })
  reminderRoutes(handle, {
    reminders: createReminders({ db, clock, trips, draftFares, settings }),
    settings,
  })
  const remind = createRemind({ db, clock, trips, draftFares, settings })
  const weeklySummary = createWeeklySummary({ db, clock, trips, expenses, reports, outbox, settings, publicUrl })
  app.decorate('remind', async () => {
    await remind.run()
    await weeklySummary.run()
  })
  const companyGstins = config.companyGstins ?? (demo === null ? [] : DEMO_GSTINS)
  const receipts = createReceipts({
    db,
    clock,
    files: createFileKeeping({ db, clock, files, quotaBytes: config.storageQuotaBytes }),
    reader,
    charge,
    companyGstins,
  })
  const secondReadings = createSecondReadings({
    db,
    clock,
    files,
    reader,
    models: visionMs === undefined ? undefined : models,
    limitMs: visionMs ?? 0,
    charge: (person, cost) => budgets.count(personBudget(person), cost),
    keepsLocal: choices.keepsLocal,
    stopping: stopping.signal,
    onError: (err) => app.log.error({ err }, 'a receipt could not be read a second time'),
  })
  app.addHook('onClose', () => secondReadings.settled())
  const drafts = createClaimDrafts({ db, clock, companyGstins })
  const unfinished = createUnfinishedClaims({ db, clock })
  const claims = createClaims({ db, clock, outbox, drafts, publicUrl })
  const conversations = createClaimConversations({ db, clock, receipts, drafts, unfinished })
  historyRoutes(handle, fingenieHistory, createHistory({ db, clock, assistant: 'fingenie', subject: conversations }))
  const fingenie = createFinGenie({
    db,
    clock,
    receipts,
    secondReadings,
    claims,
    expenses,
    trips,
    drafts,
    unfinished,
    conversations,
    spending: createSpending({ db }),
    workers,
    models: engines.fingenie === 'model' ? models : undefined,
    keepsLocal: choices.keepsLocal,
    onError: (err) => app.log.error({ err }, 'a FinGenie turn failed'),
    onLimit,
    watch,
  })
  fingenieRoutes(handle, fingenie)
  app.addHook('preClose', () => fingenie.turns.close())
  claimRoutes(handle, fingenie.claimPanel)
  app.addHook('onClose', () => reader.close())
  receiptFileRoutes(app, createReceiptFiles({ db, files, reader, charge }))
  const claimPdfs = createClaimPdfs({ db, clock, files, expenses, writer: claimPdfWriter, charge })
  claimPdfRoutes(app, claimPdfs)
  app.decorate('attach', async (orgId, { number }, signal) => {
    const { bytes, fileName } = await claimPdfs.forMail(orgId, number, signal)
    return { name: fileName, mediaType: 'application/pdf', bytes }
  })
  app.addHook('onClose', () => claimPdfWriter.close())
  // What other assistants reach, and the way in; the page and the list of connections stand without it, and empty.
  const issuer = publicUrl.origin
  const resource = `${issuer}${MCP_PATH}`
  const oauthClients = createOAuthClients({ db, clock, attempts })
  connectionRoutes(handle, createConnections({ db, clock, clients: oauthClients, issuer, resource }))
  if (config.connectedAssistants) {
    const grants = createGrants({ db, clock, resource })
    await oauthRoutes(app, { clients: oauthClients, grants, budgets, issuer, resource })
    const endpoint = createMcpEndpoint({
      tools: connectedTools({
        ...travelTools,
        expenses,
        fingenie,
        shown: createShownTrips({ db, clock }),
        noteSent: grants.noteSent,
      }),
      budgets,
      onFault: (tool, fault) => app.log.error({ tool, fault }, 'a tool of a connected assistant failed'),
    })
    mcpRoutes(app, { endpoint, grants, budgets, issuer })
  }
  if (config.scimToken !== undefined) {
    const directory = createDirectory({ db, clock, identity, organisation: config.organisation })
    scimRoutes(app, { directory, attempts, token: config.scimToken, publicUrl })
  }
  healthRoutes(app, database.isReady)
  securityTextRoute(app, { clock, publicUrl, contact: config.securityContact })
  await serveApiReference(app, cookie.name)
  await servePages(app, config.webDir)
  return app
}
