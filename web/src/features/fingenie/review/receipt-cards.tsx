import type { ClaimDraft } from '@pravas/contract/claims'
import type { ReceiptInReview } from '@pravas/contract/receipt-review'
import { fingenieReview } from '@pravas/messages/en/fingenie-review'
import { texts } from '@pravas/messages/texts'
import { useEffect, useId, useLayoutEffect, useState } from 'react'
import { useKeepPlace } from '../../../chat/keep-place.ts'
import { useObservable } from '../../../chat/use-observable.ts'
import { formatDate } from '../../../ui/formats.ts'
import { IconAlertTriangle, IconArrowUp, IconChevronDown, IconReceipt } from '../../../ui/icons.ts'
import { heldIn } from '../claim-draft.ts'
import { categoryOf } from '../expense-summary.ts'
import type { UploadedReceipt } from '../receipt-context.ts'
import type { ReceiptFocus } from '../receipt-focus.ts'
import classes from './receipt-cards.module.css'
import { ReceiptReview } from './receipt-review.tsx'
import { amountText } from './review-fields.ts'
import { attentionWords } from './review-words.ts'

const t = texts(fingenieReview)

/** Of an upload of more receipts than this, each is folded up at first. */
const OPEN_AT_MOST = 1

interface ReceiptCardsProps {
  focus: ReceiptFocus
  claim: ClaimDraft | null | undefined
  sessionId: string
  /** As the upload answered them. */
  receipts: readonly UploadedReceipt[]
  /** Of those that the conversation holds, the sent one of this id as it was claimed, corrections included. */
  sentAs: (receiptId: string) => UploadedReceipt | undefined
  /** Which of them have a card further up already: the file was uploaded again. */
  isShownBefore: (receiptId: string) => boolean
  /** No message follows. */
  isNewest: boolean
}

/** The receipts of an upload as cards: what was read in a line, all of it beside the picture when it is unfolded. */
export function ReceiptCards(props: ReceiptCardsProps) {
  const { focus, claim, sessionId, receipts, sentAs, isShownBefore, isNewest } = props
  return (
    <ul className={classes.cards}>
      {receipts.map((receipt, index) => {
        const id = receipt.receipt_id ?? undefined
        const review = (claim ? heldIn(claim) : []).find(({ receipt_id }) => receipt_id === id)
        const sent = review || id === undefined ? undefined : sentAs(id)
        const fate = review || claim === undefined ? undefined : sent ? t('card.sent') : t('card.removed')
        if (review && isShownBefore(review.receipt_id)) {
          return <CardAbove key={id ?? index} focus={focus} receipt={receipt} review={review} />
        }
        return (
          <Card
            key={id ?? index}
            focus={focus}
            sessionId={sessionId}
            receipt={sent ?? receipt}
            review={review}
            fate={fate}
            startsOpen={receipts.length <= OPEN_AT_MOST}
            isNewest={isNewest}
          />
        )
      })}
    </ul>
  )
}

interface CardProps {
  focus: ReceiptFocus
  sessionId: string
  receipt: UploadedReceipt
  review: ReceiptInReview | undefined
  /** What became of a receipt that is not under review any more. */
  fate: string | undefined
  startsOpen: boolean
  isNewest: boolean
}

