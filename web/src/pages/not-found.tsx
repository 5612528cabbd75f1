import { Button } from '@mantine/core'
import { records } from '@pravas/messages/en/records'
import { texts } from '@pravas/messages/texts'
import { Link } from 'react-router'
import { IconMapOff } from '../ui/icons.ts'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'

const t = texts(records)

/** What stands at an address that the product does not have. */
export function NotFoundPage() {
  return (
    <Page title={t('page.not-found')}>
      <Notice
        title={t('page.not-found.title')}
        icon={<IconMapOff size={28} stroke={1.3} aria-hidden />}
        action={
          <Button component={Link} to="/dashboard" mt="xs">
            {t('page.not-found.dashboard')}
          </Button>
        }
      >
        {t('page.not-found.why')}
      </Notice>
    </Page>
  )
}
