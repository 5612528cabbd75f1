import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const TAG = 'Inbox'

/** The ways in which somebody is told: in the pages' bell, by mail, by the browser while a page is open. */
export const CHANNELS = ['page', 'mail', 'browser'] as const
export const Channel = z.enum(CHANNELS)
export type Channel = z.infer<typeof Channel>

/** Whether a kind comes by a channel: what a person may choose, what always comes, and what never does. */
export const ChannelState = z.enum(['on', 'off', 'always', 'never'])
export type ChannelState = z.infer<typeof ChannelState>

interface NotificationKindRow extends Record<Channel, ChannelState> {
  /** Whether only people who decide on requests are told of it. */
  forApprovers?: true
  /** Whether only those are told of it who book for others. */
  forDesk?: true
  /** Whether only super admins are told of it. */
  forSuperAdmins?: true
  /** Whether it is a reminder: of what waits, and not of what happened. */
  isReminder?: true
}

/**
 * Every kind of which people are told, with what holds until somebody chooses. The mails of `request_sent`, `decided` and
 * `question_asked` always leave: the first is specified and holds the links to decide, by the others a request goes on. A kind that is added
 * has its row here and its texts in messages/src/en/inbox.ts.
 */
const KINDS = {
  request_sent: { page: 'on', mail: 'always', browser: 'off', forApprovers: true },
  decided: { page: 'on', mail: 'always', browser: 'off' },
  question_asked: { page: 'on', mail: 'always', browser: 'off' },
  question_answered: { page: 'on', mail: 'on', browser: 'off', forApprovers: true },
  trip_cancelled: { page: 'on', mail: 'on', browser: 'off', forApprovers: true },
  trip_to_book: { page: 'on', mail: 'on', browser: 'off', forDesk: true },
  booking: { page: 'on', mail: 'on', browser: 'off' },
  bookings_to_cancel: { page: 'on', mail: 'on', browser: 'off', forDesk: true },
  delegated: { page: 'on', mail: 'on', browser: 'off' },
  advance_requested: { page: 'on', mail: 'on', browser: 'off', forApprovers: true },
  advance_decided: { page: 'on', mail: 'on', browser: 'off' },
  advance_settled: { page: 'on', mail: 'on', browser: 'off' },
  card_receipts_missing: { page: 'on', mail: 'on', browser: 'off' },
  receipts_mailed: { page: 'on', mail: 'on', browser: 'off' },
  claim_paid: { page: 'on', mail: 'on', browser: 'off' },
  payment_bounced: { page: 'on', mail: 'on', browser: 'off' },
  erasure_requested: { page: 'on', mail: 'on', browser: 'off', forSuperAdmins: true },
  decision_waiting: { page: 'on', mail: 'on', browser: 'off', forApprovers: true, isReminder: true },
  own_request_waiting: { page: 'on', mail: 'off', browser: 'off', isReminder: true },
  receipts_missing: { page: 'on', mail: 'off', browser: 'off', isReminder: true },
  advance_overdue: { page: 'on', mail: 'on', browser: 'off', isReminder: true },
  fare_rose: { page: 'on', mail: 'off', browser: 'off', isReminder: true },
  weekly_summary: { page: 'never', mail: 'on', browser: 'never', forApprovers: true },
} satisfies Record<string, NotificationKindRow>

export type NotificationKind = keyof typeof KINDS
export const NOTIFICATION_KINDS = Object.keys(KINDS) as NotificationKind[]
export const NOTIFICATIONS: Readonly<Record<NotificationKind, NotificationKindRow>> = KINDS
export const NotificationKind = z
  .enum(NOTIFICATION_KINDS as [NotificationKind, ...NotificationKind[]])
  .meta({ id: 'NotificationKind' })

/** How one kind reaches the person who reads it. */
export const NotificationSetting = z
  .object({ kind: NotificationKind, page: ChannelState, mail: ChannelState, browser: ChannelState })
  .meta({ id: 'NotificationSetting' })
export type NotificationSetting = z.infer<typeof NotificationSetting>

/** A choice of one kind by one channel. */
export const NotificationChoice = z
  .object({ kind: NotificationKind, channel: Channel, on: z.boolean() })
  .meta({ id: 'NotificationChoice' })
export type NotificationChoice = z.infer<typeof NotificationChoice>

export const notificationSettings = endpoint({
  operationId: 'notificationSettings',
  method: 'GET',
  path: '/notification-settings',
  summary: 'Get your notification preferences by kind and channel',
  tag: TAG,
  response: z.array(NotificationSetting),
})

export const chooseNotifications = endpoint({
  operationId: 'chooseNotifications',
  method: 'PUT',
  path: '/notification-settings',
  summary: 'Change your notification preferences by kind and channel; fixed ones can’t be changed',
  tag: TAG,
  body: z.object({ choices: z.array(NotificationChoice).min(1).max(100, 'At most 100 at once.') }),
  response: z.array(NotificationSetting),
})
