import { Tabs } from '@mantine/core'
import { useSearchParams } from 'react-router'
import { Page } from '../../ui/page.tsx'
import { GetInTouch } from './get-in-touch.tsx'
import { SupportRequest } from './support-request.tsx'

type Variant = 'request' | 'contact'

/** Contact Us with its two variants. Which is open stands in the address as `view`; `first` is the one that opens. */
export function SupportTabs({ first }: { first: Variant }) {
  const [search, setSearch] = useSearchParams()
  const view = search.get('view')
  const open = view === 'request' || view === 'contact' ? view : first
  return (
    <Page title="Contact Us" width="medium">
      <Tabs
        value={open}
        keepMounted={false}
        onChange={(value) => value && setSearch({ view: value }, { replace: true })}
      >
        <Tabs.List mb="lg">
          <Tabs.Tab value="request">Support Request</Tabs.Tab>
          <Tabs.Tab value="contact">Get in Touch</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="request">
          <SupportRequest />
        </Tabs.Panel>
        <Tabs.Panel value="contact">
          <GetInTouch />
        </Tabs.Panel>
      </Tabs>
    </Page>
  )
}
