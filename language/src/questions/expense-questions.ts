import { type Classifier, trainedOn } from './classifier.ts'
import phrases from './phrases/expense.json' with { type: 'json' }
import type { NONE } from './phrases.ts'

/** What people ask of their claims and receipts; `phrases/expense.json` has the ways in which they do. */
export type ExpenseQuestion = Exclude<keyof typeof phrases, typeof NONE>

let classifier: Classifier<ExpenseQuestion> | undefined

/** What a message to FinGenie probably asks; undefined where it most likely wishes or tells something. */
export const likelyExpenseQuestion: Classifier<ExpenseQuestion> = (message) => {
  classifier ??= trainedOn<ExpenseQuestion>(phrases)
  return classifier(message)
}
