import { Button, Checkbox, Group, NativeSelect, Stack, Switch, Text, Textarea } from '@mantine/core'
import type { Organisation, OrganisationChanges, OrganisationSettings } from '@pravas/contract/organisation'
import { organisation as catalogue } from '@pravas/messages/en/organisation'
import { texts } from '@pravas/messages/texts'
import { lazy, type SubmitEvent, Suspense, useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { fieldErrorsOf, wholeErrorOf } from '../../api/field-errors.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Section } from '../../ui/details.tsx'
import { NumberField } from './number-field.tsx'
import { OrganisationFields } from './organisation-fields.tsx'
import { useSaveSettings } from './settings-queries.ts'

const t = texts(catalogue)

/** The settings as they are edited: the mail domains as one text. */
type Draft = Omit<OrganisationSettings, 'sign_up_domains'> & { sign_up_domains: string }

// Further down, and with calls of their own.
const MailSection = lazy(async () => ({ default: (await import('./mail-section.tsx')).MailSection }))

/** What is kept for a time at most, whatever the organisation chooses. */
const REQUIRED_TERMS = ['notifications_days', 'usage_days', 'records_years'] as const

const WEEK = [1, 2, 3, 4, 5, 6, 7]

interface SettingsFormProps {
  organisation: Organisation
  /** Loads what others have saved meanwhile. */
  onReload: () => void
}

/** The settings of the organisation by subject. What was typed stays where it cannot be saved. */
export function SettingsForm({ organisation, onReload }: SettingsFormProps) {
  const { settings, fixed, mail } = organisation
  const [draft, setDraft] = useState(() => draftOf(settings))
  const [base, setBase] = useState(organisation)
  const [said, setSaid] = useState<string>()
  const save = useSaveSettings()
  const form = useRef<HTMLFormElement>(null)
  const isConflict = save.error instanceof ApiError && save.error.is('organisation.changed')
  const errors = fieldErrorsOf(save.error)
  const isWrong = Object.keys(errors).length > 0
  useEffect(() => {
    if (isWrong) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [isWrong])

  const change = (changes: Partial<Draft>) => {
    setSaid(undefined)
    setDraft((before) => ({ ...before, ...changes }))
  }
  const remind = (changes: Partial<Draft['reminders']>) => change({ reminders: { ...draft.reminders, ...changes } })
  const keep = (changes: Partial<Draft['retention']>) => change({ retention: { ...draft.retention, ...changes } })
  const fixedBy = (setting: keyof OrganisationSettings) => fixed.find((one) => one.setting === setting)?.variable

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (save.isPending) return
    const changes = changesOf(base.settings, settingsOf(draft))
    if (Object.keys(changes).length === 0) return setSaid(t('unchanged'))
    setSaid(undefined)
    // Told of the others' changes, whoever saves again replaces what they have typed over.
    save.mutate(isConflict ? changes : { ...changes, version: base.version }, {
      onSuccess: (saved) => {
        setBase(saved)
        setDraft(draftOf(saved.settings))
        setSaid(t('saved'))
      },
    })
  }

  const days = (label: string, name: DayCount) => (
    <NumberField
      label={label}
      value={draft.reminders[name]}
      error={errors[`reminders.${name}`]}
      onChange={(value) => remind({ [name]: value as number })}
    />
  )
  const domainsFixed = fixedBy('sign_up_domains')
  const domainError = Object.entries(errors).find(([path]) => path.startsWith('sign_up_domains'))?.[1]
  const whole = wholeErrorOf(save.error)
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack>
        <Section title={t('section.organisation')}>
          <OrganisationFields value={draft} onChange={change} errors={errors} fixedBy={fixedBy} />
        </Section>
        <Section title={t('section.working-week')}>
          <Checkbox.Group
            aria-label={t('section.working-week')}
            description={t('working-week.hint')}
            value={draft.working_week.map(String)}
            error={errors.working_week}
            onChange={(chosen) => change({ working_week: chosen.map(Number).toSorted((a, b) => a - b) })}
          >
            <Group gap="sm" mt="xs">
              {WEEK.map((day) => (
                <Checkbox key={day} value={String(day)} label={t('weekday', { day })} />
              ))}
            </Group>
          </Checkbox.Group>
        </Section>
        <Section title={t('section.booking')}>
          <NativeSelect
            label={t('booking.who')}
            description={t('booking.hint')}
            pb="xs"
            value={draft.booking}
            error={errors.booking}
            data={[
              { value: 'self', label: t('booking.self') },
              { value: 'desk', label: t('booking.desk') },
            ]}
            onChange={({ currentTarget: { value } }) => change({ booking: value === 'desk' ? 'desk' : 'self' })}
          />
        </Section>
        <Section title={t('section.reminders')}>
          <Stack gap="sm">
            <Switch
              label={t('reminders.on')}
              checked={draft.reminders.on}
              onChange={({ currentTarget }) => remind({ on: currentTarget.checked })}
            />
            <Switch
              label={t('reminders.weekly')}
              checked={draft.reminders.weekly_summary}
              onChange={({ currentTarget }) => remind({ weekly_summary: currentTarget.checked })}
            />
            <Group gap="sm" grow preventGrowOverflow={false} align="flex-start">
              <NumberField
                label={t('reminders.from')}
                value={draft.reminders.from_hour}
                error={errors['reminders.from_hour']}
                onChange={(value) => remind({ from_hour: value as number })}
              />
              <NumberField
                label={t('reminders.until')}
                value={draft.reminders.until_hour}
                error={errors['reminders.until_hour']}
                onChange={(value) => remind({ until_hour: value as number })}
              />
            </Group>
            {days(t('reminders.decide-trip'), 'decide_trip_days')}
            {days(t('reminders.decide-expense'), 'decide_expense_days')}
            {days(t('reminders.own-trip'), 'own_trip_days')}
            {days(t('reminders.own-expense'), 'own_expense_days')}
          </Stack>
        </Section>
        <Section title={t('section.sign-up')}>
          <Textarea
            label={t('domains')}
            description={domainsFixed === undefined ? t('domains.hint') : t('fixed', { variable: domainsFixed })}
            readOnly={domainsFixed !== undefined}
            autosize
            minRows={1}
            maxRows={6}
            maxLength={10_000}
            spellCheck={false}
            value={draft.sign_up_domains}
            error={domainError}
            onChange={({ currentTarget }) => change({ sign_up_domains: currentTarget.value })}
          />
          {!mail.sends && (
            <Text size="sm" c="dimmed" mt="xs">
              {t('domains.no-mail')}
            </Text>
          )}
        </Section>
        <Section title={t('section.advances')}>
          <Stack gap="sm">
            <NumberField
              label={t('advances.most')}
              description={t('advances.most.hint')}
              value={draft.advances.most}
              error={errors['advances.most']}
              onChange={(value) => change({ advances: { ...draft.advances, most: value as number } })}
            />
            <NumberField
              label={t('advances.settle')}
              value={draft.advances.settle_days}
              error={errors['advances.settle_days']}
              onChange={(value) => change({ advances: { ...draft.advances, settle_days: value as number } })}
            />
          </Stack>
        </Section>
        <Section title={t('section.retention')}>
          <Stack gap="sm">
            <NumberField
              label={t('retention.conversations')}
              description={t('retention.hint')}
              value={draft.retention.conversations_days}
              error={errors['retention.conversations_days']}
              onChange={(value) => keep({ conversations_days: value })}
            />
            <NumberField
              label={t('retention.mails')}
              description={t('retention.hint')}
              value={draft.retention.mails_days}
              error={errors['retention.mails_days']}
              onChange={(value) => keep({ mails_days: value })}
            />
            {REQUIRED_TERMS.map((name) => (
              <NumberField
                key={name}
                label={t(`retention.${name}`)}
                description={t(`retention.${name}.hint`)}
                value={draft.retention[name]}
                error={errors[`retention.${name}`]}
                // An empty field is sent as it is, and the server says what to enter.
                onChange={(value) => keep({ [name]: value })}
              />
            ))}
          </Stack>
        </Section>
        <Suspense>
          <MailSection mail={mail} />
        </Suspense>
        {isConflict ? (
          <AlertLine kind="failure">{t('changed-by-others')}</AlertLine>
        ) : (
          whole && <AlertLine kind="failure">{whole}</AlertLine>
        )}
        {isWrong && <AlertLine kind="failure">{t('check-fields')}</AlertLine>}
        <Group gap="sm">
          <Button type="submit" loading={save.isPending}>
            {t('save')}
          </Button>
          {isConflict && (
            <Button variant="default" onClick={onReload}>
              {t('load-latest')}
            </Button>
          )}
          <Text role="status" size="sm" c="dimmed">
            {said}
          </Text>
        </Group>
      </Stack>
    </form>
  )
}

type DayCount = 'decide_trip_days' | 'decide_expense_days' | 'own_trip_days' | 'own_expense_days'

function draftOf(settings: OrganisationSettings): Draft {
  return { ...settings, sign_up_domains: settings.sign_up_domains.join('\n') }
}

function settingsOf(draft: Draft): OrganisationSettings {
  return {
    ...draft,
    gstins: draft.gstins.map((gstin) => gstin.trim()).filter((gstin) => gstin !== ''),
    sign_up_domains: draft.sign_up_domains.split(/[\s,;]+/).filter((domain) => domain !== ''),
  }
}

/** The settings that differ, alone: what somebody else changes meanwhile stays. */
function changesOf(before: OrganisationSettings, after: OrganisationSettings): OrganisationChanges {
  const names = (Object.keys(after) as (keyof OrganisationSettings)[]).filter(
    (name) => JSON.stringify(after[name]) !== JSON.stringify(before[name]),
  )
  return Object.fromEntries(names.map((name) => [name, after[name]]))
}
