import type { PlaceOnPage } from '@pravas/contract/page-places'

interface Size {
  width: number
  height: number
}

/** How a picture stands in its frame: its size as a factor, and where its upper left corner is, in pixels of the page. */
export interface PictureView {
  scale: number
  x: number
  y: number
}

/** A place takes up at most this share of the frame's width and height. */
const SHARE = { width: 0.85, height: 0.3 }
/** Print is never shown larger than so many times as large as where the whole picture is seen. */
const LARGEST = 4

/** The whole picture in the middle of the frame or, where a place is given, as close to it as makes it easy to read. */
export function pictureView(frame: Size, picture: Size, place?: Omit<PlaceOnPage, 'page'>): PictureView {
  const whole = Math.min(frame.width / picture.width, frame.height / picture.height)
  const scale = place ? closeness(frame, picture, place, whole) : whole
  const middle = place ? { x: place.x + place.width / 2, y: place.y + place.height / 2 } : { x: 0.5, y: 0.5 }
  return {
    scale,
    x: within(frame.width, picture.width * scale, middle.x),
    y: within(frame.height, picture.height * scale, middle.y),
  }
}

function closeness(frame: Size, picture: Size, place: Omit<PlaceOnPage, 'page'>, whole: number): number {
  const wanted = Math.min(
    (frame.width * SHARE.width) / Math.max(place.width * picture.width, 1),
    (frame.height * SHARE.height) / Math.max(place.height * picture.height, 1),
  )
  return Math.min(Math.max(wanted, whole), whole * LARGEST)
}

/** Where the picture begins so that `middle` of it is in the middle of the frame, without leaving the frame empty. */
function within(frame: number, picture: number, middle: number): number {
  if (picture <= frame) return (frame - picture) / 2
  return Math.min(0, Math.max(frame - picture, frame / 2 - picture * middle))
}
