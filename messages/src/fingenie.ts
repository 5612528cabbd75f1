import { assistants } from './en/assistants.ts'
import { fingenie } from './en/fingenie.ts'
import { fingenieClaims } from './en/fingenie-claims.ts'
import { fingenieEdits } from './en/fingenie-edits.ts'
import { fingenieFigures } from './en/fingenie-figures.ts'
import { fingenieJourneys } from './en/fingenie-journeys.ts'
import { fingenieQuestions } from './en/fingenie-questions.ts'
import { fingenieSent } from './en/fingenie-sent.ts'
import { fingenieUploads } from './en/fingenie-uploads.ts'
import { fingenieClaimsHindi } from './hi/fingenie-claims-replies.ts'
import { fingenieEditsHindi } from './hi/fingenie-edits-replies.ts'
import { fingenieFiguresHindi } from './hi/fingenie-figures-replies.ts'
import { fingenieJourneysHindi } from './hi/fingenie-journeys-replies.ts'
import { fingenieQuestionsHindi } from './hi/fingenie-question-replies.ts'
import { fingenieHindi } from './hi/fingenie-replies.ts'
import { fingenieSentHindi } from './hi/fingenie-sent-replies.ts'
import { fingenieUploadsHindi } from './hi/fingenie-uploads-replies.ts'
import { fingenieHinglish } from './hinglish/fingenie.ts'
import { fingenieChangesHinglish } from './hinglish/fingenie-changes.ts'
import { fingenieClaimsHinglish } from './hinglish/fingenie-claims.ts'
import { fingenieEditsHinglish } from './hinglish/fingenie-edits.ts'
import { fingenieFiguresHinglish } from './hinglish/fingenie-figures.ts'
import { fingenieJourneysHinglish } from './hinglish/fingenie-journeys.ts'
import { fingenieQuestionsHinglish } from './hinglish/fingenie-questions.ts'
import { fingenieReceiptsHinglish } from './hinglish/fingenie-receipts.ts'
import { fingenieSentHinglish } from './hinglish/fingenie-sent.ts'
import { fingenieUploadsHinglish } from './hinglish/fingenie-uploads.ts'
import { type Spoken, spokenLanguage } from './spoken.ts'
import { texts } from './texts.ts'

/** The messages of FinGenie’s answers. */
export const fingenieReplies = {
  ...assistants,
  ...fingenie,
  ...fingenieEdits,
  ...fingenieClaims,
  ...fingenieFigures,
  ...fingenieSent,
  ...fingenieJourneys,
  ...fingenieUploads,
  ...fingenieQuestions,
}

type Messages = typeof fingenieReplies

/** FinGenie’s answers in other languages. What one of them lacks is said in English. */
export const fingenieVariants: Readonly<Record<Spoken, Partial<Record<keyof Messages, string>>>> = {
  en: {},
  hinglish: {
    ...fingenieHinglish,
    ...fingenieReceiptsHinglish,
    ...fingenieEditsHinglish,
    ...fingenieClaimsHinglish,
    ...fingenieSentHinglish,
    ...fingenieJourneysHinglish,
    ...fingenieUploadsHinglish,
    ...fingenieFiguresHinglish,
    ...fingenieChangesHinglish,
    ...fingenieQuestionsHinglish,
  },
  hi: {
    ...fingenieHindi,
    ...fingenieEditsHindi,
    ...fingenieClaimsHindi,
    ...fingenieFiguresHindi,
    ...fingenieSentHindi,
    ...fingenieJourneysHindi,
    ...fingenieUploadsHindi,
    ...fingenieQuestionsHindi,
  },
}

/** What FinGenie says, in the language of the turn. Receipts, names and amounts come in as Markdown that shows them as they are. */
export const replies = texts<Messages>(fingenieReplies, () => fingenieVariants[spokenLanguage()])
