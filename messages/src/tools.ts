import { tools } from './en/tools.ts'
import { texts } from './texts.ts'

/** What the tools of connected assistants say of themselves and answer. */
export const toolText = texts(tools)
