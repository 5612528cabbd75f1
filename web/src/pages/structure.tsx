import { structureExportPath } from '@pravas/contract/structure'
import { labels } from '@pravas/messages/en/labels'
import { structure } from '@pravas/messages/en/structure'
import { texts } from '@pravas/messages/texts'
import { lazy, Suspense } from 'react'
import { useNavigate, useParams } from 'react-router'
import { EntriesList } from '../features/structure/entries-list.tsx'
import { addressOfList, importAddressOf, listNamed, STRUCTURE_LISTS } from '../features/structure/structure-lists.ts'
import { Page } from '../ui/page.tsx'
import { PageTabs } from '../ui/page-tabs.tsx'
import { TableSkeleton } from '../ui/table-skeleton.tsx'

const t = texts(structure)
const c = texts(labels)

const HolidaysList = lazy(async () => ({
  default: (await import('../features/structure/holidays-list.tsx')).HolidaysList,
}))

/** What the organisation is made of, for those who administer it. */
export function StructurePage() {
  const navigate = useNavigate()
  const open = listNamed(useParams().list)
  return (
    <Page title={c('page.structure')}>
      <PageTabs
        open={open}
        onOpen={(list) => void navigate(addressOfList(list), { replace: true })}
        tabs={STRUCTURE_LISTS.map((list) => ({
          value: list,
          name: t(`tab.${list}`),
          content:
            list === 'holiday' ? (
              <Suspense fallback={<TableSkeleton text={t('loading')} />}>
                <HolidaysList importTo={importAddressOf(list)} />
              </Suspense>
            ) : (
              <EntriesList kind={list} importTo={importAddressOf(list)} exportFrom={structureExportPath(list)} />
            ),
        }))}
      />
    </Page>
  )
}
