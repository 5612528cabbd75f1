import { Button, Skeleton, Stack, Text } from '@mantine/core'
import type { OutboxMail } from '@pravas/contract/approvals'
import { labels } from '@pravas/messages/en/labels'
import { outbox } from '@pravas/messages/en/outbox'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { explain } from '../api/api-error.ts'
import { foundMails, STATES } from '../features/outbox/found-mails.ts'
import { MailList } from '../features/outbox/mail-list.tsx'
import { outboxMails } from '../features/outbox/outbox-queries.ts'
import { BackLink } from '../ui/back-link.tsx'
import { formatCount } from '../ui/formats.ts'
import { IconMail } from '../ui/icons.ts'
import { Notice } from '../ui/notice.tsx'
import { Page } from '../ui/page.tsx'
import { ChoiceBar, ChoiceSelect } from '../ui/records/choice-bar.tsx'
import { Retry } from '../ui/retry.tsx'
import { useAddressParams, withParams } from '../ui/use-address-params.ts'

const t = texts(outbox)
const c = texts(labels)

/** What became of the mails that the product wrote. */
export function AdminOutboxPage() {
  const { data: mails, isPending, error, refetch } = useQuery(outboxMails)
  return (
    <Page title={c('page.outbox')} back={<BackLink to="/admin-approvals">{c('page.manager-approvals')}</BackLink>}>
      <Text size="sm" c="dimmed" mb="md">
        {t('about')}
      </Text>
      {isPending ? (
        <Stack gap={26} py="md" aria-hidden>
          {[1, 2, 3, 4].map((row) => (
            <div key={row}>
              <Skeleton height={12} width="40%" mb={10} />
              <Skeleton height={10} width="60%" />
            </div>
          ))}
        </Stack>
      ) : error ? (
        <Notice title={t('failed')}>
          <Retry text={explain(error)} onRetry={refetch} />
        </Notice>
      ) : mails.length > 0 ? (
        <Mails mails={mails} />
      ) : (
        <Notice title={t('none')} icon={<IconMail size={28} stroke={1.3} aria-hidden />}>
          {t('none.hint')}
        </Notice>
      )}
    </Page>
  )
}

/** The mails, searched and narrowed to a state. */
function Mails({ mails }: { mails: OutboxMail[] }) {
  const [params, setParams] = useAddressParams()
  const view = { q: params.get('q') ?? '', state: STATES.find((state) => state === params.get('state')) }
  const narrow = (name: 'q' | 'state', value: string | undefined) =>
    setParams((current) => withParams(current, { [name]: value }), { replace: true })
  const clear = () => setParams({}, { replace: true })
  const found = foundMails(mails, view)
  return (
    <>
      <ChoiceBar
        searchLabel={t('search')}
        search={view.q}
        onSearch={(q) => narrow('q', q)}
        chosen={view.state === undefined ? 0 : 1}
        isNarrowed={view.q !== '' || view.state !== undefined}
        onClear={clear}
      >
        <ChoiceSelect
          label={t('state')}
          value={view.state}
          options={[
            { value: '', label: t('state.any', { count: formatCount(mails.length) }) },
            ...STATES.map((state) => ({
              value: state,
              label: `${t(`state.${state}`)} (${mails.filter(({ status }) => status === state).length})`,
            })),
          ]}
          isChosen={view.state !== undefined}
          onChange={(state) => narrow('state', state)}
        />
      </ChoiceBar>
      {found.length > 0 ? (
        <MailList mails={found} />
      ) : (
        <Notice title={t('none-found')} icon={<IconMail size={28} stroke={1.3} aria-hidden />}>
          <Button variant="default" onClick={clear}>
            {t('show-all')}
          </Button>
        </Notice>
      )}
    </>
  )
}
