import { decisionLink } from '@pravas/messages/en/decision-link'
import { texts } from '@pravas/messages/texts'
import { OpenedLink } from '../features/approvals/opened-link.tsx'
import { Page } from '../ui/page.tsx'

const t = texts(decisionLink)

/** Where the link of a mail is opened once its addressee has signed in. */
export function DecisionLinkPage() {
  return (
    <Page title={t('link.page')} isNarrow>
      <OpenedLink />
    </Page>
  )
}
