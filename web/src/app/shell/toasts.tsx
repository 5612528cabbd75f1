import { Notifications } from '@mantine/notifications'
import { useLocation } from 'react-router'
import classes from './shell.module.css'

const ABOVE_STRIP = { marginBlockEnd: 'calc(var(--strip-height, 0px) + var(--bottom-height))' }

/**
 * Where short notes appear, those from before it stood included. A chat has all that is pressed at its end, the buttons of the
 * composer and of the draft beside it: there a note appears over the title.
 */
export function Toasts() {
  const { pathname } = useLocation()
  const isChat = pathname.endsWith('-chat')
  return (
    <Notifications
      position={isChat ? 'top-center' : 'bottom-right'}
      containerWidth={isChat ? 380 : 440}
      autoClose={5000}
      style={ABOVE_STRIP}
      classNames={{ root: classes.toasts }}
    />
  )
}
