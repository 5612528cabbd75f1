import { page } from './lazy-page.tsx'

export const landing = page(async () => (await import('../pages/landing.tsx')).LandingPage)
export const authCallback = page(async () => (await import('../pages/auth-callback.tsx')).AuthCallbackPage)
export const resetPassword = page(async () => (await import('../pages/reset-password.tsx')).ResetPasswordPage)
export const confirmSignUp = page(async () => (await import('../pages/confirm-sign-up.tsx')).ConfirmSignUpPage)
export const decide = page(async () => (await import('../pages/decide.tsx')).DecidePage)
export const dashboard = page(async () => {
  const { DashboardPage, readFirst } = await import('../pages/dashboard.tsx')
  await readFirst()
  return DashboardPage
})
export const tripmateReport = page(async () => {
  const { TripMateReportPage, readFirst } = await import('../pages/tripmate-report.tsx')
  await readFirst()
  return TripMateReportPage
})
export const fingenieReport = page(async () => {
  const { FinGenieReportPage, readFirst } = await import('../pages/fingenie-report.tsx')
  await readFirst()
  return FinGenieReportPage
})
export const trip = page(async () => {
  const { TripPage, readFirst } = await import('../pages/trip.tsx')
  await readFirst()
  return TripPage
})
export const expense = page(async () => {
  const { ExpensePage, readFirst } = await import('../pages/expense.tsx')
  await readFirst()
  return ExpensePage
})
export const tripmateChat = page(async () => (await import('../pages/tripmate-chat.tsx')).TripMateChatPage)
export const fingenieChat = page(async () => (await import('../pages/fingenie-chat.tsx')).FinGenieChatPage)
export const approvals = page(async () => {
  const { AdminApprovalsPage, readFirst } = await import('../pages/admin-approvals.tsx')
  await readFirst()
  return AdminApprovalsPage
})
export const account = page(async () => (await import('../pages/account.tsx')).AccountPage)
export const privacyPolicy = page(async () => (await import('../pages/privacy-policy.tsx')).PrivacyPolicyPage)
/** What `further-pages.tsx` leads to. */
export const further = page(async () => (await import('./further-pages.tsx')).FurtherPages, codeForFurther)

async function codeForFurther(pathname: string): Promise<void> {
  await (await import('./further-pages.tsx')).codeForFurther(pathname)
}

const BY_PATH: Record<string, { preload: () => Promise<unknown> }> = {
  '/dashboard': dashboard,
  '/tripmate-report': tripmateReport,
  '/fingenie-report': fingenieReport,
  '/tripmate-chat': tripmateChat,
  '/fingenie-chat': fingenieChat,
  '/admin-approvals': approvals,
  '/account': account,
  '/privacy-policy': privacyPolicy,
  '/trip': trip,
  '/expense': expense,
}

/** Fetches the code of the page at an address ahead of time. A failure is left to the visit itself. */
export function preloadPage(address: string): void {
  const [, first = ''] = address.split(/[/?#]/)
  const path = `/${first}`
  const known = BY_PATH[path]
  const loading = known
    ? known.preload()
    : import('./further-pages.tsx').then(({ preloadFurther }) => preloadFurther(path))
  loading.catch(() => undefined)
}
