import { problems } from '@pravas/messages/en/problems'
import { texts } from '@pravas/messages/texts'

const t = texts(problems)

/** What an error of the server is called in the language of the pages; nothing where its own words are to be shown. */
export function problemWords(code: string | undefined): string | undefined {
  if (code === undefined || !Object.hasOwn(problems, code)) return undefined
  return t(code as keyof typeof problems)
}
