import type { SignInTrial } from '@pravas/contract/sign-in-trial'
import { ApiError } from '../../api/api-error.ts'
import { explainSignOn } from '../../api/sign-on/explain-sign-on.ts'
import { tokenFromWindow } from '../../api/sign-on/sign-on.ts'
import { tokenTrial } from './trial-queries.ts'

/** Tries the sign-in that the page does, in a window of its own; rejects with a sentence where no token came of it. */
export async function tryInWindow(): Promise<SignInTrial> {
  const idToken = await tokenFromWindow().catch((cause: unknown) => {
    throw new ApiError(400, { detail: explainSignOn(cause) })
  })
  return tokenTrial(idToken)
}
