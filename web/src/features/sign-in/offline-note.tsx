import { signIn } from '@pravas/messages/en/sign-in'
import { texts } from '@pravas/messages/texts'
import { useSyncExternalStore } from 'react'
import classes from './form.module.css'

const t = texts(signIn)

const isOnline = () => navigator.onLine !== false

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Says why nobody can sign in while the browser is offline. */
export function OfflineNote() {
  const canSignIn = useSyncExternalStore(subscribe, isOnline)
  return (
    <p role="status" className={classes.offline}>
      {!canSignIn && t('offline')}
    </p>
  )
}
