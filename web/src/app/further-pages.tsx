import { createRoutesFromElements, Navigate, Outlet, Route, useRoutes } from 'react-router'
import type { SessionState } from '../api/session.ts'
import { useSession } from '../api/use-session.ts'
import { LINK_PAGE, REFUSED_PAGE } from '../ui/wanted-page.ts'
import { codeFor, page } from './lazy-page.tsx'

const notFound = page(async () => (await import('../pages/not-found.tsx')).NotFoundPage)
const connect = page(async () => (await import('../pages/connect.tsx')).ConnectPage)
const decisionLink = page(async () => (await import('../pages/decision-link.tsx')).DecisionLinkPage)
const support = page(async () => (await import('../pages/support.tsx')).SupportPage)
const contact = page(async () => (await import('../pages/contact.tsx')).ContactPage)
const policy = page(async () => (await import('../pages/policy.tsx')).PolicyPage)
const help = page(async () => (await import('../pages/help.tsx')).HelpPage)
const policyEdit = page(async () => (await import('../pages/policy-edit.tsx')).PolicyEditPage)
const advances = page(async () => (await import('../pages/advances.tsx')).AdvancesPage)
const companyCards = page(async () => (await import('../pages/company-cards.tsx')).CompanyCardsPage)
const budgets = page(async () => (await import('../pages/budgets.tsx')).BudgetsPage)
const budgetsImport = page(async () => (await import('../pages/budgets-import.tsx')).BudgetsImportPage)
const people = page(async () => (await import('../pages/people.tsx')).PeoplePage)
const peopleImport = page(async () => (await import('../pages/people-import.tsx')).PeopleImportPage)
const structure = page(async () => (await import('../pages/structure.tsx')).StructurePage)
const structureImport = page(async () => (await import('../pages/structure-import.tsx')).StructureImportPage)
const approvalFlow = page(async () => (await import('../pages/approval-flow.tsx')).ApprovalFlowPage)
const outbox = page(async () => (await import('../pages/admin-outbox.tsx')).AdminOutboxPage)
const records = page(async () => (await import('../pages/records.tsx')).RecordsPage)
const audit = page(async () => (await import('../pages/audit.tsx')).AuditPage)
const gstRegister = page(async () => (await import('../pages/gst-register.tsx')).GstRegisterPage)
const finance = page(async () => (await import('../pages/finance.tsx')).FinancePage)
const travelDesk = page(async () => (await import('../pages/travel-desk.tsx')).TravelDeskPage)
const tripItinerary = page(async () => (await import('../pages/trip-itinerary.tsx')).TripItineraryPage)
const newPerson = page(async () => (await import('../pages/person.tsx')).NewPersonPage)
const settings = page(async () => (await import('../pages/settings.tsx')).SettingsPage)
const person = page(async () => (await import('../pages/person.tsx')).PersonPage)

/**
 * The pages that few people open, and what is shown where there is no page: the first page of everybody does not load the
 * list of their files.
 */
function routes() {
  return (
    <>
      <Route path="/connect" element={<connect.Component />} />
      <Route path={LINK_PAGE} element={<decisionLink.Component />} />
      <Route path="/support" element={<support.Component />} />
      <Route path="/contact" element={<contact.Component />} />
      <Route path="/help/:topic?" element={<help.Component />} />
      <Route path="/policy" element={<policy.Component />} />
      <Route path="/advances/:tab?" element={<advances.Component />} />
      <Route path="/cards/:tab?" element={<companyCards.Component />} />
      <Route path="/budgets" element={<budgets.Component />} />
      <Route path="/trip/:tripId/itinerary" element={<tripItinerary.Component />} />
      <Route element={<Only may={({ seesDesk }) => seesDesk} />}>
        <Route path="/travel-desk" element={<travelDesk.Component />} />
      </Route>
      <Route element={<Only may={({ isAdmin, user }) => isAdmin && user.isSuperAdmin} />}>
        <Route path="/admin-outbox" element={<outbox.Component />} />
      </Route>
      <Route element={<Only may={({ readsRecords }) => readsRecords} />}>
        <Route path="/records" element={<records.Component />} />
      </Route>
      <Route element={<Only may={({ readsClaims }) => readsClaims} />}>
        <Route path="/gst-register" element={<gstRegister.Component />} />
        <Route path="/finance" element={<finance.Component />} />
      </Route>
      <Route element={<Only may={({ readsAudit }) => readsAudit} />}>
        <Route path="/audit" element={<audit.Component />} />
      </Route>
      <Route element={<Only may={({ administers }) => administers} />}>
        <Route path="/policy/edit" element={<policyEdit.Component />} />
        <Route path="/budgets/import" element={<budgetsImport.Component />} />
        <Route path="/people" element={<people.Component />} />
        <Route path="/people/import" element={<peopleImport.Component />} />
        <Route path="/people/new" element={<newPerson.Component />} />
        <Route path="/structure/:list?" element={<structure.Component />} />
        <Route path="/structure/:list/import" element={<structureImport.Component />} />
        <Route path="/approval-flow" element={<approvalFlow.Component />} />
        <Route path="/people/:person" element={<person.Component />} />
        <Route path="/settings" element={<settings.Component />} />
        <Route path="/settings/sign-in" element={<settings.Component />} />
      </Route>
      <Route path="*" element={<notFound.Component />} />
    </>
  )
}

const ROUTES = createRoutesFromElements(routes())

export function FurtherPages() {
  return useRoutes(ROUTES)
}

/** Fetches the code of one of these pages. */
export function codeForFurther(pathname: string): Promise<void> | undefined {
  return codeFor(ROUTES, pathname)
}

/** Lets those through who may see a page and sends everybody else to the dashboard. */
function Only({ may }: { may: (session: SessionState) => boolean }) {
  return may(useSession()) ? <Outlet /> : <Navigate to="/dashboard" replace state={REFUSED_PAGE} />
}

const BY_PATH: Record<string, { preload: () => Promise<unknown> }> = {
  '/support': support,
  '/advances': advances,
  '/budgets': budgets,
  '/cards': companyCards,
  '/policy': policy,
  '/help': help,
  '/records': records,
  '/people': people,
  '/structure': structure,
  '/approval-flow': approvalFlow,
  '/settings': settings,
  '/finance': finance,
  '/travel-desk': travelDesk,
}

/** Fetches the code of the page at the first part of an address, where it has one. */
export async function preloadFurther(path: string): Promise<void> {
  await BY_PATH[path]?.preload()
}
