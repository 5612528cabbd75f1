import type { PlaceOnPage, ReceiptInReview } from '@pravas/contract/claims'
import { IconEyeQuestion, IconPencil } from '@tabler/icons-react'
import { countOf } from '../../../ui/formats.ts'
import classes from './unread-places.module.css'

/** A poor print may hold many; the largest tell the most. */
const SHOWN = 6

interface UnreadPlacesProps {
  unread: ReceiptInReview['unread']
  onLook: (place: PlaceOnPage, label: string) => void
}

/** Where something is written that could not be read; each place is shown on the picture, so that it can be typed in. */
export function UnreadPlaces({ unread, onLook }: UnreadPlacesProps) {
  if (unread.length === 0) return null
  const size = ({ width, height }: PlaceOnPage) => width * height
  const shown = unread.toSorted((a, b) => Number(b.hand) - Number(a.hand) || size(b) - size(a)).slice(0, SHOWN)
  return (
    <section className={classes.unread} aria-label="Not read">
      <p>{`${countOf(unread.length, 'place')} could not be read. What matters of it, please type in.`}</p>
      <ul>
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
        {unread.length > shown.length && <li>{`and ${unread.length - shown.length} more`}</li>}
      </ul>
    </section>
  )
}