function Card({ focus, sessionId, receipt, review, fate, startsOpen, isNewest }: CardProps) {
  const [isOpen, setOpen] = useState(startsOpen)
  const wanted = useObservable(focus.wanted)
  const keepPlace = useKeepPlace()
  const body = useId()
  const id = receipt.receipt_id
  const isReviewed = review !== undefined
  useEffect(() => {
    return id && isReviewed ? focus.stand(id) : undefined
  }, [focus, id, isReviewed])
  const isWanted = wanted !== undefined && wanted.receiptId === id && !wanted.isElsewhere
  const at = isWanted ? wanted.at : undefined
  useEffect(() => {
    if (at === undefined) return
    keepPlace()
    setOpen(true)
  }, [at, keepPlace])

  // A card that unfolds below the answer leaves the answer in sight.
  const unfoldsItself = isReviewed && startsOpen && isNewest
  useLayoutEffect(() => {
    if (unfoldsItself) keepPlace()
  }, [unfoldsItself, keepPlace])

  const head = <Head receipt={receipt} review={review} note={fate} />
  return (
    <li
      className={classes.card}
      data-receipt={id}
      data-gone={fate !== undefined || undefined}
      data-shown={at === undefined ? undefined : at % 2 === 0 ? 'again' : 'once'}
    >
      {review ? (
        <>
          <button
            type="button"
            className={classes.head}
            aria-expanded={isOpen}
            aria-controls={body}
            onClick={() => {
              keepPlace()
              setOpen(!isOpen)
            }}
          >
            {head}
            <IconChevronDown size={18} aria-hidden className={classes.chevron} data-open={isOpen || undefined} />
          </button>
          {isOpen && (
            <div id={body} className={classes.body}>
              <ReceiptReview
                sessionId={sessionId}
                receipt={review}
                wanted={isWanted ? { field: wanted.field, at: wanted.at } : undefined}
              />
            </div>
          )}
        </>
      ) : (
        <div className={classes.head}>{head}</div>
      )}
    </li>
  )
}

/** The card of a receipt whose own stands further up: it leads there. */
function CardAbove({ focus, receipt, review }: { review: ReceiptInReview } & Pick<CardProps, 'focus' | 'receipt'>) {
  return (
    <li className={classes.card}>
      <button type="button" className={classes.head} onClick={() => focus.show(review.receipt_id)}>
        <Head receipt={receipt} review={review} note={t('card.above')} />
        <IconArrowUp size={18} aria-hidden className={classes.chevron} />
      </button>
    </li>
  )
}

function Head({ receipt, review, note }: { note: string | undefined } & Pick<CardProps, 'receipt' | 'review'>) {
  const { merchant, about, total } = facts(receipt, review)
  const attention = review ? attentionWords(review) : []
  return (
    <>
      <Thumb review={review} />
      <span className={classes.words}>
        <span className={classes.name}>
          {review && <span className={classes.number}>{t('card.number', { number: review.number })}</span>}
          {merchant}
        </span>
        <span className={classes.about}>{about}</span>
        {attention.length > 0 && (
          <span className={classes.attention}>
            <IconAlertTriangle size={14} aria-hidden />
            {attention.join(' · ')}
          </span>
        )}
        {note && <span className={classes.about}>{note}</span>}
      </span>
      <span className={classes.total}>{total}</span>
    </>
  )
}

/** The line of a card: as the receipt stands now or, before that is known, as the upload answered it. */
function facts(receipt: UploadedReceipt, review: ReceiptInReview | undefined) {
  const { data } = receipt
  const fields = review?.fields
  const merchant = fields ? fields.merchant.value : data.merchant
  const date = fields ? fields.date.value : data.date
  const category = fields ? fields.category.value : categoryOf(receipt)
  const total = fields ? fields.total.value : data.total
  const currency = fields ? fields.currency.value : (receipt.currency ?? null)
  const part = review?.part ? t('card.part', review.part) : undefined
  const file = [review?.file_name ?? receipt.file_name, part].filter(Boolean).join(', ')
  return {
    merchant: merchant || t('card.no-merchant'),
    about: [date && formatDate(date), category, file].filter(Boolean).join(' · '),
    total: total == null ? '–' : amountText(total, currency),
  }
}

function Thumb({ review }: { review: ReceiptInReview | undefined }) {
  const [isBroken, setBroken] = useState(false)
  const picture = review?.pictures[0]
  if (picture === undefined || isBroken) {
    return (
      <span className={classes.thumb}>
        <IconReceipt size={20} stroke={1.4} aria-hidden />
      </span>
    )
  }
  return (
    <img
      className={classes.thumb}
      src={picture.link}
      alt=""
      width={44}
      height={56}
      loading="lazy"
      onError={() => setBroken(true)}
    />
  )
}
