import { records } from '@pravas/messages/en/records'
import { texts } from '@pravas/messages/texts'
import classes from './logo.module.css'

const t = texts(records)

/** The product's mark and name. */
export function Logo({ size = 24 }: { size?: number }) {
  return (
    <span className={classes.logo} style={{ fontSize: size * 0.72 }}>
      <Mark size={size} />
      {t('product')}
    </span>
  )
}

/** The mark where it stood before the scripts came, until the first page has. */
export function OpeningMark() {
  return <Mark size={40} className="opening" />
}

function Mark({ size, className }: { size: number; className?: string }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} className={className} aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--mantine-color-teal-7)" />
      <path
        d="M9 23c2-8 6.500-12.500 14-14-1.500 7.500-6 12-14 14Zm0 0 6.500-6.500"
        fill="none"
        stroke="#fff"
        strokeWidth="2.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
