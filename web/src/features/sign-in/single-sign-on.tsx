import { Button, Divider } from '@mantine/core'
import type { PublicConfig } from '@pravas/contract/people'
import { signIn } from '@pravas/messages/en/sign-in'
import { texts } from '@pravas/messages/texts'
import { useSyncExternalStore } from 'react'
import { askForConfig } from '../../api/public-config.ts'
import type { Received } from '../../api/received.ts'
import { interaction } from '../../api/sign-on/interaction.ts'
import { IconBuilding } from '../../ui/icons.ts'
import classes from './form.module.css'
import { goToProvider, ProviderButton } from './provider-button.tsx'

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
  /** What is switched on; undefined until it is known, and who is faster than that waits for it. */
  config: Received<PublicConfig> | undefined
  /** The page to open after the sign-in; undefined: the dashboard. */
  returnTo: string | undefined
  onAlert: (text: string | undefined) => void
}

/** The ways in through the organisation's identity providers; without one the button only says that they are disabled. */
export function SingleSignOn({ config, returnTo, onAlert }: SingleSignOnProps) {
  const isOffered = config && config.singleSignOn === true
  const provider = config?.providerSignIn
  const status = useSyncExternalStore(interaction.subscribe, interaction.get)
  const said = STATUS_TEXTS[status]

  const signIn = async () => {
    if (isOffered === false) return onAlert(DISABLED)
    onAlert(undefined)
    try {
      const offered = config ?? (await askForConfig())
      if (!offered?.singleSignOn) {
        return onAlert(offered?.providerSignIn ? await goToProvider(returnTo) : DISABLED)
      }
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
      {(isOffered || !provider) && (
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
      )}
      {provider && <ProviderButton label={provider.label} returnTo={returnTo} onAlert={onAlert} />}
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
