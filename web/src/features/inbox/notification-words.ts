import type { Channel, NotificationKind } from '@pravas/contract/notifications'
import { notificationSettings } from '@pravas/messages/en/notification-settings'
import { texts } from '@pravas/messages/texts'

const t = texts(notificationSettings)

/** What a kind is called. */
export function kindName(kind: NotificationKind): string {
  return t(`kind.${kind}`)
}

/** What a kind is about, in a sentence. */
export function kindAbout(kind: NotificationKind): string {
  return t(`about.${kind}`)
}

export function channelName(channel: Channel): string {
  return t(`channel.${channel}`)
}
