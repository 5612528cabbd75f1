import { Stack, Text } from '@mantine/core'
import type { SignInTrial, TrialFinding } from '@pravas/contract/sign-in-trial'
import { roles as roleNames } from '@pravas/messages/en/roles'
import { signInTrial } from '@pravas/messages/en/sign-in-trial'
import { texts } from '@pravas/messages/texts'
import { useEffect, useRef } from 'react'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Detail, Details, Section } from '../../ui/details.tsx'
import classes from './sign-in-trial.module.css'

const t = texts(signInTrial)
const r = texts(roleNames)

/** What a trial found: whether the account gets in, as whom, with which roles, and what is wrong. */
export function TrialResult({ trial }: { trial: SignInTrial }) {
  const { signs_in, findings, person, groups, claims } = trial
  const start = useRef<HTMLDivElement>(null)
  // The page has come back from elsewhere: reading begins with what came of it.
  useEffect(() => start.current?.focus(), [])
  const rolesOf = (roles: NonNullable<SignInTrial['person']>['roles_after']) =>
    roles.map((role) => r(`role.${role}`)).join(', ')
  return (
    <div ref={start} tabIndex={-1} className={classes.result}>
      <Section title={t('result')}>
        <Stack gap="sm">
          <AlertLine kind={signs_in ? 'success' : 'failure'}>{signs_in ? t('signs-in') : t('refused')}</AlertLine>
          {findings.length > 0 && <Findings findings={findings} />}
          {person && (
            <>
              <Text>{t(`match.${person.match}`, { name: person.name })}</Text>
              <Details>
                <Detail name={t('email')}>{person.email}</Detail>
                <Detail name={t('employee-id')}>{person.employee_id ?? '–'}</Detail>
                <Detail name={t('roles.before')}>{rolesOf(person.roles_before)}</Detail>
                <Detail name={t('roles.after')}>{rolesOf(person.roles_after)}</Detail>
                <Detail name={t('groups')}>{groups.length > 0 ? groups.join(', ') : t('groups.none')}</Detail>
              </Details>
            </>
          )}
        </Stack>
      </Section>
      <Section title={t('claims')}>
        {claims.length === 0 ? (
          <Text size="sm" c="dimmed">
            {t('claims.none')}
          </Text>
        ) : (
          <Details>
            {claims.map(({ name, value }) => (
              <Detail key={name} name={name}>
                {value}
              </Detail>
            ))}
          </Details>
        )}
      </Section>
    </div>
  )
}

/** What is wrong, or worth knowing, a sentence each. */
function Findings({ findings }: { findings: readonly TrialFinding[] }) {
  return (
    <ul className={classes.findings}>
      {findings.map((finding) => (
        <li key={finding.code}>{wordsOf(finding)}</li>
      ))}
    </ul>
  )
}

function wordsOf({ code, value }: TrialFinding): string {
  if (code === 'tenant' && value === null) return t('finding.tenant.missing')
  return t(`finding.${code}`, { value: value ?? '–' })
}
