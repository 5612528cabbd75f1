import { Button, Stack, TextInput } from '@mantine/core'
import { IconDeviceFloppy, IconPencil } from '@tabler/icons-react'
import { type SubmitEvent, useState } from 'react'
import type { SessionUser } from '../../api/session.ts'
import { Detail, Details, Section } from '../../ui/details.tsx'
import { formatText } from '../../ui/formats.ts'
import { keepProfile, type Profile, type ProfileField, readProfile } from './profile.ts'
import classes from './profile-form.module.css'

const MASKED_PASSWORD = '••••••••'

/** The person's own data; what may be changed is changed in this browser only. */
export function ProfileForm({ user }: { user: SessionUser }) {
  const [profile, setProfile] = useState(() => readProfile(user))
  const [isEditing, setEditing] = useState(false)

  const save = (event: SubmitEvent) => {
    event.preventDefault()
    keepProfile(user, profile)
    setEditing(false)
  }
  const field = (name: ProfileField, label: string, type?: 'email' | 'tel') => (
    <ProfileValue
      label={label}
      type={type ?? 'text'}
      value={profile[name]}
      isEditing={isEditing}
      onChange={(value) => setProfile((before: Profile) => ({ ...before, [name]: value }))}
    />
  )

  return (
    <form onSubmit={save}>
      <div className={classes.bar}>
        <p>{isEditing ? 'Changes are kept in this browser only.' : user.name}</p>
        {isEditing ? (
          <Button key="save" type="submit" leftSection={<IconDeviceFloppy size={16} stroke={1.6} aria-hidden />}>
            Save Changes
          </Button>
        ) : (
          <Button
            key="edit"
            variant="default"
            leftSection={<IconPencil size={16} stroke={1.6} aria-hidden />}
            onClick={() => setEditing(true)}
          >
            Edit Profile
          </Button>
        )}
      </div>
      <Stack>
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
