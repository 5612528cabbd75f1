import { policyAnswers } from './en/policy-answers.ts'
import { policyAnswers as policyAnswersHindi } from './hi/policy-answers.ts'
import { policyAnswersHinglish } from './hinglish/policy-answers.ts'
import { type Spoken, spokenLanguage } from './spoken.ts'
import { texts } from './texts.ts'

const VARIANTS: Readonly<Record<Spoken, Partial<Record<keyof typeof policyAnswers, string>>>> = {
  en: {},
  hinglish: policyAnswersHinglish,
  hi: policyAnswersHindi,
}

/** What both assistants say to questions about the policy, in the language of the turn. */
export const answers = texts(policyAnswers, () => VARIANTS[spokenLanguage()])
