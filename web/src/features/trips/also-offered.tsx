import { AlsoOffered } from '@pravas/contract/trips'
import { labels } from '@pravas/messages/en/labels'
import { trips } from '@pravas/messages/en/trips'
import { texts } from '@pravas/messages/texts'
import { clockOf, formatMinutes } from '../../travel-cards/flight-offer.ts'
import { formatPrice } from '../../ui/formats.ts'
import classes from './also-offered.module.css'

const t = texts(trips)
const c = texts(labels)

/** What stood beside a choice when it was made, for whoever decides; nothing where that was not kept, or it was the only one. */
export function AlsoOfferedThen({
  offered,
  chosen,
  price: paid,
}: {
  offered: unknown
  chosen: string
  /** What the choice costs in rupees, a hotel for the whole stay. */
  price: number | undefined
}) {
  const kept = AlsoOffered.safeParse(offered)
  if (!kept.success || kept.data.of < 2) return null
  const { of, cheapest, fastest, median } = kept.data
  const lines = [
    cheapest && { name: c('cheapest'), ...cheapest },
    fastest && { name: c('fastest'), ...fastest },
  ].filter((line) => line !== undefined)
  return (
    <div className={classes.offered}>
      <p className={classes.heading}>{t('also-offered', { of })}</p>
      <dl className={classes.lines}>
        {lines.map(({ name, title, price, leaves, minutes }) => (
          <div key={name} className={classes.line}>
            <dt>{name}</dt>
            <dd>
              {title === chosen
                ? t('also-offered.this')
                : [title, leaves && clockOf(leaves), minutes !== undefined && formatMinutes(minutes)]
                    .filter(Boolean)
                    .join(', ')}
            </dd>
            <dd className={classes.price}>{formatPrice(price)}</dd>
          </div>
        ))}
        {median !== undefined && (
          <div className={classes.line}>
            <dt>{t('also-offered.median')}</dt>
            <dd>{paid !== undefined && besideMedian(median - paid)}</dd>
            <dd className={classes.price}>{formatPrice(median)}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}

/** How the median of what was offered stands beside the choice, by how many rupees more it is. */
function besideMedian(more: number): string {
  const paise = Math.round(more * 100)
  if (paise === 0) return t('also-offered.same')
  return t('also-offered.beside-median', {
    amount: formatPrice(Math.abs(paise) / 100),
    direction: paise > 0 ? 'more' : 'less',
  })
}
