import { useDocumentTitle } from '@mantine/hooks'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { SignInPanel } from '../features/sign-in/sign-in-panel.tsx'
import classes from './landing.module.css'

/** Where everybody enters: the product's name and the panel to sign in or up. */
export function LandingPage() {
  useDocumentTitle('Pravas')
  const navigate = useNavigate()
  const goOn = useCallback(() => navigate('/dashboard'), [navigate])
  return (
    <main className={classes.page}>
      <SignInPanel onDone={goOn} />
    </main>
  )
}
