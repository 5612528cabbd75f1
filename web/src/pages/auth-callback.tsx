import { useDocumentTitle } from '@mantine/hooks'
import { signIn } from '@pravas/messages/en/sign-in'
import { texts } from '@pravas/messages/texts'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { callbackOf, pageAfter } from '../api/sign-on/callback-address.ts'
import { relayAnswer } from '../api/sign-on/relay.ts'
import { AlertLine } from '../ui/alert-line.tsx'
import classes from './auth-callback.module.css'

const t = texts(signIn)

/** Milliseconds for which the text stands where nothing is to be done, so that it can be read. */
const SHOWN_FOR = 600
const INCOMPLETE = t('callback.incomplete')

/** Where the identity provider sends people back to: ends the sign-in and goes on to the dashboard. */
export function AuthCallbackPage() {
  useDocumentTitle(t('callback.title'))
  const navigate = useNavigate()
  const [failure, setFailure] = useState<string>()
  useEffect(() => {
    let isShown = true
    endSignIn().then(
      (outcome) =>
        isShown && outcome === 'go on' && navigate(pageAfter(window.location) ?? '/dashboard', { replace: true }),
      (error: unknown) => isShown && setFailure(error instanceof Error ? error.message : INCOMPLETE),
    )
    return () => {
      isShown = false
    }
  }, [navigate])
  return (
    <main className={classes.page}>
      {failure === undefined ? (
        <p role="status">{t('callback.working')}</p>
      ) : (
        <div className={classes.failure}>
          <AlertLine kind="failure">{failure}</AlertLine>
          <Link to="/" replace>
            {t('back')}
          </Link>
        </div>
      )}
    </main>
  )
}

let ending: Promise<'go on' | 'stay'> | undefined

/** An answer serves once, however often the page is drawn. */
function endSignIn(): Promise<'go on' | 'stay'> {
  ending ??= dealWithAnswer().finally(() => {
    ending = undefined
  })
  return ending
}

/** Deals with what the address holds; rejects with a sentence for the person. */
async function dealWithAnswer(): Promise<'go on' | 'stay'> {
  const callback = callbackOf(window.location)
  if (callback === 'relay') {
    await relayAnswer()
    return 'stay'
  }
  if (callback === 'session') {
    const { takeOverSession } = await import('../api/sign-on/provider-sign-in.ts')
    await takeOverSession().catch((cause: unknown) => {
      throw new Error(INCOMPLETE, { cause })
    })
    return 'go on'
  }
  if (callback === 'incomplete') throw new Error(INCOMPLETE)
  if (callback === 'nothing') {
    await new Promise((resolve) => window.setTimeout(resolve, SHOWN_FOR))
    return 'go on'
  }
  const { finishSignIn } = await import('../api/sign-on/sign-on.ts')
  const { explainSignOn } = await import('../api/sign-on/explain-sign-on.ts')
  try {
    // Without an answer to end, as after the browser's own button, the dashboard's guard decides.
    await finishSignIn()
    return 'go on'
  } catch (error) {
    throw new Error(explainSignOn(error), { cause: error })
  }
}
