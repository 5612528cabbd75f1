import type { ReceiptInReview } from '@pravas/contract/claims'
import type { PlaceOnPage } from '@pravas/contract/page-places'
import { IconEyeQuestion, IconPencil } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useKeepPlace } from '../../../chat/keep-place.ts'
import { countOf } from '../../../ui/formats.ts'
import classes from './unread-places.module.css'

/** A poor print may hold many; the largest tell the most and stand at first. */
const SHOWN = 6

interface UnreadPlacesProps {
  unread: ReceiptInReview['unread']
  onLook: (place: PlaceOnPage, label: string) => void
}

/** Where something is written that could not be read; each place is shown on the picture, so that it can be typed in. */
export function UnreadPlaces({ unread, onLook }: UnreadPlacesProps) {
  const [areAll, setAll] = useState(false)
  const list = useId()
  const keepPlace = useKeepPlace()
  if (unread.length === 0) return null
  const size = ({ width, height }: PlaceOnPage) => width * height
  const sorted = unread.toSorted((a, b) => Number(b.hand) - Number(a.hand) || size(b) - size(a))
  const shown = areAll ? sorted : sorted.slice(0, SHOWN)
  return (
    <section className={classes.unread} aria-label="Not read">
      <p>{`${countOf(unread.length, 'area')} couldn’t be read. Please type in anything important.`}</p>
      <ul id={list}>
        {shown.map((place, index) => {
          const label = place.hand ? `Handwriting ${index + 1}` : `Unclear print ${index + 1}`
          return (
            <li key={`${place.page} ${place.x} ${place.y}`}>
              <button type="button" onClick={() => onLook(place, label)}>
                {place.hand ? <IconPencil size={14} aria-hidden /> : <IconEyeQuestion size={14} aria-hidden />}
                {label}
              </button>
            </li>
          )
        })}
        {unread.length > SHOWN && (
          <li>
            <button
              type="button"
              className={classes.more}
              aria-expanded={areAll}
              aria-controls={list}
              onClick={() => {
                keepPlace()
                setAll(!areAll)
              }}
            >
              {areAll ? 'Show fewer' : `and ${unread.length - SHOWN} more`}
            </button>
          </li>
        )}
      </ul>
    </section>
  )
}
