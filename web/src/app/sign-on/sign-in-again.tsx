import { shell } from '@pravas/messages/en/shell'
import { texts } from '@pravas/messages/texts'
import { useEffect, useRef, useState } from 'react'
import { logFailure } from '../../api/failure-log.ts'
import { explainSignOn } from '../../api/sign-on/explain-sign-on.ts'
import { prepareWindow, type SignInInWindow } from '../../api/sign-on/sign-on.ts'
import { IconBuilding } from '../../ui/icons.ts'
import classes from '../offline/connection-strip.module.css'

const t = texts(shell)

const ASKED = t('sign-in-again.asked')
const CLOSED = t('sign-in-again.closed')

/** Lets the person sign in again in a window of its own, so that the page and what they have typed stay. */
export function SignInAgain({ onDone }: { onDone: () => void }) {
  const [text, setText] = useState(ASKED)
  const [isWorking, setWorking] = useState(false)
  const ready = useRef<SignInInWindow>(undefined)

  const prepare = async () => {
    ready.current = undefined
    ready.current = await prepareWindow()
    return ready.current
  }
  useEffect(() => {
    prepareWindow().then(
      (open) => {
        ready.current = open
      },
      (error: unknown) => logFailure('The sign-in window could not be made ready', error),
    )
  }, [])

  const signIn = async () => {
    setWorking(true)
    setText(ASKED)
    try {
      const open = ready.current ?? (await prepare())
      ready.current = undefined
      await open(() => {
        setText(CLOSED)
        setWorking(false)
        prepare().catch((error: unknown) => logFailure('The sign-in window could not be made ready', error))
      })
      onDone()
    } catch (error) {
      setText(explainSignOn(error))
      setWorking(false)
      prepare().catch((again: unknown) => logFailure('The sign-in window could not be made ready', again))
    }
  }

  return (
    <p className={classes.text} role="status">
      <IconBuilding size={17} aria-hidden />
      <span>
        {text} ·{' '}
        <button type="button" className={classes.link} disabled={isWorking} onClick={() => void signIn()}>
          {isWorking ? t('sign-in-again.working') : t('sign-in-again')}
        </button>
      </span>
    </p>
  )
}
