import { PolicyEntry } from '@pravas/contract/policy-document'
import { policyEditor } from '@pravas/messages/en/policy-editor'
import { ruleKind, ruleLimit, ruleScope } from '@pravas/messages/policy-rule'
import { texts } from '@pravas/messages/texts'
import { formatPrice } from '../../../ui/formats.ts'
import { type EditedRule, entryOf } from './edited-policy.ts'

const t = texts(policyEditor)

/** A rule in a line, as far as it is filled in: 'Delhi: Up to ₹7,500 a night, taxes included'. */
export function ruleSummary(rule: EditedRule): string {
  const { success, data } = PolicyEntry.safeParse({
    ...entryOf(rule),
    // The clause does not matter here, and may still be missing.
    clause: { number: '1', text: '1' },
  })
  if (!success) return t('rule.incomplete', { kind: ruleKind(rule.rule) })
  return t('rule.summary', { scope: ruleScope(data), limit: ruleLimit(data, formatPrice) })
}
