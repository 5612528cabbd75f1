import { Anchor, Button, Stack, Text } from '@mantine/core'
import type { AdministeredPerson } from '@pravas/contract/administration'
import { labels } from '@pravas/messages/en/labels'
import { people as catalogue } from '@pravas/messages/en/people'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useParams } from 'react-router'
import { ApiError } from '../api/api-error.ts'
import { useSession } from '../api/use-session.ts'
import { personOf } from '../features/people/people-queries.ts'
import { PersonActivation } from '../features/people/person-activation.tsx'
import { ErasedPerson, PersonErasure } from '../features/people/person-erasure.tsx'
import { PersonForm } from '../features/people/person-form.tsx'
import { PersonHistory } from '../features/people/person-history.tsx'
import { PersonSignIn } from '../features/people/person-sign-in.tsx'
import { BackLink } from '../ui/back-link.tsx'
import { DetailsSkeleton, Section } from '../ui/details.tsx'
import { formatCount } from '../ui/formats.ts'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { Retry } from '../ui/retry.tsx'
import { TwoColumns } from '../ui/two-columns.tsx'

const t = texts(catalogue)
const c = texts(labels)

/** A person as their administrators keep them. */
export function PersonPage() {
  const { person: reference = '' } = useParams()
  const { user } = useSession()
  const { data: person, isPending, error, refetch } = useQuery(personOf(reference))
  return (
    <Page title={person?.name ?? c('employee')} back={<BackLink to="/people">{c('page.people')}</BackLink>}>
      {isPending ? (
        <DetailsSkeleton rows={8} text={t('person.loading')} />
      ) : person ? (
        person.erased_at ? (
          <Stack>
            <ErasedPerson at={person.erased_at} />
            <PersonHistory person={person.id} />
          </Stack>
        ) : (
          <TwoColumns split="main">
            <PersonForm key={person.id} person={person} onSaved={() => undefined} />
            <Stack>
              <PersonSignIn person={person} isOwn={person.email === user.email} />
              <Reports person={person} />
              <PersonActivation person={person} isOwn={person.email === user.email} />
              {user.isSuperAdmin && <PersonErasure person={person} />}
              <PersonHistory person={person.id} />
            </Stack>
          </TwoColumns>
        )
      ) : (
        <Notice
          title={t('person.not-found')}
          action={
            <Button component={Link} to="/people" variant="default" mt="xs">
              {c('page.people')}
            </Button>
          }
        >
          {error instanceof ApiError && error.status === 404 ? (
            t('person.not-found.why')
          ) : (
            <Retry text={t('person.failed')} onRetry={refetch} />
          )}
        </Notice>
      )}
    </Page>
  )
}

function Reports({ person: { id, name, reports } }: { person: AdministeredPerson }) {
  return (
    <Section title={t('reports')}>
      <Text size="sm" py="sm">
        {reports === 0 ? (
          t('reports.none', { name })
        ) : (
          <>
            {t('reports.count', { name, count: reports, number: formatCount(reports) })}{' '}
            <Anchor component={Link} to={`/people?manager=${id}`} inherit underline="always">
              {t('reports.show')}
            </Anchor>
          </>
        )}
      </Text>
    </Section>
  )
}

/** Adding a person, which leads on to them. */
export function NewPersonPage() {
  const navigate = useNavigate()
  return (
    <Page title={t('person.new')} back={<BackLink to="/people">{c('page.people')}</BackLink>}>
      <PersonForm person={undefined} onSaved={({ id }) => void navigate(`/people/${id}`, { replace: true })} />
    </Page>
  )
}
