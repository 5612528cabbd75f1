import { ruleNames } from './en/rule-names.ts'
import { texts } from './texts.ts'

/** Names what goes beyond a rule of the policy, such as 'Fare above the cap'. */
export const ruleName = texts(ruleNames)
