import type { PolicyQuestion } from '@pravas/language/text/policy-question'
import { policyAnswer } from '../../../policy/answer-rules.ts'
import { literal } from '../../kernel/cards.ts'
import type { Turn } from './turn.ts'

/** What the policy allows the person, of what they ask. */
export async function claimPolicyAnswer({ tools }: Turn, question: PolicyQuestion): Promise<string> {
  return policyAnswer(question, await tools.policy(question.city), { of: 'claims', literal })
}
