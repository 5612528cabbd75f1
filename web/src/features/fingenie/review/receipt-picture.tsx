import { ActionIcon, Loader, Modal } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import type { PlaceOnPage } from '@pravas/contract/page-places'
import type { ReceiptInReview } from '@pravas/contract/receipt-review'
import { fingenieReview } from '@pravas/messages/en/fingenie-review'
import { labels } from '@pravas/messages/en/labels'
import { texts } from '@pravas/messages/texts'
import { useRef, useState } from 'react'
import { FileLink } from '../../../ui/file-link.tsx'
import { IconArrowsMaximize, IconChevronLeft, IconChevronRight, IconReceipt } from '../../../ui/icons.ts'
import classes from './receipt-picture.module.css'

const t = texts(fingenieReview)
const c = texts(labels)

interface ReceiptPictureProps {
  receipt: ReceiptInReview
  /** Where the field that is being looked at was read, and what it is called. */
  place: PlaceOnPage | null
  field: string | undefined
}

/** The picture of a receipt: the whole of it, or close to where a field was read, with a frame around that. */
export function ReceiptPicture({ receipt, place, field }: ReceiptPictureProps) {
  const { pictures, file_name: name, receipt_link: link } = receipt
  const { ref, width, height } = useElementSize()
  const [turned, setTurned] = useState(0)
  const [isBroken, setBroken] = useState(false)
  const [loaded, setLoaded] = useState('')
  const [isLarge, setLarge] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const page = place && place.page < pictures.length ? place.page : Math.min(turned, pictures.length - 1)
  const picture = pictures[page]
  if (picture === undefined || isBroken) {
    return (
      <div className={classes.none}>
        <IconReceipt size={32} stroke={1.3} aria-hidden />
        <FileLink href={link}>{t('picture.open', { name })}</FileLink>
      </div>
    )
  }
  const shown = place?.page === page ? place : undefined
  const view = width > 0 ? pictureView({ width, height }, picture, shown) : undefined
  // The buttons stand where they cover nothing of what is looked at.
  const isBelow = view && shown && view.y + (shown.y + shown.height) * picture.height * view.scale > height / 2
  return (
    <div className={classes.picture}>
      <div className={classes.frame} ref={ref} data-place={shown && field}>
        {view && (
          <>
            <img
              src={picture.link}
              alt={pictures.length > 1 ? t('picture.page', { name, page: page + 1 }) : name}
              width={picture.width}
              height={picture.height}
              decoding="async"
              className={classes.image}
              style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
              onLoad={() => setLoaded(picture.link)}
              onError={() => setBroken(true)}
            />
            {loaded !== picture.link && <Loader size="sm" className={classes.loading} aria-hidden />}
            {shown && (
              <span
                className={classes.place}
                style={{
                  left: view.x + shown.x * picture.width * view.scale - 4,
                  top: view.y + shown.y * picture.height * view.scale - 4,
                  width: shown.width * picture.width * view.scale + 8,
                  height: shown.height * picture.height * view.scale + 8,
                }}
              />
            )}
          </>
        )}
      </div>
      <div className={classes.tools} data-above={isBelow || undefined}>
        {pictures.length > 1 && (
          <>
            <ActionIcon
              variant="default"
              aria-label={t('picture.before')}
              disabled={page === 0}
              onClick={() => setTurned(page - 1)}
            >
              <IconChevronLeft size={16} aria-hidden />
            </ActionIcon>
            <span className={classes.page}>{t('picture.place', { page: page + 1, pages: pictures.length })}</span>
            <ActionIcon
              variant="default"
              aria-label={t('picture.next')}
              disabled={page === pictures.length - 1}
              onClick={() => setTurned(page + 1)}
            >
              <IconChevronRight size={16} aria-hidden />
            </ActionIcon>
          </>
        )}
        <ActionIcon
          ref={opener}
          variant="default"
          aria-label={t('picture.enlarge', { name })}
          title={t('picture.large')}
          onClick={() => setLarge(true)}
        >
          <IconArrowsMaximize size={16} aria-hidden />
        </ActionIcon>
      </div>
      <Modal
        opened={isLarge}
        onClose={() => setLarge(false)}
        // A tap gives the focus to the button in some browsers only: it goes back there in all of them.
        returnFocus={false}
        onExitTransitionEnd={() => opener.current?.focus({ preventScroll: true })}
        fullScreen
        title={name}
        closeButtonProps={{ 'aria-label': c('close') }}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a picture that is larger than the screen is scrolled by keyboard */}
        <section className={classes.large} aria-label={t('picture.of', { name })} tabIndex={0}>
          {pictures.map((one, index) => (
            <img
              key={one.link}
              src={one.link}
              alt={pictures.length > 1 ? t('picture.page', { name, page: index + 1 }) : name}
              width={one.width}
              height={one.height}
            />
          ))}
        </section>
        <FileLink href={link}>{t('picture.original')}</FileLink>
      </Modal>
    </div>
  )
}

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
/** Print is never shown larger than this many times as large as where the whole picture is seen. */
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
