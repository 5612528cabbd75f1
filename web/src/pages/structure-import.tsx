import { Button } from '@mantine/core'
import { ENTRY_FIELDS, fieldsOfKind, HOLIDAY_FIELDS, importEntries, importHolidays } from '@pravas/contract/structure'
import { labels } from '@pravas/messages/en/labels'
import { structure } from '@pravas/messages/en/structure'
import { texts } from '@pravas/messages/texts'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useParams } from 'react-router'
import { call } from '../api/call.ts'
import { ImportFlow } from '../csv/import-flow.tsx'
import { addressOfList, listNamed, type StructureList } from '../features/structure/structure-lists.ts'
import { STRUCTURE } from '../features/structure/structure-queries.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Page } from '../ui/page.tsx'

const t = texts(structure)
const c = texts(labels)

const FIELDS = [...ENTRY_FIELDS, ...HOLIDAY_FIELDS] as const

const wordsOf = (list: StructureList) => ({
  fieldName: (field: string) => {
    const known = FIELDS.find((one) => one === field)
    if (list === 'department' && known === 'owner') return t('head')
    return known ? t(known) : field
  },
  valueWords: (value: unknown) => {
    if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no')
    return value === null || value === '' ? t('value.none') : String(value)
  },
})

/** Many entries of a list at once, from a CSV file. */
export function StructureImportPage() {
  const queries = useQueryClient()
  const list = listNamed(useParams().list)
  const name = t(`tab.${list}`)
  const columns = list === 'holiday' ? HOLIDAY_FIELDS : fieldsOfKind(list)
  return (
    <Page
      title={t('import.title', { list: name.toLowerCase() })}
      back={<BackLink to={addressOfList(list)}>{c('page.structure')}</BackLink>}
    >
      <ImportFlow
        key={list}
        about={
          list === 'holiday' ? (
            <p>{t('import.holidays')}</p>
          ) : (
            <>
              <p>{t('import.about')}</p>
              <p>{t('import.columns')}</p>
            </>
          )
        }
        template={{ fileName: `${list}-template.csv`, csv: `${columns.join(',')}\r\n` }}
        refusedFileName={`${list}-refused.csv`}
        nameColumn={t('name')}
        words={wordsOf(list)}
        run={(csv, commit) =>
          list === 'holiday'
            ? call(importHolidays, { body: { csv, commit } })
            : call(importEntries, { params: { kind: list }, body: { csv, commit } })
        }
        onDone={() => void queries.invalidateQueries({ queryKey: STRUCTURE })}
        next={
          <Button component={Link} to={addressOfList(list)}>
            {t('import.see', { list: name.toLowerCase() })}
          </Button>
        }
      />
    </Page>
  )
}
