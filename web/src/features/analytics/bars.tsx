import { dashboard } from '@pravas/messages/en/dashboard'
import { texts } from '@pravas/messages/texts'
import { type ReactNode, useId } from 'react'
import classes from './bars.module.css'

const t = texts(dashboard)

interface Bar {
  key: string
  name: ReactNode
  value: number
  /** The value in words. */
  text: string
  /** What the value is compared with, as a second, outlined bar. */
  before?: { value: number; text: string } | undefined
  tone?: 'approved' | 'pending' | 'rejected'
}

/** Below this part of the widest bar an outline looks like a digit; the bar is filled instead. */
const TOO_SMALL_FOR_AN_OUTLINE = 0.03

interface BarsProps {
  /** Names the chart for who does not see it. */
  label: string
  bars: Bar[]
}

/** Amounts as bars from one side, each under its name with its value in words beside it. */
export function Bars({ label, bars }: BarsProps) {
  const name = useId()
  const widest = Math.max(...bars.flatMap(({ value, before }) => [value, before?.value ?? 0]), 1)
  const isTiny = (value: number) => value / widest < TOO_SMALL_FOR_AN_OUTLINE
  const width = (value: number) => ({
    width: `${(value / widest) * 100}%`,
    ...(value === 0 && { visibility: 'hidden' as const }),
  })
  return (
    <>
      <p id={name} className="visually-hidden">
        {label}
      </p>
      <ul className={classes.bars} aria-labelledby={name}>
        {bars.map(({ key, name: title, value, text, before, tone }) => (
          <li key={key} className={classes.bar}>
            <span className={classes.name}>{title}</span>
            <span className={classes.value}>{text}</span>
            <span className={classes.track} aria-hidden>
              <span className={classes.fill} data-tone={tone} style={width(value)} />
              {before && (
                <span
                  className={classes.fill}
                  data-tone="before"
                  data-tiny={isTiny(before.value)}
                  style={width(before.value)}
                />
              )}
            </span>
            {before && <span className="visually-hidden">{t('bars.year-earlier', { amount: before.text })}</span>}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Which of two bars is which. */
export function BarsKey() {
  return (
    <p className={classes.key} aria-hidden>
      <span className={classes.swatch} /> {t('this-period')}
      <span className={classes.swatch} data-tone="before" /> {t('year-earlier')}
    </p>
  )
}
