import { Button } from '@mantine/core'
import { IconMapOff } from '@tabler/icons-react'
import { Link } from 'react-router'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'

/** What stands at an address that the product does not have. */
export function NotFoundPage() {
  return (
    <Page title="Page not found">
      <Notice
        title="There is nothing at this address"
        icon={<IconMapOff size={28} stroke={1.3} aria-hidden />}
        action={
          <Button component={Link} to="/dashboard" mt="xs">
            Go to the dashboard
          </Button>
        }
      >
        The link may be incomplete, or what it led to has moved.
      </Notice>
    </Page>
  )
}
