import { z } from 'zod'
import { tool } from '../../kernel/tool.ts'
import type { SubmissionDeps } from './submit-trip-request.ts'

export function myApprover({ approverOf }: Pick<SubmissionDeps, 'approverOf'>) {
  return tool({
    name: 'my_approver',
    description: "Names the manager who decides on the traveller's requests; null when nobody is set.",
    input: z.object({}),
    run: (actor): Promise<string | null> => approverOf(actor),
  })
}
