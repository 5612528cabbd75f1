import { assistants } from './en/assistants.ts'
import { fingenie } from './en/fingenie.ts'
import { fingenieClaims } from './en/fingenie-claims.ts'
import { fingenieEdits } from './en/fingenie-edits.ts'
import { fingenieFigures } from './en/fingenie-figures.ts'
import { fingenieSent } from './en/fingenie-sent.ts'
import { fingenieUploads } from './en/fingenie-uploads.ts'
import { texts } from './texts.ts'

/** The messages of FinGenie’s answers. */
export const fingenieReplies = {
  ...assistants,
  ...fingenie,
  ...fingenieEdits,
  ...fingenieClaims,
  ...fingenieFigures,
  ...fingenieSent,
  ...fingenieUploads,
}

/** What FinGenie says. Receipts, names and amounts come in as Markdown that shows them as they are. */
export const replies = texts(fingenieReplies)
