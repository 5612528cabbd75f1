/** How both assistants tell what the policy allows. */
export const policyAnswers = {
  limit:
    '- {kind}{where, select, cities { in {cities}} others { in {cities} and all other cities} elsewhere { in all other cities} other {}}{on, select, trip { on a trip} no_trip { without a trip} other {}}: {text} (clause {clause}); otherwise {severity, select, block {the request can’t be sent} reason {a reason is needed} other {your approver is told}}.',
  'not-set':
    '- {kind}{where, select, city { in {city}} other {}}: {of, select, mileage {the policy has no rate, so it can’t be claimed} excluded {the policy excludes nothing of that kind, so your approver decides} other {no limit is set}}.',
  silent: 'The policy says nothing on that, so your approver decides.',
  'in-short': 'The travel policy in short:',
  undecided:
    'Further rules depend on a grade or department, and your record has none. Please ask your administrator for it.',
  more: '{more, plural, =0 {All rules are on [the policy page](/policy).} other {# more limits and all other rules are on [the policy page](/policy).}}',
  page: 'I know no rule on that. Where the policy says nothing, your approver decides; all its rules are on [the policy page](/policy), and I check your receipts against them.',
  'claims-elsewhere': 'FinGenie looks after claims.',
  none: 'No policy is set up for this day, so I can’t tell you what’s allowed. Your manager decides on each request.',
} as const
