import { approvals } from '@pravas/messages/en/approvals'
import { texts } from '@pravas/messages/texts'
import { OpenedLink } from '../features/approvals/opened-link.tsx'
import { Page } from '../ui/page.tsx'

const t = texts(approvals)

/** Where the link of a mail is opened once its addressee has signed in. */
export function DecisionLinkPage() {
  return (
    <Page title={t('link.page')} width="narrow">
      <OpenedLink />
    </Page>
  )
}
