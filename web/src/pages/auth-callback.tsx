import { useDocumentTitle } from '@mantine/hooks'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import classes from './auth-callback.module.css'

/** Milliseconds for which the text stands, so that it can be read. */
const SHOWN_FOR = 600

/** Where the identity provider sends people back to; goes on to the dashboard. */
export function AuthCallbackPage() {
  useDocumentTitle('Signing in · Pravas')
  const navigate = useNavigate()
  useEffect(() => {
    const timer = window.setTimeout(() => navigate('/dashboard', { replace: true }), SHOWN_FOR)
    return () => window.clearTimeout(timer)
  }, [navigate])
  return (
    <main className={classes.page}>
      <p role="status">Logging you in...</p>
    </main>
  )
}
