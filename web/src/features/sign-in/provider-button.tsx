import { Button } from '@mantine/core'
import { signIn } from '@pravas/messages/en/sign-in'
import { texts } from '@pravas/messages/texts'
import { useEffect, useState } from 'react'
import { IconBuilding } from '../../ui/icons.ts'

const t = texts(signIn)

// What it needs is fetched when somebody is about to use it.
const load = async () => ({
  ...(await import('../../api/sign-on/provider-sign-in.ts')),
  ...(await import('../../api/api-error.ts')),
})

interface ProviderButtonProps {
  /** What it says; absent: the usual text. */
  label: string | null | undefined
  /** The page to open after the sign-in; undefined: the dashboard. */
  returnTo: string | undefined
  onAlert: (text: string | undefined) => void
}

/** The way in through the identity provider that the server asks. */
export function ProviderButton({ label, returnTo, onAlert }: ProviderButtonProps) {
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    // Back by the browser's own button: the way there is over.
    const comeBack = () => setLeaving(false)
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])
  const leave = async () => {
    onAlert(undefined)
    setLeaving(true)
    const failure = await goToProvider(returnTo)
    if (failure === undefined) return
    onAlert(failure)
    setLeaving(false)
  }
  return (
    <Button
      variant="default"
      size="md"
      fullWidth
      leftSection={<IconBuilding size={18} stroke={1.6} aria-hidden />}
      loading={isLeaving}
      onClick={() => void leave()}
      onMouseEnter={() => void load().catch(() => undefined)}
      onFocus={() => void load().catch(() => undefined)}
    >
      {label ?? t('sso.continue')}
    </Button>
  )
}

/** Leaves for the provider; answers a sentence where that cannot be done. */
export async function goToProvider(returnTo: string | undefined): Promise<string | undefined> {
  const parts = await load().catch(() => undefined)
  if (!parts) return t('sso.not-loaded')
  try {
    await parts.leaveForProvider(returnTo)
    return undefined
  } catch (error) {
    return parts.explain(error)
  }
}
