import { later } from '../ui/later.tsx'

/** The questions about a request on its page; its code comes after the page. */
export const RequestThread = later(async () => (await import('./request-thread.tsx')).RequestThread)

/** The same on the card of an approver. */
export const CardQuestions = later(async () => (await import('./card-questions.tsx')).CardQuestions)

/** What is asked of oneself, on the dashboard. */
export const AskedOfYou = later(async () => (await import('./asked-of-you.tsx')).AskedOfYou)
