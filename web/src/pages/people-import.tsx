import { Button } from '@mantine/core'
import { importPeople, PERSON_FIELDS } from '@pravas/contract/administration'
import { labels } from '@pravas/messages/en/labels'
import { people as catalogue } from '@pravas/messages/en/people'
import { texts } from '@pravas/messages/texts'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../api/call.ts'
import { ImportFlow } from '../csv/import-flow.tsx'
import { fieldName, valueWords } from '../features/people/field-words.ts'
import { PEOPLE } from '../features/people/people-queries.ts'
import { BackLink } from '../ui/back-link.tsx'
import { formatCount } from '../ui/formats.ts'
import { Page } from '../ui/page.tsx'

const t = texts(catalogue)
const c = texts(labels)

const WORDS = { fieldName, valueWords }
const TEMPLATE = { fileName: 'people-template.csv', csv: `${PERSON_FIELDS.join(',')}\r\n` }

/** Many people at once, from a CSV file. */
export function PeopleImportPage() {
  const queries = useQueryClient()
  return (
    <Page title={t('import.title')} back={<BackLink to="/people">{c('page.people')}</BackLink>}>
      <ImportFlow
        about={
          <>
            <p>{t('import.about')}</p>
            <p>{t('import.columns')}</p>
          </>
        }
        template={TEMPLATE}
        refusedFileName="people-refused.csv"
        nameColumn={t('import.column.name')}
        words={WORDS}
        run={(csv, commit) => call(importPeople, { body: { csv, commit } })}
        counted={(count) => t('import.noun', { count, number: formatCount(count) })}
        onDone={() => void queries.invalidateQueries({ queryKey: PEOPLE })}
        next={
          <Button component={Link} to="/people">
            {t('import.see')}
          </Button>
        }
      />
    </Page>
  )
}
