import { Button, Group, Stack, Text, Textarea } from '@mantine/core'
import { type AdministeredPerson, invitePerson } from '@pravas/contract/administration'
import { people as catalogue } from '@pravas/messages/en/people'
import { texts } from '@pravas/messages/texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { explain } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { usePublicConfig } from '../../api/public-config.ts'
import { AlertLine } from '../../ui/alert-line.tsx'
import { Section } from '../../ui/details.tsx'
import { formatInstant } from '../../ui/formats.ts'
import { IconCheck, IconCopy } from '../../ui/icons.ts'
import { onDemand } from '../../ui/on-demand.tsx'
import { PEOPLE } from './people-queries.ts'
import { stateOf } from './person-state.ts'

const t = texts(catalogue)

const WAYS = ['mail', 'link'] as const

const EndSessionsModal = onDemand(async () => (await import('./end-sessions-modal.tsx')).EndSessionsModal)

/** How a person signs in: whether they can, links to choose a password, and the end of their sessions. */
export function PersonSignIn({ person, isOwn }: { person: AdministeredPerson; isOwn: boolean }) {
  const queries = useQueryClient()
  const { id, name, email, active, signs_in_by, invited_until } = person
  const isOffered = active && !isOwn && signs_in_by !== 'provider'
  // Where it isn't known, the server says so.
  const mailLeaves = usePublicConfig()?.passwordReset !== false
  const invite = useMutation({
    mutationFn: (by: 'mail' | 'link') => call(invitePerson, { params: { person: id }, body: { by } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: PEOPLE }),
  })
  const hasAccess = signs_in_by !== null
  return (
    <Section title={t('sign-in')}>
      <Stack gap="sm" py="sm">
        <Text size="sm">{isOwn ? t('sign-in.own') : stateWords(person)}</Text>
        {isOffered && (
          <Group gap="xs">
            {WAYS.map((by) => (
              <Button
                key={by}
                variant="default"
                size="sm"
                loading={invite.isPending && invite.variables === by}
                disabled={invite.isPending || (by === 'mail' && !mailLeaves)}
                onClick={() => invite.mutate(by)}
              >
                {by === 'link' && invited_until !== null
                  ? t('invite.link-again')
                  : t(`${hasAccess ? 'reset' : 'invite'}.${by}`)}
              </Button>
            ))}
          </Group>
        )}
        {isOffered && !mailLeaves && (
          <Text size="xs" c="dimmed">
            {t('invite.no-mail')}
          </Text>
        )}
        {isOffered && invited_until !== null && (
          <Text size="xs" c="dimmed">
            {t('invite.earlier')}
          </Text>
        )}
        {invite.isError && <AlertLine kind="failure">{explain(invite.error)}</AlertLine>}
        {invite.data && invite.data.link === null && (
          <AlertLine kind="success">
            {t('invite.mailed', { email, time: formatInstant(invite.data.expires_at) })}
          </AlertLine>
        )}
        {invite.data?.link && <LinkOnce link={invite.data.link} until={invite.data.expires_at} />}
        {active && hasAccess && !isOwn && <EndSessions id={id} name={name} />}
      </Stack>
    </Section>
  )
}

function stateWords(person: AdministeredPerson): string {
  const state = stateOf(person)
  if (state === 'deactivated') return t('sign-in.deactivated')
  if (state === 'invited') return t('sign-in.invited', { time: formatInstant(person.invited_until) })
  return state === 'none' ? t('sign-in.none') : t(`sign-in.${person.signs_in_by ?? 'password'}`)
}

/** A link that is shown once: marked as soon as it appears, so that it can be copied by the keyboard. */
function LinkOnce({ link, until }: { link: string; until: string }) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [isCopied, setCopied] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is to be marked as well
  useEffect(() => {
    setCopied(false)
    field.current?.select()
  }, [link])
  const copy = async () => {
    field.current?.select()
    // Without the right to write, the marked link can be copied by hand.
    await navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <div role="status">
      <Text size="sm" mb={6}>
        {t('invite.once', { time: formatInstant(until) })}
      </Text>
      <Textarea
        ref={field}
        readOnly
        autosize
        minRows={2}
        value={link}
        aria-label={t('invite.link-label')}
        mb="xs"
        styles={{ input: { overflowWrap: 'anywhere' } }}
      />
      <Button
        variant="default"
        onClick={copy}
        leftSection={
          isCopied ? <IconCheck size={15} stroke={1.8} aria-hidden /> : <IconCopy size={15} stroke={1.8} aria-hidden />
        }
      >
        {t(isCopied ? 'invite.copied' : 'invite.copy')}
      </Button>
    </div>
  )
}

function EndSessions({ id, name }: { id: string; name: string }) {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <div>
        <Button variant="subtle" size="sm" ml={-14} {...EndSessionsModal.ahead} onClick={() => setAsks(true)}>
          {t('sessions.end')}
        </Button>
      </div>
      <EndSessionsModal opened={asks} onClose={() => setAsks(false)} id={id} name={name} />
    </>
  )
}
