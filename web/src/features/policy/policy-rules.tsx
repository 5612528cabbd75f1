import type { PolicyDocument } from '@pravas/contract/policy-document'
import { policyPage } from '@pravas/messages/en/policy-page'
import { ruleKind, ruleLimit, ruleNotes, ruleScope } from '@pravas/messages/policy-rule'
import { texts } from '@pravas/messages/texts'
import { clauseId } from '../../status/clause-link.tsx'
import { Section } from '../../ui/details.tsx'
import { formatPrice } from '../../ui/formats.ts'
import { ConsequenceMark } from './consequence-mark.tsx'
import classes from './policy-rules.module.css'
import { type ClauseRules, RULE_GROUPS, type RuleKind, rulesByClause } from './rule-groups.ts'

const t = texts(policyPage)

interface PolicyRulesProps {
  policy: PolicyDocument
  /** The clause to which a link has led, by its id. */
  wanted: string
}

/** All rules of a policy in groups, each kind by its clauses. */
export function PolicyRules({ policy, wanted }: PolicyRulesProps) {
  const groups = RULE_GROUPS.map(({ name, kinds }) => ({
    name,
    kinds: kinds.filter((kind) => policy.rules.some(({ rule }) => rule === kind)),
  })).filter(({ kinds }) => kinds.length > 0)
  return groups.map(({ name, kinds }) => (
    <Section key={name} title={name}>
      {kinds.map((kind) => (
        <div key={kind} className={classes.kind}>
          <h3>{ruleKind(kind)}</h3>
          {rulesByClause(policy, kind).map((rules) => (
            <Clause key={`${rules.clause.number} ${rules.severity}`} kind={kind} rules={rules} wanted={wanted} />
          ))}
        </div>
      ))}
    </Section>
  ))
}

function Clause({ kind, rules, wanted }: { kind: RuleKind; rules: ClauseRules; wanted: string }) {
  const { clause, severity, entries } = rules
  const id = clauseId(clause.number)
  return (
    <section id={id} tabIndex={-1} className={classes.clause} data-wanted={id === wanted || undefined}>
      <p className={classes.text}>
        <span>
          <strong>{clause.number}</strong> {clause.text}
        </span>
        <ConsequenceMark severity={severity} />
      </p>
      <table className={classes.rows}>
        <caption className="visually-hidden">
          {t('rules.caption', { kind: ruleKind(kind), clause: clause.number })}
        </caption>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{t('rules.for')}</th>
            <th scope="col">{t('rules.limit')}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two rules may be alike, and the rows never move
            <tr key={at}>
              <th scope="row">{ruleScope(entry)}</th>
              <td>
                {ruleLimit(entry, formatPrice)}
                {ruleNotes(entry).map((note) => (
                  <span key={note} className={classes.note}>
                    {note}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
