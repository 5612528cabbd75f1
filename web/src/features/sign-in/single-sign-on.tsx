import { Button, Divider } from '@mantine/core'
import { signIn } from '@pravas/messages/en/sign-in'
import { texts } from '@pravas/messages/texts'
import { IconBuilding } from '@tabler/icons-react'
import { useSyncExternalStore } from 'react'
import { askForConfig } from '../../api/public-config.ts'
import { interaction } from '../../api/sign-on/interaction.ts'
import classes from './form.module.css'

const t = texts(signIn)

const DISABLED = t('sso.disabled')
const NOT_LOADED = t('sso.not-loaded')

/** What the person reads while a sign-in through the provider is under way. */
const STATUS_TEXTS: Partial<Record<ReturnType<typeof interaction.get>, string>> = {
  handleRedirect: t('sso.preparing'),
  login: t('sso.leaving'),
  logout: t('sso.signing-out'),
}

// The library is fetched when somebody is about to use it.
const loadSignOn = async () => ({
  ...(await import('../../api/sign-on/sign-on.ts')),
  ...(await import('../../api/sign-on/explain-sign-on.ts')),
})

interface SingleSignOnProps {
  /** Whether a provider is configured; undefined until it is known, and who is faster than that waits for it. */
  isOffered: boolean | undefined
  onAlert: (text: string | undefined) => void
}

/** The way in through the organisation's identity provider; without one it only says that it is disabled. */
export function SingleSignOn({ isOffered, onAlert }: SingleSignOnProps) {
  const status = useSyncExternalStore(interaction.subscribe, interaction.get)
  const said = STATUS_TEXTS[status]

  const signIn = async () => {
    if (isOffered === false) return onAlert(DISABLED)
    onAlert(undefined)
    try {
      if (isOffered === undefined && !(await askForConfig())?.singleSignOn) return onAlert(DISABLED)
    } catch {
      return onAlert(NOT_LOADED)
    }
    const signOn = await loadSignOn().catch(() => undefined)
    if (!signOn) return onAlert(NOT_LOADED)
    try {
      await signOn.beginSignIn()
    } catch (error) {
      onAlert(signOn.explainSignOn(error))
    }
  }

  return (
    <>
      <Divider label={t('or')} />
      <Button
        variant="default"
        size="md"
        fullWidth
        leftSection={<IconBuilding size={18} stroke={1.6} aria-hidden />}
        loading={said !== undefined}
        onClick={() => void signIn()}
        {...(isOffered && { onMouseEnter: preload, onFocus: preload })}
      >
        {t('sso.continue')}
      </Button>
      {isOffered && (
        <p role="status" className={classes.offline}>
          {said}
        </p>
      )}
    </>
  )
}

function preload(): void {
  loadSignOn().catch(() => undefined)
}
