import { Button, Group, Stack, Text } from '@mantine/core'
import type { Organisation, OrganisationChanges, OrganisationSettings } from '@pravas/contract/organisation'
import { organisation as catalogue } from '@pravas/messages/en/organisation'
import { texts } from '@pravas/messages/texts'
import { lazy, type SubmitEvent, Suspense, useState } from 'react'
import { ApiError } from '../../api/api-error.ts'
import { fieldErrorsOf, wholeErrorOf } from '../../api/field-errors.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Section } from '../../ui/details.tsx'
import { focusFirstWrong } from '../../ui/first-wrong-field.ts'
import { OrganisationFields } from './organisation-fields.tsx'
import { useSaveSettings } from './settings-queries.ts'
import {
  Advances,
  ArrangingTrips,
  Reminders,
  Retention,
  type SettingsDraft,
  SignUp,
  WhoBooks,
  WorkingWeek,
} from './settings-sections.tsx'

const t = texts(catalogue)

// Further down, and with calls of their own.
const MailSection = lazy(async () => ({ default: (await import('./mail-section.tsx')).MailSection }))

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
  const isConflict = save.error instanceof ApiError && save.error.is('organisation.changed')
  const errors = fieldErrorsOf(save.error)
  const isWrong = Object.keys(errors).length > 0

  const change = (changes: Partial<SettingsDraft>) => {
    setSaid(undefined)
    setDraft((before) => ({ ...before, ...changes }))
  }
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

  const edited = { draft, change, errors }
  const whole = wholeErrorOf(save.error)
  return (
    <form ref={focusFirstWrong} onSubmit={submit} noValidate>
      <Stack>
        <Section title={t('section.organisation')}>
          <OrganisationFields value={draft} onChange={change} errors={errors} fixedBy={fixedBy} />
        </Section>
        <WorkingWeek {...edited} />
        <WhoBooks {...edited} />
        <ArrangingTrips {...edited} />
        <Reminders {...edited} />
        <SignUp {...edited} fixedBy={fixedBy('sign_up_domains')} sendsMail={mail.sends} />
        <Advances {...edited} />
        <Retention {...edited} />
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

function draftOf(settings: OrganisationSettings): SettingsDraft {
  return { ...settings, sign_up_domains: settings.sign_up_domains.join('\n') }
}

function settingsOf(draft: SettingsDraft): OrganisationSettings {
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
