import { Button, Group, NativeSelect, Text } from '@mantine/core'
import { type Budget, budgetsExportPath } from '@pravas/contract/budgets'
import { budgetsPage } from '@pravas/messages/en/budgets-page'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { explain } from '../api/api-error.ts'
import { ExportButton } from '../csv/export-button.tsx'
import { BudgetList } from '../features/budgets/budget-list.tsx'
import { budgetsFound } from '../features/budgets/budget-queries.ts'
import { RequiredFields } from '../features/budgets/required-fields.tsx'
import { IconPlus, IconUpload } from '../ui/icons.ts'
import { Notice } from '../ui/notice.tsx'
import { onDemand } from '../ui/on-demand.tsx'
import { Page } from '../ui/page.tsx'
import { SearchField } from '../ui/records/search-field.tsx'
import { Retry } from '../ui/retry.tsx'
import { TableSkeleton } from '../ui/table-skeleton.tsx'
import { useAddressParams } from '../ui/use-address-params.ts'

const t = texts(budgetsPage)
const c = texts(labels)

const BudgetForm = onDemand(async () => (await import('../features/budgets/budget-form.tsx')).BudgetForm)

/** What cost centres and projects may spend in a financial year, and what is left of it. */
export function BudgetsPage() {
  const [params, setParams] = useAddressParams()
  const search = params.get('q') ?? ''
  const asked = Number(params.get('year'))
  const { data, isPending, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    budgetsFound({ year: asked >= 2000 && asked <= 2200 ? asked : undefined, query: search }),
  )
  const [edited, setEdited] = useState<Budget | 'new'>()
  const [isFormOpen, setFormOpen] = useState(false)
  const [first] = data?.pages ?? []
  const budgets = data?.pages.flatMap(({ items }) => items) ?? []
  const year = first?.years.find((one) => one.year === first.year)
  const set = (name: string, value: string) =>
    setParams(
      (known) => {
        if (value === '') known.delete(name)
        else known.set(name, value)
        return known
      },
      { replace: true, preventScrollReset: true },
    )
  const edit = (budget: Budget | 'new') => {
    setEdited(budget)
    setFormOpen(true)
  }
  const add = (
    <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => edit('new')} {...BudgetForm.ahead}>
      {t('add')}
    </Button>
  )
  return (
    <Page
      title={c('page.budgets')}
      aside={
        first && (
          <Group gap="xs">
            {first.export && budgets.length > 0 && (
              <ExportButton address={budgetsExportPath(first.year)} fileName={`budgets-${first.year}.csv`} />
            )}
            {first.manage && (
              <Button
                component={Link}
                to="/budgets/import"
                variant="default"
                leftSection={<IconUpload size={16} aria-hidden />}
              >
                {t('import')}
              </Button>
            )}
            {first.manage && add}
          </Group>
        )
      }
    >
      {first && !first.export && (
        <Text c="dimmed" size="sm" mb="md">
          {t('own')}
        </Text>
      )}
      <Group align="end" gap="sm" mb={20}>
        <search style={{ flex: '1 1 240px' }}>
          <SearchField label={t('search')} value={search} onSearch={(text) => set('q', text)} />
        </search>
        {first && (
          <NativeSelect
            aria-label={t('year')}
            value={String(first.year)}
            data={yearsToChoose(first.years, first.manage).map((one) => ({ value: String(one.year), label: one.text }))}
            onChange={({ currentTarget }) => set('year', currentTarget.value)}
          />
        )}
      </Group>
      {isPending ? (
        <TableSkeleton text={t('loading')} />
      ) : error ? (
        <Notice title={t('failed')}>
          <Retry text={explain(error)} onRetry={refetch} />
        </Notice>
      ) : budgets.length === 0 ? (
        search !== '' ? (
          <Notice title={t('none.found')}>{t('none.found.hint')}</Notice>
        ) : (
          <Notice title={t('none', { year: year?.text ?? '' })} action={first?.manage && add}>
            {t(first?.manage ? 'none.manage' : first?.export ? 'none.readers' : 'none.read')}
          </Notice>
        )
      ) : (
        <>
          <BudgetList
            label={t('caption', { year: year?.text ?? '' })}
            budgets={budgets}
            onEdit={first?.manage ? edit : undefined}
          />
          {hasNextPage && (
            <Button variant="default" mt="md" loading={isFetchingNextPage} onClick={() => fetchNextPage()}>
              {t('more')}
            </Button>
          )}
        </>
      )}
      {first?.manage && <RequiredFields />}
      {year && (
        <BudgetForm
          opened={isFormOpen}
          onClose={() => setFormOpen(false)}
          budget={edited === 'new' ? undefined : edited}
          year={year}
        />
      )}
    </Page>
  )
}

interface Year {
  year: number
  text: string
}

/** Those who keep budgets also plan the next year. */
function yearsToChoose(years: readonly Year[], manage: boolean): Year[] {
  const [latest] = years
  if (!manage || !latest) return [...years]
  const year = latest.year + 1
  const text = latest.text.includes('–') ? `${year}–${String((year + 1) % 100).padStart(2, '0')}` : String(year)
  return [{ year, text }, ...years]
}
