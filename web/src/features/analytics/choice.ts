import { type AnalyticsRange, type AnalyticsScope, RANGES, SCOPES } from '@pravas/contract/analytics'
import { dashboard } from '@pravas/messages/en/dashboard'
import { texts } from '@pravas/messages/texts'

const t = texts(dashboard)

/** What the figures are asked for: whose, and over which time. */
export interface Choice {
  scope: AnalyticsScope
  range: AnalyticsRange
}

export const RANGE_NAMES: Readonly<Record<AnalyticsRange, string>> = {
  '3-months': t('range.3-months'),
  '6-months': t('range.6-months'),
  '12-months': t('range.12-months'),
  'financial-year': t('range.this-year'),
  'last-financial-year': t('range.last-year'),
}

export const SCOPE_NAMES: Readonly<Record<AnalyticsScope, string>> = {
  own: t('scope.own'),
  team: t('scope.team'),
  organisation: t('scope.organisation'),
}

const USUAL_RANGE: AnalyticsRange = '12-months'

/** Whose figures somebody may choose from, widest last; the server decides. */
export function scopesFor({ isAdmin, isSuperAdmin }: { isAdmin: boolean; isSuperAdmin: boolean }): AnalyticsScope[] {
  return SCOPES.filter((scope) => scope === 'own' || (isAdmin && (scope === 'team' || isSuperAdmin)))
}

/** The choice that an address holds; what it lacks, or what is not to be chosen, is as usual: everybody one may see, 12 months. */
export function choiceIn(search: URLSearchParams, scopes: readonly AnalyticsScope[]): Choice {
  return {
    scope: scopes.find((scope) => scope === search.get('scope')) ?? scopes.at(-1) ?? 'own',
    range: RANGES.find((range) => range === search.get('range')) ?? USUAL_RANGE,
  }
}

/** The address with a choice in it; what is as usual is left out, and what else it holds stays. */
export function withChoice(
  search: URLSearchParams,
  choice: Choice,
  scopes: readonly AnalyticsScope[],
): URLSearchParams {
  const changed = new URLSearchParams(search)
  changed.delete('scope')
  changed.delete('range')
  if (choice.scope !== scopes.at(-1)) changed.set('scope', choice.scope)
  if (choice.range !== USUAL_RANGE) changed.set('range', choice.range)
  return changed
}
