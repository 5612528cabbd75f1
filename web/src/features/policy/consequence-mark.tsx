import type { Severity } from '@pravas/contract/policy-document'
import { ruleConsequence } from '@pravas/messages/policy-rule'
import { IconBan, IconMessageCircle, IconUserExclamation } from '../../ui/icons.ts'
import classes from './consequence-mark.module.css'

const ICONS = { warn: IconUserExclamation, reason: IconMessageCircle, block: IconBan } as const

/** What happens to a request beyond a rule, as icon, words and colour. */
export function ConsequenceMark({ severity }: { severity: Severity }) {
  const Icon = ICONS[severity]
  return (
    <span className={classes.mark} data-severity={severity}>
      <Icon size={14} stroke={1.8} aria-hidden />
      {ruleConsequence(severity)}
    </span>
  )
}
