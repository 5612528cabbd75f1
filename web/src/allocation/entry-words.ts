import { budgetsPage } from '@pravas/messages/en/budgets-page'
import { texts } from '@pravas/messages/texts'
import { formatText } from '../ui/formats.ts'

const t = texts(budgetsPage)

interface Named {
  code?: string | null | undefined
  name?: string | null | undefined
}

/** How a cost centre or a project is called: its code with its name; once where they are the same. */
export function entryWords({ code, name }: Named): string {
  if (!code || !name || code.toLowerCase() === name.toLowerCase()) return formatText(code || name)
  return t('entry', { code, name })
}

/** The same of a request's cost centre or project; undefined where it has none. */
export function bookedOn(entry: Named | null | undefined): string | undefined {
  return entry?.code ? entryWords(entry) : undefined
}
