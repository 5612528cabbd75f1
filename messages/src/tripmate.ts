import { assistants } from './en/assistants.ts'
import { tripmatePlan } from './en/tripmate-plan.ts'
import { tripmateRequest } from './en/tripmate-request.ts'
import { tripmateResults } from './en/tripmate-results.ts'
import { tripmateTalk } from './en/tripmate-talk.ts'
import { texts } from './texts.ts'

/** The messages of TripMate’s answers. */
export const tripmateReplies = {
  ...assistants,
  ...tripmateTalk,
  ...tripmatePlan,
  ...tripmateResults,
  ...tripmateRequest,
}

/** What TripMate says. Amounts, days and options come in as the texts that are shown. */
export const replies = texts(tripmateReplies)
