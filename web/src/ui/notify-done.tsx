import { notifications } from '@mantine/notifications'
import { IconCheck } from './icons.ts'

/** Says in a passing note that something was done. */
export function notifyDone(message: string): void {
  notifications.show({ message, withBorder: true, icon: <IconCheck size={16} aria-hidden /> })
}
