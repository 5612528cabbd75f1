import { Anchor, Text } from '@mantine/core'
import { labels } from '@pravas/messages/en/labels'
import { privacyPolicy } from '@pravas/messages/en/privacy-policy'
import { texts } from '@pravas/messages/texts'
import { Link } from 'react-router'
import { Page } from '../ui/page.tsx'
import { richText } from '../ui/rich-text.ts'
import classes from './privacy-policy.module.css'

const t = texts(privacyPolicy)
const c = texts(labels)

interface Part {
  title: string
  text: string
  points?: string[]
}

const PARTS: Part[] = [
  {
    title: t('collect'),
    text: t('collect.about'),
    points: [
      t('collect.you'),
      t('collect.trips'),
      t('collect.expenses'),
      t('collect.conversations'),
      t('collect.usage'),
    ],
  },
  {
    title: t('use'),
    text: t('use.about'),
  },
  {
    title: t('security'),
    text: t('security.about'),
  },
  {
    title: t('sharing'),
    text: t('sharing.about'),
  },
  {
    title: t('ai'),
    text: t('ai.about'),
  },
  {
    title: t('rights'),
    text: t('rights.about'),
  },
  {
    title: t('retention'),
    text: t('retention.about'),
    points: [t('retention.account'), t('retention.chat'), t('retention.financial'), t('retention.logs')],
  },
  {
    title: t('cookies'),
    text: t('cookies.about'),
  },
  {
    title: t('children'),
    text: t('children.about'),
  },
  {
    title: t('changes'),
    text: t('changes.about'),
  },
]

/** How personal data are treated, in ten sections and a contact block. */
export function PrivacyPolicyPage() {
  return (
    <Page title={c('page.privacy')} isNarrow>
      <Text size="sm" c="dimmed" mb="xl">
        {t('intro')}
      </Text>
      <div className={classes.prose}>
        {PARTS.map(({ title, text, points }, index) => (
          <section key={title}>
            <h2>{`${index + 1}. ${title}`}</h2>
            <p>{text}</p>
            {points && (
              <ul>
                {points.map((point) => (
                  <li key={point}>{point}</li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <section className={classes.contact}>
          <h2>{t('contact')}</h2>
          <p>
            {richText(
              t.rich('contact.about', {
                mail: (address) => (
                  <Anchor href={`mailto:${address}`} underline="always">
                    {address}
                  </Anchor>
                ),
                contact: (words) => (
                  <Anchor component={Link} to="/support" underline="always">
                    {words}
                  </Anchor>
                ),
              }),
            )}
          </p>
        </section>
      </div>
    </Page>
  )
}
