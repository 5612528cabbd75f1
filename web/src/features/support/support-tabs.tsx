import { labels } from '@pravas/messages/en/labels'
import { support } from '@pravas/messages/en/support'
import { texts } from '@pravas/messages/texts'
import { Page } from '../../ui/page.tsx'
import { PageTabs } from '../../ui/page-tabs.tsx'
import { useAddressParams } from '../../ui/use-address-params.ts'
import { GetInTouch } from './get-in-touch.tsx'
import { SupportRequest } from './support-request.tsx'

const t = texts(support)
const c = texts(labels)

type Variant = 'request' | 'contact'

/** Contact Us with its two variants. Which is open stands in the address as `view`; `first` is the one that opens. */
export function SupportTabs({ first }: { first: Variant }) {
  const [search, setSearch] = useAddressParams()
  const view = search.get('view')
  const open: Variant = view === 'request' || view === 'contact' ? view : first
  return (
    <Page title={c('page.contact')}>
      <PageTabs
        keepsOthers
        open={open}
        onOpen={(chosen) => setSearch({ view: chosen }, { replace: true })}
        tabs={[
          { value: 'request', name: t('request.tab'), content: <SupportRequest /> },
          { value: 'contact', name: t('get-in-touch'), content: <GetInTouch /> },
        ]}
      />
    </Page>
  )
}
