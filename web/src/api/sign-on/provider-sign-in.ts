import { currentSession } from '@pravas/contract/people'
import { beginProviderSignIn } from '@pravas/contract/sign-on'
import { failures } from '@pravas/messages/en/failures'
import { refusedSignIn } from '@pravas/messages/en/refused-sign-in'
import { texts } from '@pravas/messages/texts'
import { callLeniently } from '../call.ts'
import { session } from '../session.ts'
import { dropSignOut } from '../sign-out.ts'

const t = texts(failures)
const refusals = texts(refusedSignIn)

/** Leaves this page for the provider that the server asks. Rejects when that cannot be done; else this page is gone. */
export async function leaveForProvider(returnTo: string | undefined): Promise<void> {
  const { location } = await callLeniently(beginProviderSignIn, { body: { return_to: returnTo } })
  if (!location) throw new Error('The server named no address of the provider.')
  window.location.assign(location)
}

/** Takes over the session that the server has started for who came back from the provider. */
export async function takeOverSession(): Promise<void> {
  dropSignOut()
  const { user } = await callLeniently(currentSession, {})
  if (!user) throw new Error('The session has no user.')
  session.signIn(user)
}

/** The sentence for a sign-in that the server refused, by the code that came back in the address. */
export function explainRefusal(code: string): string {
  return Object.hasOwn(refusedSignIn, code) ? refusals(code as keyof typeof refusedSignIn) : t('sso.failed')
}
