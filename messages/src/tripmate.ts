import { assistants } from './en/assistants.ts'
import { tripmatePlan } from './en/tripmate-plan.ts'
import { tripmateQuestions } from './en/tripmate-questions.ts'
import { tripmateRequest } from './en/tripmate-request.ts'
import { tripmateResults } from './en/tripmate-results.ts'
import { tripmateTalk } from './en/tripmate-talk.ts'
import { tripmatePlanHindi } from './hi/tripmate-plan-replies.ts'
import { tripmateQuestions as hindiQuestions } from './hi/tripmate-questions.ts'
import { tripmateHindi } from './hi/tripmate-replies.ts'
import { tripmateRequestHindi } from './hi/tripmate-request-replies.ts'
import { tripmateResultsHindi } from './hi/tripmate-results-replies.ts'
import { tripmateTalkHindi } from './hi/tripmate-talk-replies.ts'
import { tripmateHinglish } from './hinglish/tripmate.ts'
import { tripmatePlanHinglish } from './hinglish/tripmate-plan.ts'
import { tripmateQuestionsHinglish } from './hinglish/tripmate-questions.ts'
import { tripmateRequestHinglish } from './hinglish/tripmate-request.ts'
import { tripmateResultsHinglish } from './hinglish/tripmate-results.ts'
import { tripmateTalkHinglish } from './hinglish/tripmate-talk.ts'
import { type Spoken, spokenLanguage } from './spoken.ts'
import { type Named, type Naming, texts } from './texts.ts'

/** The messages of TripMate’s answers. */
export const tripmateReplies = {
  ...assistants,
  ...tripmateTalk,
  ...tripmatePlan,
  ...tripmateResults,
  ...tripmateRequest,
  ...tripmateQuestions,
} as const
type Messages = typeof tripmateReplies

/** TripMate’s answers in other languages. What one of them lacks is said in English. */
export const tripmateVariants: Readonly<Record<Spoken, Partial<Record<keyof Messages, string>>>> = {
  en: {},
  hinglish: {
    ...tripmateHinglish,
    ...tripmateQuestionsHinglish,
    ...tripmateRequestHinglish,
    ...tripmateResultsHinglish,
    ...tripmatePlanHinglish,
    ...tripmateTalkHinglish,
  },
  hi: {
    ...tripmateHindi,
    ...hindiQuestions,
    ...tripmateRequestHindi,
    ...tripmateResultsHindi,
    ...tripmatePlanHindi,
    ...tripmateTalkHindi,
  },
}

/** What TripMate says, in the language of the turn. Amounts, days and options come in as the texts that are shown. */
export const replies = texts<Messages>(tripmateReplies, () => tripmateVariants[spokenLanguage()])

/**
 * Something that TripMate says before it is worded: a message by its name, or an answer that several messages make, on whose words
 * nothing may be decided.
 */
export type Note = (Named & { name: keyof Messages }) | string

/** A message that TripMate says, to be worded at the end of the turn. */
export const note: Naming<Messages> = (name, ...[values]) => ({ name, ...(values && { values }) })

/** The words of what TripMate says. */
export function noteWords(said: Note): string {
  return typeof said === 'string' ? said : replies.unchecked(said.name, said.values ?? {})
}
