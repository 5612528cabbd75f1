import { Skeleton, Stack, Text } from '@mantine/core'
import type { SignInMethod, SignInTrial } from '@pravas/contract/sign-in-trial'
import { PROVIDER_CALLBACK_PATH } from '@pravas/contract/sign-on'
import { signInTrial } from '@pravas/messages/en/sign-in-trial'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { explain } from '../api/api-error.ts'
import { ProviderSection } from '../features/sign-in-trial/provider-section.tsx'
import { beginTrial, finishTrial, providersQuery } from '../features/sign-in-trial/trial-queries.ts'
import { TrialResult } from '../features/sign-in-trial/trial-result.tsx'
import { AlertLine } from '../ui/alert-line.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { Retry } from '../ui/retry.tsx'

const t = texts(signInTrial)

// The sign-in library of the browser is fetched only where it is what is tried.
const tryInWindow = async () => (await import('../features/sign-in-trial/try-in-window.ts')).tryInWindow()

/** Tries the sign-in through the identity providers, for those who administer the organisation. */
export function SignInTrialPage() {
  const { data: providers, isPending, error, refetch } = useQuery(providersQuery)
  const { hash, pathname } = useLocation()
  const navigate = useNavigate()
  const [trial, setTrial] = useState<SignInTrial>()
  const begin = useMutation({
    mutationFn: async (method: SignInMethod): Promise<SignInTrial | undefined> => {
      if (method === 'browser') return tryInWindow()
      const findings = await beginTrial()
      return findings && { signs_in: false, findings, claims: [], person: null, groups: [] }
    },
    onSuccess: (tried) => tried && setTrial(tried),
  })
  const { mutate: finish, ...finishing } = useMutation({ mutationFn: finishTrial, onSuccess: setTrial })
  const asked = useRef<string>(undefined)
  useEffect(() => {
    if (hash === '' || asked.current === hash) return
    // The provider's answer serves once, and is not to be kept among the addresses.
    asked.current = hash
    navigate(pathname, { replace: true })
    finish(hash.slice(1))
  }, [hash, pathname, navigate, finish])
  const failure = begin.error ?? finishing.error

  return (
    <Page title={t('title')} isNarrow back={<BackLink to="/settings">{t('back')}</BackLink>}>
      {isPending ? (
        <>
          <p role="status" className="visually-hidden">
            {t('loading')}
          </p>
          <Skeleton height={320} aria-hidden />
        </>
      ) : error ? (
        <Notice title={t('failed')}>
          <Retry text={explain(error)} onRetry={refetch} />
        </Notice>
      ) : providers.length === 0 ? (
        <Notice title={t('none')}>
          {t('none.about', { address: `${window.location.origin}/api${PROVIDER_CALLBACK_PATH}` })}
        </Notice>
      ) : (
        <Stack>
          <Text c="dimmed">{t('about')}</Text>
          {failure && <AlertLine kind="failure">{explain(failure)}</AlertLine>}
          {finishing.isPending && <p role="status">{t('working')}</p>}
          {trial && !finishing.isPending && <TrialResult trial={trial} />}
          {providers.map((provider) => (
            <ProviderSection
              key={provider.method}
              provider={provider}
              isWorking={begin.isPending && begin.variables === provider.method}
              onTry={() => {
                setTrial(undefined)
                begin.mutate(provider.method)
              }}
            />
          ))}
        </Stack>
      )}
    </Page>
  )
}
