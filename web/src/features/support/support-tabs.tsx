import { useSearchParams } from 'react-router'
import { Page } from '../../ui/page.tsx'
import { PageTabs } from '../../ui/page-tabs.tsx'
import { GetInTouch } from './get-in-touch.tsx'
import { SupportRequest } from './support-request.tsx'

type Variant = 'request' | 'contact'

/** Contact Us with its two variants. Which is open stands in the address as `view`; `first` is the one that opens. */
export function SupportTabs({ first }: { first: Variant }) {
  const [search, setSearch] = useSearchParams()
  const view = search.get('view')
  const open: Variant = view === 'request' || view === 'contact' ? view : first
  return (
    <Page title="Contact Us" width="medium">
      <PageTabs
        keepsOthers
        open={open}
        onOpen={(chosen) => setSearch({ view: chosen }, { replace: true })}
        tabs={[
          { value: 'request', name: 'Support Request', content: <SupportRequest /> },
          { value: 'contact', name: 'Get in Touch', content: <GetInTouch /> },
        ]}
      />
    </Page>
  )
}
