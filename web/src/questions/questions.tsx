import { later } from '../ui/later.tsx'

// One file for both: a page holds the names of what it fetches later.
const code = () => import('./parts.ts')

/** The questions about a request on its page; its code comes after the page. */
export const RequestThread = later(async () => (await code()).RequestThread)

/** The same on the card of an approver. */
export const CardQuestions = later(async () => (await code()).CardQuestions)
