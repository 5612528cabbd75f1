import { labels } from '@pravas/messages/en/labels'
import { travelCards } from '@pravas/messages/en/travel-cards'
import { texts } from '@pravas/messages/texts'
import type { ReactNode } from 'react'
import { formatPrice } from '../ui/formats.ts'
import { IconStarFilled } from '../ui/icons.ts'
import { CardFacts, hotelFacts } from './card-facts.tsx'
import { type HotelOffer, hotelPrice, priceOfStay, pricePerNight } from './hotel-offer.ts'
import classes from './travel-card.module.css'

const t = texts(travelCards)
const c = texts(labels)

/** How many amenities are named; the others are counted. */
const AMENITIES_SHOWN = 4
const STARS = [1, 2, 3, 4, 5]

interface HotelCardProps {
  hotel: HotelOffer
  /** What can be done with it, such as a Select button. */
  action?: ReactNode
  selected?: boolean
  /** What else can be done with it, such as comparing it. */
  extra?: ReactNode
  /** Whether it is a part of what stands around it, and no record of its own. */
  isPart?: boolean
}

/** A hotel: where, how good, what it offers and costs. The same in the chat, the trip and the approval. */
export function HotelCard({ hotel, action, selected = false, extra, isPart = false }: HotelCardProps) {
  const { hotel_class: stars, overall_rating: rating, amenities = [], nights } = hotel
  const night = pricePerNight(hotel)
  const stay = priceOfStay(hotel)
  // Without the nights, a total cannot be shared among them: it stands as it is given.
  const price = night ?? hotelPrice(hotel)
  const more = amenities.length - AMENITIES_SHOWN
  const Card = isPart ? 'div' : 'article'
  return (
    <Card className={classes.card} data-selected={selected || undefined}>
      <div className={classes.hotelRow}>
        <div className={classes.hotel}>
          <div className={classes.name}>{hotel.name}</div>
          <div className={classes.about}>
            {stars !== undefined && stars > 0 && <Stars count={stars} />}
            {rating !== undefined && rating > 0 && <span>{t('rating', { rating: rating.toFixed(1) })}</span>}
            {hotel.neighborhood && <span>{hotel.neighborhood}</span>}
          </div>
          {amenities.length > 0 && (
            <ul className={classes.amenities} aria-label={c('amenities')}>
              {amenities.slice(0, AMENITIES_SHOWN).map((amenity) => (
                <li key={amenity}>{amenity}</li>
              ))}
              {more > 0 && <li title={amenities.slice(AMENITIES_SHOWN).join(', ')}>{`+${more}`}</li>}
            </ul>
          )}
        </div>
        <div className={classes.offer}>
          <div className={classes.price}>
            {price === undefined ? c('no-price') : formatPrice(price)}
            {price !== undefined && (
              <span className={classes.unit}>{` ${night === undefined ? t('price.stay') : t('price.night')}`}</span>
            )}
          </div>
          <div className={classes.about}>
            {stay !== undefined && <span>{staySum(nights, night, stay)}</span>}
            {hotel.source && <span>{hotel.source === 'live' ? t('rate.live') : t('rate.sample')}</span>}
          </div>
        </div>
        {action && <div className={classes.action}>{action}</div>}
      </div>
      <CardFacts facts={hotelFacts(hotel)} labels={hotel.labels} policy={hotel.policy} extra={extra} />
    </Card>
  )
}

/** What the stay costs and how that comes about: the nights at their rate, where these make the sum. */
function staySum(nights: number | undefined, night: number | undefined, stay: number): string | undefined {
  // Without a price of the night the card's price says it already.
  if (nights === undefined || nights <= 0)
    return night === undefined ? undefined : t('stay', { price: formatPrice(stay) })
  if (nights === 1 || night === undefined || Math.abs(night * nights - stay) >= 1)
    return t('stay-nights', { price: formatPrice(stay), nights })
  return t('stay-sum', { nights, night: formatPrice(night), stay: formatPrice(stay) })
}

function Stars({ count }: { count: number }) {
  return (
    <span className={classes.stars} role="img" aria-label={t('stars', { count })}>
      {STARS.filter((star) => star <= count).map((star) => (
        <IconStarFilled key={star} size={13} aria-hidden />
      ))}
    </span>
  )
}
