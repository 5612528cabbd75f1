import { Stack, Text } from '@mantine/core'
import { companyCardsPage } from '@pravas/messages/en/company-cards-page'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useNavigate, useParams } from 'react-router'
import { explain } from '../api/api-error.ts'
import { CardLines } from '../features/company-cards/card-lines.tsx'
import { cardsKnown } from '../features/company-cards/card-queries.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Section } from '../ui/details.tsx'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { PageTabs } from '../ui/page-tabs.tsx'
import { Retry } from '../ui/retry.tsx'
import { TableSkeleton } from '../ui/table-skeleton.tsx'

const t = texts(companyCardsPage)
const c = texts(labels)

const CardsOfFinance = lazy(async () => ({
  default: (await import('../features/company-cards/cards-of-finance.tsx')).CardsOfFinance,
}))
const StatementImport = lazy(async () => ({
  default: (await import('../features/company-cards/statement-import.tsx')).StatementImport,
}))

/** Company cards: what was paid with one's own and has no receipt yet; for finance all cards and their statements. */
export function CompanyCardsPage() {
  const navigate = useNavigate()
  const { tab } = useParams()
  const { data, isPending, error, refetch } = useQuery(cardsKnown)
  const own = data?.items.filter((card) => card.own) ?? []
  const mine = (
    <Stack>
      <Text size="sm" c="dimmed">
        {t('about')}
      </Text>
      {data && own.length === 0 ? (
        <Notice title={t('missing.no-card')}>{t('missing.no-card.hint')}</Notice>
      ) : (
        <>
          <Section title={t('missing.title')}>
            <CardLines
              view="mine"
              state="missing"
              empty={<Notice title={t('missing.none')}>{t('missing.none.hint')}</Notice>}
            />
          </Section>
          {!data?.manage && (
            <Suspense fallback={null}>
              <StatementImport cards={own} />
            </Suspense>
          )}
          <Section title={t('matched.title')}>
            <CardLines view="mine" state="matched" empty={<Text size="sm">{t('matched.none')}</Text>} />
          </Section>
        </>
      )}
    </Stack>
  )
  const all = data && (
    <Suspense fallback={<TableSkeleton text={t('loading')} />}>
      <CardsOfFinance cards={data.items} manages={data.manage} />
    </Suspense>
  )
  return (
    <Page title={c('page.company-cards')} back={<BackLink to="/advances">{c('page.advances')}</BackLink>}>
      {isPending ? (
        <TableSkeleton text={t('loading')} />
      ) : !data ? (
        <Notice title={t('failed')}>
          <Retry text={error ? explain(error) : ''} onRetry={refetch} />
        </Notice>
      ) : data.all && own.length > 0 ? (
        <PageTabs
          open={tab === 'finance' ? 'finance' : 'mine'}
          onOpen={(value) => void navigate(value === 'mine' ? '/cards' : '/cards/finance', { replace: true })}
          tabs={[
            { value: 'mine', name: t('tab.mine'), content: mine },
            { value: 'finance', name: t('tab.finance'), content: all },
          ]}
        />
      ) : data.all ? (
        all
      ) : (
        mine
      )}
    </Page>
  )
}
