import { Button, Group, Stack, Switch } from '@mantine/core'
import {
  type ReminderSetting,
  type ReminderSettingName,
  ReminderSettingName as SettingName,
  setReminder,
} from '@pravas/contract/reminders'
import { remindersPage } from '@pravas/messages/en/reminders-page'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Section } from '../../ui/details.tsx'
import { ownReminders, ownSettings } from './reminder-queries.ts'
import classes from './reminder-settings.module.css'
import { SETTING_WORDS } from './reminder-words.ts'

const t = texts(remindersPage)

/** The parameter with which a mail's link names what it offers to switch off. */
const SWITCH_OFF = 'switch-off'

/** What the person is reminded of, to be switched on and off; nothing where that cannot be told. */
export function ReminderSettings() {
  const queries = useQueryClient()
  const { data: settings } = useQuery(ownSettings)
  const [refusal, setRefusal] = useState<string>()
  const set = useMutation({
    mutationFn: (setting: ReminderSetting) => call(setReminder, { body: setting }),
    onSuccess: (answered) => {
      queries.setQueryData(ownSettings.queryKey, answered)
      void queries.invalidateQueries({ queryKey: ownReminders.queryKey })
    },
  })
  const box = useBroughtIntoView(settings !== undefined && settings.length > 0)
  if (!settings?.length) return null

  const turn = async (name: ReminderSettingName, on: boolean) => {
    setRefusal(undefined)
    const refused = name === 'browser' && on ? await askBrowser() : undefined
    if (refused === undefined) set.mutate({ name, on })
    else setRefusal(refused)
  }
  const failure = refusal ?? (set.error ? explain(set.error) : undefined)
  return (
    <div id="reminders" ref={box} tabIndex={-1} className={classes.box}>
      <Section title={t('title')}>
        <p className={classes.about}>{t('settings.about')}</p>
        {failure && <AlertLine kind="failure">{failure}</AlertLine>}
        <SwitchOffOffer settings={settings} isWorking={set.isPending} onSwitchOff={(name) => turn(name, false)} />
        <Stack gap={0}>
          {settings.map(({ name, on }) => (
            <Switch
              key={name}
              className={classes.setting ?? ''}
              label={SETTING_WORDS[name].name}
              description={SETTING_WORDS[name].about}
              // What was pressed shows at once; the server's answer, or its failure, decides.
              checked={set.isPending && set.variables.name === name ? set.variables.on : on}
              onChange={(event) => turn(name, event.currentTarget.checked)}
            />
          ))}
        </Stack>
      </Section>
    </div>
  )
}

interface SwitchOffOfferProps {
  settings: readonly ReminderSetting[]
  isWorking: boolean
  onSwitchOff: (name: ReminderSettingName) => void
}

/** What a mail's link leads to: one press switches off what the mail was about. A look at the page alone changes nothing. */
function SwitchOffOffer({ settings, isWorking, onSwitchOff }: SwitchOffOfferProps) {
  const [params, setParams] = useSearchParams()
  const { data: name } = SettingName.safeParse(params.get(SWITCH_OFF))
  const setting = settings.find((one) => one.name === name)
  if (!setting) return null
  const words = SETTING_WORDS[setting.name].name
  const close = () =>
    setParams(
      (known) => {
        known.delete(SWITCH_OFF)
        return known
      },
      { replace: true },
    )
  if (!setting.on) {
    return (
      <div className={classes.offer}>
        <p role="status">{t('settings.is-off', { name: words })}</p>
      </div>
    )
  }
  return (
    <div className={classes.offer}>
      <p>{t('settings.ask', { name: words })}</p>
      <Group gap={8}>
        <Button size="xs" className={classes.button} loading={isWorking} onClick={() => onSwitchOff(setting.name)}>
          {t('settings.turn-off')}
        </Button>
        <Button size="xs" variant="default" className={classes.button} disabled={isWorking} onClick={close}>
          {t('settings.keep')}
        </Button>
      </Group>
    </div>
  )
}

/** The part of the page that a link led to, which stands only when its data have come. */
function useBroughtIntoView(isThere: boolean) {
  const { hash, search } = useLocation()
  const box = useRef<HTMLDivElement>(null)
  const isWanted = hash === '#reminders' || new URLSearchParams(search).has(SWITCH_OFF)
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
