/** What the page of approvals fetches when it is wanted. In one file: a page that names them itself holds the names of all their files. */
export const further = {
  ApproveManyModal: async () => (await import('./approve-many-modal.tsx')).ApproveManyModal,
  BudgetsOfRequest: async () => (await import('../../allocation/budgets-of-request.tsx')).BudgetsOfRequest,
  DecidedList: async () => (await import('./decided-list.tsx')).DecidedList,
  HandOverModal: async () => (await import('./hand-over-modal.tsx')).HandOverModal,
  ReasonModal: async () => (await import('./reason-modal.tsx')).ReasonModal,
  RequestKeysHint: async () => (await import('./request-keys-hint.tsx')).RequestKeysHint,
  RequestTools: async () => (await import('./request-tools.tsx')).RequestTools,
  decidedLately: async () => (await import('./decided-queries.ts')).decidedLately,
  followChanges: async () => (await import('./live-changes.ts')).followChanges,
}
