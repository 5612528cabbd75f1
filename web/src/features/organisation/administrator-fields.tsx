import { Text, TextInput } from '@mantine/core'
import { setUp as catalogue } from '@pravas/messages/en/set-up'
import { texts } from '@pravas/messages/texts'
import type { useSetUp } from './use-set-up.ts'

const t = texts(catalogue)

/** Who administers the new organisation first. */
export function AdministratorFields({ setUp }: { setUp: ReturnType<typeof useSetUp> }) {
  const { administrator, changeAdministrator, password, setPassword, errors } = setUp
  const field = (name: keyof typeof administrator) => ({
    size: 'md',
    value: administrator[name],
    error: errors[`administrator.${name}`],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      changeAdministrator({ [name]: currentTarget.value }),
  })
  return (
    <>
      <Text size="sm" c="dimmed">
        {t('administrator.hint')}
      </Text>
      <TextInput
        label={t('administrator.name')}
        required
        withAsterisk={false}
        autoComplete="name"
        maxLength={200}
        {...field('name')}
      />
      <TextInput
        label={t('administrator.email')}
        required
        withAsterisk={false}
        type="email"
        autoComplete="username"
        maxLength={254}
        {...field('email')}
      />
      <TextInput
        label={t('administrator.employee-id')}
        description={t('administrator.employee-id.hint')}
        autoComplete="off"
        spellCheck={false}
        maxLength={32}
        {...field('employee_id')}
      />
      <TextInput
        label={t('administrator.password')}
        required
        withAsterisk={false}
        size="md"
        type="password"
        autoComplete="new-password"
        value={password}
        error={errors['administrator.password']}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
      />
    </>
  )
}
