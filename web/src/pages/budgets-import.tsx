import { Button } from '@mantine/core'
import { BUDGET_FIELDS, importBudgets } from '@pravas/contract/budgets'
import { budgetsPage } from '@pravas/messages/en/budgets-page'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../api/call.ts'
import { ImportFlow } from '../csv/import-flow.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { formatPrice } from '../ui/formats.ts'
import { Page } from '../ui/page.tsx'

const t = texts(budgetsPage)
const c = texts(labels)

const TEMPLATE = { fileName: 'budgets-template.csv', csv: `${BUDGET_FIELDS.join(',')}\r\n` }
const WORDS = {
  fieldName: (field: string) => (field === 'amount' ? t('amount') : t('form.when-over')),
  valueWords: (value: unknown) =>
    typeof value === 'number' ? formatPrice(value) : value === 'block' ? t('blocks') : t('warns'),
}

/** Many budgets at once, from a CSV file. */
export function BudgetsImportPage() {
  const queries = useQueryClient()
  return (
    <Page title={t('import.title')} back={<BackLink to="/budgets">{c('page.budgets')}</BackLink>}>
      <ImportFlow
        about={<p>{t('import.about')}</p>}
        template={TEMPLATE}
        refusedFileName="budgets-refused.csv"
        nameColumn={t('import.column.name')}
        words={WORDS}
        run={(csv, commit) => call(importBudgets, { body: { csv, commit } })}
        counted={(count) => t('import.noun', { count })}
        onDone={() => void queries.invalidateQueries({ queryKey: ['budgets'] })}
        next={
          <Button component={Link} to="/budgets">
            {t('import.see')}
          </Button>
        }
      />
    </Page>
  )
}
