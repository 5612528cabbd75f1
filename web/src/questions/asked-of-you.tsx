import { Button } from '@mantine/core'
import { questions } from '@pravas/messages/en/questions'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import rows from '../ui/row-list.module.css'
import { askedRequests } from './question-queries.ts'
import classes from './request-thread.module.css'
import { QUESTIONS } from './request-thread.tsx'

const t = texts(questions)

/** So many are shown at first. */
const FIRST_SHOWN = 5

/** Questions about one's own requests that wait for an answer; nothing where there are none. */
export function AskedOfYou() {
  const { data = [] } = useQuery(askedRequests)
  const heading = useId()
  const list = useRef<HTMLUListElement>(null)
  const [isWhole, setWhole] = useState(false)
  const open = data.filter(({ own, answer }) => own && answer === null)
  if (open.length === 0) return null
  const showAll = () => {
    setWhole(true)
    // The button goes.
    list.current?.focus({ preventScroll: true })
  }
  const shown = isWhole ? open : open.slice(0, FIRST_SHOWN)
  return (
    <section className={classes.hint} aria-labelledby={heading}>
      <h2 id={heading}>{t('hint.title')}</h2>
      <ul ref={list} tabIndex={-1} className={rows.list}>
        {shown.map(({ kind, number, question: { author, text } }) => (
          <li key={number} className={rows.row}>
            <div>
              <p className={rows.name}>{t('hint.asks', { author, number })}</p>
              <p className={`${rows.facts} ${classes.question}`} dir="auto">
                {text}
              </p>
            </div>
            <Button
              component={Link}
              to={`/${kind}/${encodeURIComponent(number)}${QUESTIONS}`}
              variant="default"
              size="xs"
              className={rows.action ?? ''}
              aria-label={`${t('answer')}: ${number}`}
            >
              {t('answer')}
            </Button>
          </li>
        ))}
      </ul>
      {shown.length < open.length && (
        <Button variant="subtle" size="xs" onClick={showAll}>
          {t('hint.more', { count: open.length - shown.length })}
        </Button>
      )}
    </section>
  )
}
