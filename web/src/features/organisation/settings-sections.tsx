import { Checkbox, Group, NativeSelect, Stack, Switch, Text, Textarea } from '@mantine/core'
import { ARRANGE_TRIPS_FOR, type OrganisationSettings } from '@pravas/contract/organisation'
import { organisation as catalogue } from '@pravas/messages/en/organisation'
import { texts } from '@pravas/messages/texts'
import type { FieldErrors } from '../../api/field-errors.ts'
import { Section } from '../../ui/details.tsx'
import { NumberField } from './number-field.tsx'

const t = texts(catalogue)

/** The settings as they are edited: the mail domains as one text. */
export type SettingsDraft = Omit<OrganisationSettings, 'sign_up_domains'> & { sign_up_domains: string }

interface SectionProps {
  draft: SettingsDraft
  change: (changes: Partial<SettingsDraft>) => void
  errors: FieldErrors
}

/** What is kept for a time at most, whatever the organisation chooses. */
const REQUIRED_TERMS = ['notifications_days', 'usage_days', 'records_years'] as const

/** After how many days somebody is reminded, by field and label. */
const REMINDER_DAYS = [
  ['decide_trip_days', 'reminders.decide-trip'],
  ['decide_expense_days', 'reminders.decide-expense'],
  ['own_trip_days', 'reminders.own-trip'],
  ['own_expense_days', 'reminders.own-expense'],
] as const

const WEEK = [1, 2, 3, 4, 5, 6, 7]

/** The days on which people work; deadlines are counted in them. */
export function WorkingWeek({ draft, change, errors }: SectionProps) {
  return (
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
  )
}

/** Whether people book for themselves or a travel desk does. */
export function WhoBooks({ draft, change, errors }: SectionProps) {
  return (
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
  )
}

/** For whom people may arrange trips besides themselves. */
export function ArrangingTrips({ draft, change, errors }: SectionProps) {
  return (
    <Section title={t('section.arranging')}>
      <NativeSelect
        label={t('arranging.whom')}
        description={t('arranging.hint')}
        pb="xs"
        value={draft.arrange_trips_for}
        error={errors.arrange_trips_for}
        data={ARRANGE_TRIPS_FOR.map((whom) => ({ value: whom, label: t('arranging.for', { whom }) }))}
        onChange={({ currentTarget: { value } }) =>
          change({ arrange_trips_for: ARRANGE_TRIPS_FOR.find((whom) => whom === value) ?? 'nobody' })
        }
      />
    </Section>
  )
}

/** Whether, when and after how many days people are reminded. */
export function Reminders({ draft, change, errors }: SectionProps) {
  const remind = (changes: Partial<SettingsDraft['reminders']>) =>
    change({ reminders: { ...draft.reminders, ...changes } })
  return (
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
        {REMINDER_DAYS.map(([name, label]) => (
          <NumberField
            key={name}
            label={t(label)}
            value={draft.reminders[name]}
            error={errors[`reminders.${name}`]}
            onChange={(value) => remind({ [name]: value as number })}
          />
        ))}
      </Stack>
    </Section>
  )
}

interface SignUpProps extends SectionProps {
  /** The variable by which the operator has fixed the domains; undefined where they are free. */
  fixedBy: string | undefined
  sendsMail: boolean
}

/** From which mail domains people may sign up by themselves. */
export function SignUp({ draft, change, errors, fixedBy, sendsMail }: SignUpProps) {
  const error = Object.entries(errors).find(([path]) => path.startsWith('sign_up_domains'))?.[1]
  return (
    <Section title={t('section.sign-up')}>
      <Textarea
        label={t('domains')}
        description={fixedBy === undefined ? t('domains.hint') : t('fixed', { variable: fixedBy })}
        readOnly={fixedBy !== undefined}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={10_000}
        spellCheck={false}
        value={draft.sign_up_domains}
        error={error}
        onChange={({ currentTarget }) => change({ sign_up_domains: currentTarget.value })}
      />
      {!sendsMail && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('domains.no-mail')}
        </Text>
      )}
    </Section>
  )
}

/** How much may be advanced, and until when it is settled. */
export function Advances({ draft, change, errors }: SectionProps) {
  const limit = (changes: Partial<SettingsDraft['advances']>) => change({ advances: { ...draft.advances, ...changes } })
  return (
    <Section title={t('section.advances')}>
      <Stack gap="sm">
        <NumberField
          label={t('advances.most')}
          description={t('advances.most.hint')}
          value={draft.advances.most}
          error={errors['advances.most']}
          onChange={(value) => limit({ most: value as number })}
        />
        <NumberField
          label={t('advances.settle')}
          value={draft.advances.settle_days}
          error={errors['advances.settle_days']}
          onChange={(value) => limit({ settle_days: value as number })}
        />
      </Stack>
    </Section>
  )
}

/** How long what is kept. */
export function Retention({ draft, change, errors }: SectionProps) {
  const keep = (changes: Partial<SettingsDraft['retention']>) =>
    change({ retention: { ...draft.retention, ...changes } })
  return (
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
  )
}
