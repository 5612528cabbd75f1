import classes from '../../features/inbox/inbox-bell.module.css'
import { later } from '../../ui/later.tsx'
import { whenIdle } from '../../ui/when-idle.ts'

/** The inbox's button, which comes once the page is there. Its place is kept, so that nothing beside it moves. */
export const LaterBell = later(
  async () => {
    await whenIdle()
    return (await import('../../features/inbox/inbox-bell.tsx')).InboxBell
  },
  <span className={classes.bell} style={{ visibility: 'hidden' }} />,
)
