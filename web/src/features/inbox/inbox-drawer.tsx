import { Anchor, Drawer } from '@mantine/core'
import { inboxPage } from '@pravas/messages/en/inbox-page'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { Link } from 'react-router'
import classes from './inbox-drawer.module.css'
import { InboxList } from './inbox-list.tsx'

const t = texts(inboxPage)
const c = texts(labels)

interface InboxDrawerProps {
  opened: boolean
  onClose: () => void
}

/** The inbox beside the page. */
export function InboxDrawer({ opened, onClose }: InboxDrawerProps) {
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size="min(420px, 100vw)"
      title={t('title')}
      classNames={{ title: classes.title }}
      closeButtonProps={{ 'aria-label': c('close'), size: 44, iconSize: 20 }}
    >
      <InboxList onFollow={onClose} />
      <p className={classes.settings}>
        <Anchor component={Link} to="/account#notifications" inherit onClick={onClose}>
          {t('drawer.choose')}
        </Anchor>
      </p>
    </Drawer>
  )
}
