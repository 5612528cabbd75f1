import { Anchor, Skeleton, Stack } from '@mantine/core'
import { labels } from '@pravas/messages/en/labels'
import { organisation as catalogue } from '@pravas/messages/en/organisation'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { explain } from '../api/api-error.ts'
import { SettingsForm } from '../features/organisation/settings-form.tsx'
import { settingsQuery } from '../features/organisation/settings-queries.ts'
import { Section } from '../ui/details.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { Retry } from '../ui/retry.tsx'

const t = texts(catalogue)
const c = texts(labels)

const SettingsHistory = lazy(async () => ({
  default: (await import('../features/organisation/settings-history.tsx')).SettingsHistory,
}))

// By what is saved, and not by what is being typed.
const RetentionSection = lazy(async () => ({
  default: (await import('../features/organisation/retention-section.tsx')).RetentionSection,
}))

const WebhooksSection = lazy(async () => ({
  default: (await import('../features/organisation/webhooks-section.tsx')).WebhooksSection,
}))

const WebhookEndpointsSection = lazy(async () => ({
  default: (await import('../features/organisation/webhook-endpoints-section.tsx')).WebhookEndpointsSection,
}))

const ServiceTokensSection = lazy(async () => ({
  default: (await import('../features/organisation/service-tokens-section.tsx')).ServiceTokensSection,
}))

// Behind this page, and not beside it in the list of pages that every page of the administration loads.
const SignInTrialPage = lazy(async () => ({ default: (await import('./sign-in-trial.tsx')).SignInTrialPage }))

/** The settings of the organisation, and the trial of its sign-in, for those who administer it. */
export function SettingsPage() {
  const { pathname } = useLocation()
  return pathname.endsWith('/sign-in') ? (
    <Suspense>
      <SignInTrialPage />
    </Suspense>
  ) : (
    <OrganisationSettings />
  )
}

function OrganisationSettings() {
  // What is being typed is not overtaken by what is fetched again.
  const { data, isPending, error, refetch } = useQuery({ ...settingsQuery, refetchOnWindowFocus: false })
  const [loaded, setLoaded] = useState(0)
  const reload = async () => {
    await refetch()
    setLoaded((times) => times + 1)
  }
  return (
    <Page title={c('page.settings')} isNarrow>
      {isPending ? (
        <>
          <p role="status" className="visually-hidden">
            {t('loading')}
          </p>
          <Stack aria-hidden>
            {[1, 2, 3].map((section) => (
              <Skeleton key={section} height={180} />
            ))}
          </Stack>
        </>
      ) : error ? (
        <Notice title={t('failed')}>
          <Retry text={explain(error)} onRetry={refetch} />
        </Notice>
      ) : (
        <Stack>
          <SettingsForm key={loaded} organisation={data} onReload={reload} />
          <Section title={t('section.sign-in')}>
            <Anchor component={Link} to="/settings/sign-in">
              {t('sign-in.try')}
            </Anchor>
          </Section>
          <Suspense>
            <RetentionSection />
          </Suspense>
          <Suspense>
            <WebhooksSection />
          </Suspense>
          <Suspense>
            <ServiceTokensSection />
          </Suspense>
          <Suspense>
            <WebhookEndpointsSection />
          </Suspense>
          <Suspense>
            <SettingsHistory />
          </Suspense>
        </Stack>
      )}
    </Page>
  )
}
