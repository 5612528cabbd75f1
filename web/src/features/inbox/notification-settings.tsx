import { Button, Group } from '@mantine/core'
import {
  CHANNELS,
  type Channel,
  chooseNotifications,
  type NotificationChoice,
  NotificationKind,
  type NotificationSetting,
} from '@pravas/contract/notifications'
import { notificationSettings } from '@pravas/messages/en/notification-settings'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Section } from '../../ui/details.tsx'
import { useAddressParams } from '../../ui/use-address-params.ts'
import { ownReminders } from './inbox-queries.ts'
import classes from './notification-settings.module.css'
import { ownSettings } from './settings-query.ts'

const t = texts(notificationSettings)

const CHOOSING = ['choose notifications']

/** The parameter with which a mail's link names what it offers to switch off. */
const SWITCH_OFF = 'switch-off'

/** By which channels the person is told of what, saved as one chooses; nothing where that cannot be told. */
export function NotificationSettings() {
  const queries = useQueryClient()
  const { data: settings } = useQuery(ownSettings)
  const [refusal, setRefusal] = useState<string>()
  const set = useMutation({
    mutationKey: CHOOSING,
    // One after the other, so that what was pressed last is what is kept.
    scope: { id: 'notification settings' },
    mutationFn: (choices: NotificationChoice[]) => call(chooseNotifications, { body: { choices } }),
    // What was pressed shows at once; the server's answer, or its failure, decides.
    onMutate: async (choices) => {
      await queries.cancelQueries({ queryKey: ownSettings.queryKey })
      queries.setQueryData(ownSettings.queryKey, (known) => known && applied(known, choices))
    },
    onSettled: () =>
      // While another one is on its way, an answer would not have it yet.
      queries.isMutating({ mutationKey: CHOOSING }) === 1 &&
      Promise.all([
        queries.invalidateQueries({ queryKey: ownSettings.queryKey }),
        queries.invalidateQueries({ queryKey: ownReminders.queryKey }),
        queries.invalidateQueries({ queryKey: ['inbox'] }),
      ]),
  })
  const box = useBroughtIntoView(settings !== undefined && settings.length > 0)
  if (!settings?.length) return null

  const turn = async (kind: NotificationKind, channel: Channel, on: boolean) => {
    setRefusal(undefined)
    const refused = channel === 'browser' && on ? await askBrowser() : undefined
    if (refused === undefined) set.mutate(choicesOf(kind, channel, on))
    else setRefusal(refused)
  }
  const failure = refusal ?? (set.error ? explain(set.error) : undefined)
  return (
    <div id="notifications" ref={box} tabIndex={-1} className={classes.box}>
      <Section title={t('title')}>
        <p className={classes.about}>
          {t('about')} {t('browser.about')}
        </p>
        {failure && <AlertLine kind="failure">{failure}</AlertLine>}
        <SwitchOffOffer
          settings={settings}
          isWorking={set.isPending}
          onSwitchOff={(kind) => turn(kind, 'mail', false)}
        />
        <table className={classes.grid}>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t('kind')}</span>
              </th>
              {CHANNELS.map((channel) => (
                <th key={channel} scope="col">
                  {t(`channel.${channel}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {settings.map((setting) => (
              <tr key={setting.kind}>
                <th scope="row">
                  {t(`kind.${setting.kind}`)}
                  <span>{t(`about.${setting.kind}`)}</span>
                </th>
                {CHANNELS.map((channel) => (
                  <td key={channel}>
                    <Cell setting={setting} channel={channel} onTurn={(on) => turn(setting.kind, channel, on)} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Section>
    </div>
  )
}

interface CellProps {
  setting: NotificationSetting
  channel: Channel
  onTurn: (on: boolean) => void
}

function Cell({ setting, channel, onTurn }: CellProps) {
  const state = setting[channel]
  if (state === 'always') return <span className={classes.fixed}>{t('always')}</span>
  if (state === 'never') {
    return (
      <span className={classes.fixed}>
        <span aria-hidden>–</span>
        <span className="visually-hidden">{t('never')}</span>
      </span>
    )
  }
  const name = t('cell', { kind: t(`kind.${setting.kind}`), channel: t(`channel.${channel}`) })
  return (
    <label className={classes.cell}>
      <input
        type="checkbox"
        aria-label={name}
        checked={state === 'on'}
        onChange={({ currentTarget }) => onTurn(currentTarget.checked)}
      />
    </label>
  )
}

/** What one press chooses: the browser shows what the inbox holds, so that one comes with the other and goes with it. */
function choicesOf(kind: NotificationKind, channel: Channel, on: boolean): NotificationChoice[] {
  const chosen = { kind, channel, on }
  if (channel === 'browser' && on) return [chosen, { kind, channel: 'page', on }]
  if (channel === 'page' && !on) return [chosen, { kind, channel: 'browser', on }]
  return [chosen]
}

function applied(settings: readonly NotificationSetting[], choices: readonly NotificationChoice[]) {
  return settings.map((setting) => {
    const own = choices.filter(({ kind }) => kind === setting.kind)
    return { ...setting, ...Object.fromEntries(own.map(({ channel, on }) => [channel, on ? 'on' : 'off'])) }
  })
}

interface SwitchOffOfferProps {
  settings: readonly NotificationSetting[]
  isWorking: boolean
  onSwitchOff: (kind: NotificationKind) => void
}

/** What a mail's link leads to: one press switches its mails off. A look at the page alone changes nothing. */
function SwitchOffOffer({ settings, isWorking, onSwitchOff }: SwitchOffOfferProps) {
  const [params, setParams] = useAddressParams()
  const { data: kind } = NotificationKind.safeParse(params.get(SWITCH_OFF))
  const setting = settings.find((one) => one.kind === kind)
  if (!setting || setting.mail === 'always' || setting.mail === 'never') return null
  const name = t(`kind.${setting.kind}`)
  const close = () =>
    setParams(
      (known) => {
        known.delete(SWITCH_OFF)
        return known
      },
      { replace: true },
    )
  if (setting.mail === 'off') {
    return (
      <div className={classes.offer}>
        <p role="status">{t('is-off', { name })}</p>
      </div>
    )
  }
  return (
    <div className={classes.offer}>
      <p>{t('ask', { name })}</p>
      <Group gap={8}>
        <Button size="xs" className={classes.button} loading={isWorking} onClick={() => onSwitchOff(setting.kind)}>
          {t('turn-off')}
        </Button>
        <Button size="xs" variant="default" className={classes.button} disabled={isWorking} onClick={close}>
          {t('keep')}
        </Button>
      </Group>
    </div>
  )
}

/** The part of the page that a link led to, which stands only when its data have come. */
function useBroughtIntoView(isThere: boolean) {
  const { hash, search } = useLocation()
  const box = useRef<HTMLDivElement>(null)
  // Older mails and bookmarks name it by what it held alone.
  const isWanted = hash === '#notifications' || hash === '#reminders' || new URLSearchParams(search).has(SWITCH_OFF)
  const wasShown = useRef(false)
  useEffect(() => {
    if (!isThere || !isWanted || wasShown.current) return
    wasShown.current = true
    box.current?.scrollIntoView({ block: 'start' })
    box.current?.focus({ preventScroll: true })
  }, [isThere, isWanted])
  return box
}

const MISSING = t('browser.missing')
const DENIED = t('browser.blocked')
const NOT_FROM_A_PAGE = t('browser.not-from-page')

/**
 * Asks the browser to allow notifications and shows a first one, so that the person sees what they switched on. Answers
 * why it cannot be, or undefined when it can.
 */
async function askBrowser(): Promise<string | undefined> {
  if (typeof Notification === 'undefined') return MISSING
  const permission =
    Notification.permission === 'default' ? await Notification.requestPermission() : Notification.permission
  if (permission !== 'granted') return DENIED
  try {
    new Notification(t('browser.example-title'), { body: t('browser.example'), tag: 'pravas' })
    return undefined
  } catch {
    // Some browsers on phones leave it to the worker of an installed page.
    return NOT_FROM_A_PAGE
  }
}
