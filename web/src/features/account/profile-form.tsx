import { Button, Group, Stack, TextInput } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import { changeProfile } from '@pravas/contract/people'
import { IconCheck, IconDeviceFloppy, IconPencil } from '@tabler/icons-react'
import { type SubmitEvent, useState } from 'react'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { usePublicConfig } from '../../api/public-config.ts'
import { type SessionUser, session } from '../../api/session.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Detail, Details, Section } from '../../ui/details.tsx'
import { formatText } from '../../ui/formats.ts'
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

const IN_BROWSER = 'Changes are kept in this browser only.'
const BY_ORGANISATION = 'Department, position and email are changed by your organisation.'
const SAVED = 'Your changes are saved'
const SAVED_IN_BROWSER = 'Your changes are saved in this browser'
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

  const finish = (message: string) => {
    edit(undefined)
    notifications.show({ message, withBorder: true, icon: <IconCheck size={16} aria-hidden /> })
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
    <form onSubmit={save}>
      <div className={classes.bar}>
        <p>{isEditing ? (isOnServer ? BY_ORGANISATION : IN_BROWSER) : user.name}</p>
        {isEditing ? (
          <Group gap="xs" wrap="nowrap">
            <Button key="cancel" variant="subtle" color="gray" disabled={isSaving} onClick={cancel}>
              Cancel
            </Button>
            <Button
              key="save"
              type="submit"
              loading={isSaving}
              leftSection={<IconDeviceFloppy size={16} stroke={1.6} aria-hidden />}
            >
              Save Changes
            </Button>
          </Group>
        ) : (
          <Button
            key="edit"
            variant="default"
            leftSection={<IconPencil size={16} stroke={1.6} aria-hidden />}
            onClick={() => edit(profile)}
          >
            Edit Profile
          </Button>
        )}
      </div>
      <Stack>
        {failure && <AlertLine kind="failure">{failure}</AlertLine>}
        <Section title="Employee Information">
          <Details>
            <Detail name="Employee ID">{formatText(user.employee_id)}</Detail>
            {field('department', 'Department')}
            {field('designation', 'Position')}
          </Details>
        </Section>
        <Section title="Contact Information">
          <Details>
            {field('email', 'Email', 'email')}
            {field('phone', 'Phone', 'tel')}
            {field('location', 'Location')}
            {field('office', 'Office')}
          </Details>
        </Section>
        <Section title="Account Settings">
          <Details>
            {field('username', 'Username')}
            <Detail name="Password">
              <span role="img" aria-label="Password, not shown">
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
