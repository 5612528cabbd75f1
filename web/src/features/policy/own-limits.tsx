import { NativeSelect, Skeleton } from '@mantine/core'
import type { OwnLimit, OwnPolicy } from '@pravas/contract/policies'
import { policyPage } from '@pravas/messages/en/policy-page'
import { policyRules } from '@pravas/messages/en/policy-rules'
import { status } from '@pravas/messages/en/status'
import { ruleKind, ruleLimit, ruleNotes } from '@pravas/messages/policy-rule'
import { texts } from '@pravas/messages/texts'
import { useQuery } from '@tanstack/react-query'
import { explain } from '../../api/api-error.ts'
import { clauseId } from '../../status/clause-link.tsx'
import { Section } from '../../ui/details.tsx'
import { formatPrice } from '../../ui/formats.ts'
import { Retry } from '../../ui/retry.tsx'
import { ConsequenceMark } from './consequence-mark.tsx'
import classes from './own-limits.module.css'
import { ownPolicyOn } from './policy-queries.ts'
import { RULE_GROUPS } from './rule-groups.ts'

const t = texts(policyPage)
const rules = texts(policyRules)
const s = texts(status)

interface OwnLimitsProps {
  on: string | undefined
  city: string | undefined
  /** The cities that the policy names. */
  cities: readonly string[]
  onCity: (city: string | undefined) => void
}

/** What the policy allows the signed-in person, with the clause that says so. */
export function OwnLimits({ on, city, cities, onCity }: OwnLimitsProps) {
  const { data, error, refetch } = useQuery(ownPolicyOn(on, city))
  return (
    <Section
      title={t('own')}
      aside={
        cities.length > 0 && (
          <NativeSelect
            size="xs"
            aria-label={t('own.city')}
            className={classes.city}
            value={city ?? ''}
            data={[{ value: '', label: t('own.all-cities') }, ...cities]}
            onChange={({ currentTarget: { value } }) => onCity(value === '' ? undefined : value)}
          />
        )
      }
    >
      {error ? (
        <p className={classes.about}>
          {t('own.failed')} <Retry text={explain(error)} onRetry={refetch} />
        </p>
      ) : data ? (
        <Limits policy={data} />
      ) : (
        <div aria-hidden>
          {[62, 48, 70, 55].map((width) => (
            <Skeleton key={width} height={11} width={`${width}%`} my={14} />
          ))}
        </div>
      )}
    </Section>
  )
}

/** The order of the page, not of the policy's file. */
const ORDER = RULE_GROUPS.flatMap(({ kinds }) => kinds)

function Limits({ policy }: { policy: OwnPolicy }) {
  const { limits, undecided } = policy
  const byKind = Map.groupBy(limits, ({ rule }) => rule)
  const kinds = ORDER.filter((kind) => byKind.has(kind))
  return (
    <>
      <p className={classes.about}>{whoText(policy)}</p>
      {undecided.length > 0 && (
        <p className={classes.undecided}>
          {t('own.undecided', { rules: undecided.map((rule) => ruleKind(rule).toLowerCase()).join(', ') })}
        </p>
      )}
      {limits.length === 0 && <p className={classes.about}>{t('own.nothing')}</p>}
      <dl className={classes.limits}>
        {kinds.map((kind) => (
          <div key={kind} className={classes.kind}>
            <dt>{ruleKind(kind)}</dt>
            <dd>
              <LimitLines limits={byKind.get(kind) ?? []} isOneCity={policy.city !== null} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function LimitLines({ limits, isOneCity }: { limits: readonly OwnLimit[]; isOneCity: boolean }) {
  const isOneOfSeveral = limits.some(({ cities }) => cities.length > 0)
  return (
    <ul>
      {limits.map((limit, index) => {
        const where = whereText(isOneCity ? { ...limit, cities: [], elsewhere: false } : limit, { isOneOfSeveral })
        const { states, clause, severity } = limit
        const text = states ? ruleLimit(states, formatPrice) : limit.text
        const notes = states ? ruleNotes(states) : limit.notes
        return (
          <li key={`${text} ${where}`}>
            <span className={classes.limit}>
              {where && <span className={classes.where}>{where}</span>}
              {text}
              {notes.map((note) => (
                <span key={note} className={classes.note}>
                  {note}
                </span>
              ))}
            </span>
            {!isAsBefore(limit, limits[index - 1]) && (
              <span className={classes.source}>
                <ConsequenceMark severity={severity} />
                <a href={`#${clauseId(clause.number)}`}>{s('clause', { number: clause.number })}</a>
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** Whether the line above has said already where a limit is written, and what happens beyond it. */
function isAsBefore({ clause, severity }: OwnLimit, before: OwnLimit | undefined): boolean {
  return clause.number === before?.clause.number && severity === before.severity
}

/** Whom the limits are told: 'Grade M2, Sales, based in Mumbai'. */
function whoText({ grade, department, location }: OwnPolicy): string {
  const parts = [grade && t('own.grade', { grade }), department, location && t('own.based', { location })].filter(
    Boolean,
  )
  return parts.length > 0 ? parts.join(', ') : t('own.unknown')
}

/** Where a limit holds; nothing where it holds everywhere, or where the reader has chosen the city. */
function whereText({ cities, elsewhere, on }: OwnLimit, { isOneOfSeveral }: { isOneOfSeveral: boolean }): string {
  const places = elsewhere && isOneOfSeveral ? [...cities, t('own.elsewhere')] : cities
  return [places.join(', '), on ? rules(`on.${on}`) : ''].filter(Boolean).join(' · ')
}
