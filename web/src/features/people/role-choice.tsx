import { Checkbox, Stack, Text } from '@mantine/core'
import { GRANTED_ROLES, type GrantedRole, type Role } from '@pravas/contract/people'
import { people as catalogue } from '@pravas/messages/en/people'
import { roles as roleNames } from '@pravas/messages/en/roles'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { administratorsOf } from './people-queries.ts'

const t = texts(catalogue)
const c = texts(roleNames)

interface RoleChoiceProps {
  roles: readonly Role[]
  /** The roles that the person has until now, and whether they are the one signed in. */
  held: readonly Role[]
  isOwn: boolean
  /** Whether the one signed in may decide who is a super admin. */
  mayGrantAll: boolean
  error: string | undefined
  onChange: (roles: Role[]) => void
}

/** The roles that can be granted, each with what it may do. */
export function RoleChoice({ roles, held, isOwn, mayGrantAll, error, onChange }: RoleChoiceProps) {
  const isLast = useIsLastAdministrator(held)
  const limits = (role: GrantedRole) => {
    if (isOwn) return { disabled: true }
    if (role === 'super_admin' && !mayGrantAll) return { disabled: true, why: t('roles.super-only') }
    if (isLast && held.includes(role) && ADMINISTERING.includes(role)) return { disabled: false, why: t('roles.last') }
    return { disabled: false }
  }
  return (
    <Checkbox.Group
      value={[...roles]}
      onChange={(chosen) => onChange(chosen as Role[])}
      description={isOwn ? t('roles.own') : t('roles.hint')}
      aria-label={t('section.roles')}
      error={error}
    >
      <Stack gap={14} mt="sm">
        {GRANTED_ROLES.map((role) => {
          const { disabled, why } = limits(role)
          return (
            <Checkbox
              key={role}
              value={role}
              disabled={disabled}
              label={c(`role.${role}`)}
              description={
                <>
                  {t(`role.${role}.about`)}
                  {why && (
                    <Text span inherit display="block" c="var(--mantine-color-text)">
                      {why}
                    </Text>
                  )}
                </>
              }
            />
          )
        })}
      </Stack>
    </Checkbox.Group>
  )
}

const ADMINISTERING: readonly GrantedRole[] = ['administrator', 'super_admin']

/** Whether nobody else has a role that administers; asked only of those who have one. The server decides. */
function useIsLastAdministrator(held: readonly Role[]): boolean {
  const enabled = ADMINISTERING.some((role) => held.includes(role))
  const administrators = useQuery({ ...administratorsOf('administrator'), enabled })
  const superAdmins = useQuery({ ...administratorsOf('super_admin'), enabled })
  if (!enabled || !administrators.data || !superAdmins.data) return false
  const ids = [...administrators.data.items, ...superAdmins.data.items].map(({ id }) => id)
  return new Set(ids).size < 2
}
