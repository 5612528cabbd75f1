import { useSession } from '../api/use-session.ts'
import { Consent } from '../features/connections/consent.tsx'
import { Page } from '../ui/page.tsx'

/** Where an assistant of others sends a person to be let in. */
export function ConnectPage() {
  const { user } = useSession()
  return (
    <Page title="Connect an Assistant" width="narrow">
      <Consent user={user} />
    </Page>
  )
}
