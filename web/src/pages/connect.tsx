import { connections } from '@pravas/messages/en/connections'
import { texts } from '@pravas/messages/texts'
import { useSession } from '../api/use-session.ts'
import { Consent } from '../features/connections/consent.tsx'
import { Page } from '../ui/page.tsx'

const t = texts(connections)

/** Where an assistant of others sends a person to be let in. */
export function ConnectPage() {
  const { user } = useSession()
  return (
    <Page title={t('consent.title')} isNarrow>
      <Consent user={user} />
    </Page>
  )
}
