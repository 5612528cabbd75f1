import { beginSignInTrial, finishSignInTrial, listSignInProviders, tryIdToken } from '@pravas/contract/sign-in-trial'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

/** The identity providers as they are set up. */
export const providersQuery = queryOptions({
  queryKey: ['sign-in-providers'],
  queryFn: ({ signal }) => call(listSignInProviders, {}, signal),
})

/** Leaves this page for the provider; answers what is wrong where that cannot be done. */
export async function beginTrial() {
  const { location, findings } = await call(beginSignInTrial, {})
  if (location !== null) window.location.assign(location)
  return location === null ? findings : undefined
}

/** What a sign-in with the answer that the provider sent back would have done. */
export const finishTrial = (answer: string) => call(finishSignInTrial, { body: { answer } })

/** What a sign-in with the provider's token would have done. */
export const tokenTrial = (idToken: string) => call(tryIdToken, { body: { idToken } })
