import { Notifications } from '@mantine/notifications'
import classes from './shell.module.css'

const ABOVE_STRIP = { marginBlockEnd: 'var(--strip-height, 0px)' }

/** Where short notes appear, those from before it stood included. */
export function Toasts() {
  return (
    <Notifications
      position="bottom-right"
      autoClose={5000}
      style={ABOVE_STRIP}
      classNames={{ root: classes.toasts ?? '' }}
    />
  )
}
