import { Button, Group, Stack, TextInput } from '@mantine/core'
import { changeProfile } from '@pravas/contract/people'
import { account } from '@pravas/messages/en/account'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { usePublicConfig } from '../../api/public-config.ts'
import { type SessionUser, session } from '../../api/session.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Detail, Details, Section } from '../../ui/details.tsx'
import { formatText } from '../../ui/formats.ts'
import { IconDeviceFloppy, IconPencil } from '../../ui/icons.ts'
import { notifyDone } from '../../ui/notify-done.tsx'
import {
  KEPT_ON_SERVER,
  keepProfile,
  keepProfileDraft,
  type Profile,
  type ProfileField,
  profileOf,
  readProfile,
  readProfileDraft,
} from './profile.ts'
import classes from './profile-form.module.css'

const t = texts(account)
const c = texts(labels)

const IN_BROWSER = t('profile.in-browser')
const BY_ORGANISATION = t('profile.by-organisation')
const SAVED = t('profile.saved')
const SAVED_IN_BROWSER = t('profile.saved-in-browser')
const MASKED_PASSWORD = '••••••••'

/** The person's own data. Changes are kept in this browser only, or on the server where profile editing is switched on. */
export function ProfileForm({ user }: { user: SessionUser }) {
  const isOnServer = usePublicConfig()?.profileEditing === true
  const [draft, setDraft] = useState(() => readProfileDraft(user))
  const edit = (next: Profile | undefined) => {
    setDraft(next)
    keepProfileDraft(user, next)
  }
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<string>()
  const profile = draft ?? (isOnServer ? profileOf(user) : readProfile(user))
  const isEditing = draft !== undefined
  const form = useRef<HTMLFormElement>(null)
  const wasEditing = useRef(isEditing)
  // The button that was pressed is gone: on to the first field, and back to what began it.
  useEffect(() => {
    if (wasEditing.current === isEditing) return
    wasEditing.current = isEditing
    form.current?.querySelector<HTMLElement>(isEditing ? 'input' : '[data-edit]')?.focus({ preventScroll: true })
  }, [isEditing])

  const finish = (message: string) => {
    edit(undefined)
    notifyDone(message)
  }
  const cancel = () => {
    setFailure(undefined)
    edit(undefined)
  }
  const save = async (event: SubmitEvent) => {
    event.preventDefault()
    if (isSaving) return
    setFailure(undefined)
    if (!isOnServer) {
      keepProfile(user, profile)
      return finish(SAVED_IN_BROWSER)
    }
    setSaving(true)
    try {
      const { phone, location, office, username } = profile
      const answer = await call(changeProfile, { body: { phone, location, office, username } })
      session.signIn(answer.user)
      finish(SAVED)
    } catch (error) {
      setFailure(explain(error))
    }
    setSaving(false)
  }
  const field = (name: ProfileField, label: string, type?: 'email' | 'tel') => (
    <ProfileValue
      label={label}
      type={type ?? 'text'}
      value={profile[name]}
      isEditing={isEditing && (!isOnServer || KEPT_ON_SERVER.includes(name))}
      onChange={(value) => edit({ ...profile, [name]: value })}
    />
  )

  return (
    <form ref={form} onSubmit={save}>
      <div className={classes.bar}>
        <p>{isEditing ? (isOnServer ? BY_ORGANISATION : IN_BROWSER) : user.name}</p>
        {isEditing ? (
          <Group gap="xs" wrap="nowrap">
            <Button key="cancel" variant="subtle" color="gray" disabled={isSaving} onClick={cancel}>
              {c('cancel')}
            </Button>
            <Button
              key="save"
              type="submit"
              loading={isSaving}
              leftSection={<IconDeviceFloppy size={16} stroke={1.6} aria-hidden />}
            >
              {t('profile.save')}
            </Button>
          </Group>
        ) : (
          <Button
            key="edit"
            data-edit
            variant="default"
            leftSection={<IconPencil size={16} stroke={1.6} aria-hidden />}
            onClick={() => edit(profile)}
          >
            {t('profile.edit')}
          </Button>
        )}
      </div>
      <Stack>
        {failure && <AlertLine kind="failure">{failure}</AlertLine>}
        <Section title={t('profile.employee')}>
          <Details>
            <Detail name={c('employee-id')}>{formatText(user.employee_id)}</Detail>
            {field('department', t('profile.department'))}
            {field('designation', t('profile.position'))}
          </Details>
        </Section>
        <Section title={t('profile.contact')}>
          <Details>
            {field('email', c('email'), 'email')}
            {field('phone', c('phone'), 'tel')}
            {field('location', t('profile.location'))}
            {field('office', t('profile.office'))}
          </Details>
        </Section>
        <Section title={t('profile.settings')}>
          <Details>
            {field('username', t('profile.username'))}
            <Detail name={c('password')}>
              <span role="img" aria-label={t('profile.password-hidden')}>
                {MASKED_PASSWORD}
              </span>
            </Detail>
          </Details>
        </Section>
      </Stack>
    </form>
  )
}

interface ProfileValueProps {
  label: string
  type: 'text' | 'email' | 'tel'
  value: string
  isEditing: boolean
  onChange: (value: string) => void
}

function ProfileValue({ label, type, value, isEditing, onChange }: ProfileValueProps) {
  return (
    <Detail name={label}>
      {isEditing ? (
        <TextInput
          aria-label={label}
          type={type}
          size="sm"
          maw={360}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        formatText(value)
      )}
    </Detail>
  )
}
