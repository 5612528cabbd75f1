import {
  type Channel,
  type ChannelState,
  NOTIFICATION_KINDS,
  NOTIFICATIONS,
  type NotificationChoice,
  type NotificationKind,
  type NotificationSetting,
} from '@pravas/contract/notifications'

/** What a person chose, as `kind channel`. */
export type Choices = ReadonlyMap<string, boolean>

/** Whether a kind is for somebody: some are told only to people who decide on requests, book for others, or administer everything. */
export function applies(
  kind: NotificationKind,
  { isAdmin, isSuperAdmin, roles }: { isAdmin: boolean; isSuperAdmin: boolean; roles: readonly string[] },
): boolean {
  const { forApprovers, forDesk, forSuperAdmins } = NOTIFICATIONS[kind]
  if (forSuperAdmins && !isSuperAdmin) return false
  return (isAdmin || !forApprovers) && (roles.includes('travel_desk') || !forDesk)
}

/** How every kind reaches somebody: what they chose where there is a choice, else what holds without one. */
export function settingsFrom(choices: Choices): NotificationSetting[] {
  return NOTIFICATION_KINDS.map((kind) => {
    const { page, mail, browser } = NOTIFICATIONS[kind]
    return {
      kind,
      page: chosen(page, choices.get(`${kind} page`)),
      mail: chosen(mail, choices.get(`${kind} mail`)),
      browser: chosen(browser, choices.get(`${kind} browser`)),
    }
  })
}

/** Whether a kind comes by a channel, by the choice of it alone; null: none. */
export function comes(kind: NotificationKind, channel: Channel, choice: boolean | null): boolean {
  return isOn(chosen(NOTIFICATIONS[kind][channel], choice ?? undefined))
}

export function isOn(state: ChannelState): boolean {
  return state === 'on' || state === 'always'
}

/** The choices that can be made, of each kind and channel the last one. */
export function possible(choices: readonly NotificationChoice[]): NotificationChoice[] {
  const last = new Map(choices.map((choice) => [`${choice.kind} ${choice.channel}`, choice]))
  return [...last.values()].filter(({ kind, channel }) => {
    const state = NOTIFICATIONS[kind][channel]
    return state === 'on' || state === 'off'
  })
}

function chosen(state: ChannelState, choice: boolean | undefined): ChannelState {
  if (state === 'always' || state === 'never' || choice === undefined) return state
  return choice ? 'on' : 'off'
}
