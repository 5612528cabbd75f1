import { policyAnswers } from './en/policy-answers.ts'
import { texts } from './texts.ts'

/** What both assistants say to questions about the policy. */
export const answers = texts(policyAnswers)
