import { ModelUnavailable } from '../../model/unavailable.ts'

/** Why the rules answer, in a sentence for the person. */
export function failureWords(error: unknown): string {
  const reason = error instanceof ModelUnavailable ? error.reason : undefined
  if (reason === 'used up') return 'Your share of the language model for today is used up, so I answer by rules.'
  if (reason === 'declined') return 'The language model declined to answer, so I answer by rules.'
  if (reason === 'kept local') return 'You keep the assistants local now, so I answer by rules.'
  return 'The language model did not answer, so I answer by rules.'
}

/** The same for whoever runs the product. */
export function failureName(error: unknown): string {
  return error instanceof ModelUnavailable ? error.reason : 'a fault'
}
