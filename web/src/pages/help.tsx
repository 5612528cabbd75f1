import { help } from '@pravas/messages/en/help'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import Markdown, { type Components } from 'react-markdown'
import { Link, Navigate, useParams } from 'react-router'
import type { SessionState } from '../api/session.ts'
import { useSession } from '../api/use-session.ts'
import { TextLink } from '../chat/text-link.tsx'
import { LOCALE } from '../ui/formats.ts'
import { Page } from '../ui/page.tsx'
import { Retry } from '../ui/retry.tsx'
import classes from './help.module.css'

const t = texts(help)

/** What an employee reads is there in Hindi, too. */
const IS_HINDI = LOCALE.startsWith('hi')

/** The pages of the guide in their order, with the people whom they concern; the texts are those of docs/guide. */
const TOPICS = [
  {
    topic: 'plan-a-trip',
    text: () =>
      IS_HINDI ? import('../../../docs/guide/hi/plan-a-trip.md?raw') : import('../../../docs/guide/plan-a-trip.md?raw'),
  },
  {
    topic: 'claim-expenses',
    text: () =>
      IS_HINDI
        ? import('../../../docs/guide/hi/claim-expenses.md?raw')
        : import('../../../docs/guide/claim-expenses.md?raw'),
  },
  { topic: 'approve', text: () => import('../../../docs/guide/approve.md?raw'), for: ({ isAdmin }) => isAdmin },
  { topic: 'finance', text: () => import('../../../docs/guide/finance.md?raw'), for: ({ readsClaims }) => readsClaims },
  { topic: 'set-up', text: () => import('../../../docs/guide/set-up.md?raw'), for: ({ administers }) => administers },
  {
    topic: 'administer',
    text: () => import('../../../docs/guide/administer.md?raw'),
    for: ({ administers }) => administers,
  },
] as const satisfies readonly {
  topic: string
  text: () => Promise<{ default: string }>
  for?: (session: SessionState) => boolean
}[]

/** The pictures of the guide, by the names that its texts give them. */
const PICTURES = import.meta.glob<string>('../../../docs/guide/*.png', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** The user guide: what concerns the person, page by page. */
export function HelpPage() {
  const session = useSession()
  const { topic: wanted } = useParams()
  const topics = TOPICS.filter((each) => !('for' in each) || each.for(session))
  const shown = topics.find(({ topic }) => topic === (wanted ?? topics[0]?.topic))
  if (!shown) return <Navigate to="/help" replace />
  return (
    <Page title={t('title')} tabTitle={t(shown.topic)}>
      <div className={classes.guide}>
        <nav aria-label={t('topics')} className={classes.topics}>
          {topics.map(({ topic }) => (
            <Link key={topic} to={`/help/${topic}`} aria-current={topic === shown.topic ? 'page' : undefined}>
              {t(topic)}
            </Link>
          ))}
        </nav>
        <GuidePage key={shown.topic} {...shown} />
      </div>
    </Page>
  )
}

function GuidePage({ topic, text }: Pick<(typeof TOPICS)[number], 'topic' | 'text'>) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['help', topic],
    queryFn: async () => (await text()).default,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (isError) return <Retry text={t('failed')} onRetry={refetch} />
  if (data === undefined) return <p className={classes.loading}>{t('loading')}</p>
  return (
    <article className={classes.text}>
      <Markdown components={COMPONENTS}>{data}</Markdown>
    </article>
  )
}

const COMPONENTS: Components = {
  // The page has its title.
  h1: ({ children }) => <h2>{children}</h2>,
  h2: ({ children }) => <h3>{children}</h3>,
  a: TextLink,
  img: ({ src, alt }) => {
    const picture = PICTURES[`../../../docs/guide/${src?.replace('../', '')}`]
    return picture === undefined ? null : <img src={picture} alt={alt} width={1280} height={800} loading="lazy" />
  },
}
