import { ActionIcon, Button, CopyButton, Group } from '@mantine/core'
import type { SignInProvider } from '@pravas/contract/sign-in-trial'
import { roles as roleNames } from '@pravas/messages/en/roles'
import { signInTrial } from '@pravas/messages/en/sign-in-trial'
import { texts } from '@pravas/messages/texts'
import { Detail, Details, Section } from '../../ui/details.tsx'
import { IconCheck, IconCopy } from '../../ui/icons.ts'

const t = texts(signInTrial)
const r = texts(roleNames)

interface ProviderSectionProps {
  provider: SignInProvider
  isWorking: boolean
  onTry: () => void
}

/** How a provider is set up, and the way to try it. */
export function ProviderSection({ provider, isWorking, onTry }: ProviderSectionProps) {
  const { method, issuer, client_id, callback, domains, entry, roles, roles_claim } = provider
  return (
    <Section title={t(`method.${method}`)}>
      <Details>
        <Detail name={t('issuer')}>{issuer}</Detail>
        <Detail name={t('client')}>{client_id}</Detail>
        <Detail name={t('callback')} note={t('callback.about')}>
          <Group gap={4} wrap="nowrap">
            <code>{callback}</code>
            <CopyButton value={callback}>
              {({ copied, copy }) => (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={copied ? t('copied') : t('copy')}
                  onClick={copy}
                >
                  {copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
                </ActionIcon>
              )}
            </CopyButton>
          </Group>
        </Detail>
        <Detail name={t('domains')}>{domains.length > 0 ? domains.join(', ') : t('domains.any')}</Detail>
        <Detail name={t('entry')}>{entry ? entry.join(', ') : t('entry.none')}</Detail>
        <Detail name={t('roles', { claim: roles_claim })}>
          {roles.length > 0
            ? roles.map(({ role, groups }) => (
                <div key={role}>{t('roles.mapped', { role: r(`role.${role}`), groups: groups.join(', ') })}</div>
              ))
            : t('roles.none')}
        </Detail>
      </Details>
      <Button mt="md" loading={isWorking} onClick={onTry}>
        {t('try')}
      </Button>
    </Section>
  )
}
