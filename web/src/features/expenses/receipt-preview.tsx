import { useState } from 'react'
import { IconFileTypePdf, IconReceipt } from '../../ui/icons.ts'
import classes from './receipt-list.module.css'

interface ReceiptPreviewProps {
  link: string | undefined
  mediaType: string | null | undefined
}

/** A small picture of the receipt; an icon for a PDF and for a file that cannot be shown. */
export function ReceiptPreview({ link, mediaType }: ReceiptPreviewProps) {
  // With another file it is tried again: a claim that is rejected shows copies of its receipts from then on.
  const [broken, setBroken] = useState<string>()
  if (link && mediaType?.startsWith('image/') && link !== broken) {
    return (
      <img
        src={link}
        alt=""
        width={96}
        height={128}
        loading="lazy"
        className={classes.preview}
        onError={() => setBroken(link)}
      />
    )
  }
  const Icon = mediaType === 'application/pdf' ? IconFileTypePdf : IconReceipt
  return (
    <span className={classes.preview}>
      <Icon size={28} stroke={1.3} aria-hidden />
    </span>
  )
}
