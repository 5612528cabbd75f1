import { Button } from '@mantine/core'
import { type OpenedLink as Opened, openDecisionLink } from '@pravas/contract/approvals'
import { decisionLink } from '@pravas/messages/en/decision-link'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, Navigate } from 'react-router'
import { ApiError, explain, isRefusal } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useSession } from '../../api/use-session.ts'
import { Notice } from '../../ui/notice.tsx'
import { Retry } from '../../ui/retry.tsx'
import { forgetLinkToken, keptLinkToken, type MailLinkState } from './mail-link.ts'

const t = texts(decisionLink)
const c = texts(labels)

let openings = 0

function begin() {
  openings += 1
  return { token: keptLinkToken(), opening: openings }
}

/** Opens the link of a mail that this tab came by: leads to its request, or says why it asks nothing any more and where to go on. */
export function OpenedLink() {
  const [{ token, opening }] = useState(begin)
  const { data, error, refetch } = useQuery({
    // What failed is logged by its key, which is why the token is none of it.
    queryKey: ['decision-link', opening],
    queryFn: () => open(token ?? ''),
    enabled: token !== undefined,
    retry: false,
    // It is used up by being opened.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  if (token === undefined) return <Elsewhere title={t('link.none.title')} text={t('link.none')} />
  if (data?.state === 'open')
    return <Navigate to={addressOf(data)} replace state={{ asked: data } satisfies MailLinkState} />
  if (data) return <Closed link={data} state={data.state} />
  if (!error) return <p role="status">{t('link.opening')}</p>
  if (isRefusal(error)) return <Elsewhere title={t('link.refused.title')} text={explain(error)} />
  return <Retry text={t('link.failed')} onRetry={refetch} />
}

/** What answered is not asked again, of whoever signs in here next. */
async function open(token: string): Promise<Opened> {
  try {
    const link = await call(openDecisionLink, { body: { token } })
    forgetLinkToken()
    return link
  } catch (error) {
    if (error instanceof ApiError && error.is('link.not_valid')) forgetLinkToken()
    throw error
  }
}

const addressOf = ({ kind, number }: Opened) => `/${kind}/${encodeURIComponent(number)}`

/** Why a link asks nothing any more: in short, and where the request stands. */
const CLOSED: Record<Exclude<Opened['state'], 'open'>, (link: Opened) => { title: string; text: string }> = {
  used: ({ number }) => ({ title: t('link.used.title'), text: t('link.used', { number }) }),
  expired: ({ number }) => ({ title: t('link.expired.title'), text: t('link.expired', { number }) }),
  decided: ({ number, status }) => ({
    title: t('link.decided.title', { number }),
    text: t('link.decided', { status }),
  }),
  changed: ({ number }) => ({ title: t('link.changed.title', { number }), text: t('link.changed') }),
}

function Closed({ link, state }: { link: Opened; state: keyof typeof CLOSED }) {
  const { title, text } = CLOSED[state](link)
  return (
    <Notice
      title={title}
      action={
        <Button component={Link} to={addressOf(link)} replace mt="xs">
          {t('link.open', { number: link.number })}
        </Button>
      }
    >
      {text}
    </Notice>
  )
}

function Elsewhere({ title, text }: { title: string; text: string }) {
  const { isAdmin } = useSession()
  return (
    <Notice
      title={title}
      action={
        <Button component={Link} to={isAdmin ? '/admin-approvals' : '/dashboard'} replace mt="xs">
          {isAdmin ? c('page.manager-approvals') : t('link.dashboard')}
        </Button>
      }
    >
      {text}
    </Notice>
  )
}
