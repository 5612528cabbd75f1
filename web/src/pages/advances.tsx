import { Button } from '@mantine/core'
import { advancesPage } from '@pravas/messages/en/advances-page'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useSession } from '../api/use-session.ts'
import { optionsOfMine } from '../features/advances/advance-queries.ts'
import { MyAdvances } from '../features/advances/my-advances.tsx'
import { Page } from '../ui/page.tsx'
import { PageTabs } from '../ui/page-tabs.tsx'
import { TableSkeleton } from '../ui/table-skeleton.tsx'

const t = texts(advancesPage)
const c = texts(labels)

const ToDecide = lazy(async () => ({
  default: (await import('../features/advances/advances-to-decide.tsx')).AdvancesToDecide,
}))
const ToPay = lazy(async () => ({ default: (await import('../features/advances/advances-to-pay.tsx')).AdvancesToPay }))

type Tab = 'mine' | 'decide' | 'finance'

/** Advances: one’s own, those to decide on, and those to be paid and settled, for those whom each concerns. */
export function AdvancesPage() {
  const navigate = useNavigate()
  const { isAdmin, user } = useSession()
  const { tab } = useParams()
  const { data: options } = useQuery(optionsOfMine)
  // Until the server has said it, as the session has it.
  const decides = options ? options.to_decide !== null : isAdmin
  const seesPayments = options
    ? options.to_pay !== null
    : user.isSuperAdmin || user.roles.some((role) => role === 'finance' || role === 'auditor')
  const waiting = <TableSkeleton text={t('loading')} />
  const tabs: { value: Tab; name: string; content: ReactNode }[] = [
    { value: 'mine', name: t('tab.mine'), content: <MyAdvances /> },
    ...(decides
      ? [
          {
            value: 'decide' as const,
            name: t('tab.decide', { count: options?.to_decide ?? 0 }),
            content: (
              <Suspense fallback={waiting}>
                <ToDecide />
              </Suspense>
            ),
          },
        ]
      : []),
    ...(seesPayments
      ? [
          {
            value: 'finance' as const,
            name: t('tab.finance', { count: options?.to_pay ?? 0 }),
            content: (
              <Suspense fallback={waiting}>
                <ToPay mayPay={options?.may_pay ?? false} />
              </Suspense>
            ),
          },
        ]
      : []),
  ]
  const open = tabs.find(({ value }) => value === tab)?.value ?? 'mine'
  return (
    <Page
      title={c('page.advances')}
      aside={
        options?.cards && (
          <Button component={Link} to="/cards" variant="subtle">
            {c('page.company-cards')}
          </Button>
        )
      }
    >
      {tabs.length === 1 ? (
        <MyAdvances />
      ) : (
        <PageTabs
          open={open}
          onOpen={(value) => void navigate(value === 'mine' ? '/advances' : `/advances/${value}`, { replace: true })}
          tabs={tabs}
        />
      )}
    </Page>
  )
}
