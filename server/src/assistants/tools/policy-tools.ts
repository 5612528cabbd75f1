import { CalendarDate } from '@pravas/contract/dates'
import { PlainText } from '@pravas/contract/text'
import { toolText } from '@pravas/messages/tools'
import { z } from 'zod'
import type { PolicyQuotes } from '../../policy/quotes-service.ts'
import { tool } from '../kernel/tool.ts'

const READ = 1

/** What the policy of a day allows the person, in words with the clauses. */
export function readPolicy({ quotes }: { quotes: PolicyQuotes }) {
  return tool({
    name: 'read_policy',
    title: toolText('read_policy.title'),
    description: toolText('read_policy.description'),
    scope: 'read',
    effect: 'read',
    cost: () => READ,
    input: z.object({
      on: CalendarDate.optional().describe(toolText('read_policy.on')),
      city: PlainText.trim().min(1).max(100).optional().describe(toolText('read_policy.city')),
    }),
    run: (actor, asked) => quotes.own(actor, asked),
  })
}
