/**
 * FinGenie's answers to questions with figures. `scope` says what a figure is of and follows it: ' on Food in Mumbai, last
 * month (1 Oct 2026 to 31 Oct 2026)'. It is put together of `filter.*`, each of which begins with a space.
 */
export const fingenieFigures = {
  'figures.sum': '**{sum}**{scope}, in {count, plural, one {# receipt} other {# receipts}}.',
  'figures.sum-list': '**{sum}**{scope}, in {count, plural, one {# receipt} other {# receipts}}:',
  'figures.sum-cut': '**{sum}**{scope}, in {count, plural, one {# receipt} other {# receipts}}. {shown}:',
  'figures.sum-by': '**{sum}**{scope}, in {count, plural, one {# receipt} other {# receipts}}, by {group}:',
  'figures.sum-top':
    '**{sum}**{scope}, in {count, plural, one {# receipt} other {# receipts}}, across {groups}. The {top} largest:',
  'figures.top': 'The {top} largest of {groups}:',
  'figures.all-one': 'All of it: **{group}**.',
  'figures.group-unknown': 'None of them shows the {group}.',
  'figures.count': '{count, plural, one {# receipt} other {# receipts}}{scope}: **{sum}** in total.',
  'figures.average':
    'The average of {count, plural, one {# receipt} other {# receipts}}{scope} is **{average}** ({sum} in total).',
  'figures.no-totals': 'No receipt{scope} has a total in rupees.',
  'figures.claims':
    '{claims, plural, one {# claim} other {# claims}}{scope} with {count, plural, one {# receipt} other {# receipts}}: **{sum}** together.',
  'figures.tax':
    '**{tax}** of GST (CGST, SGST and IGST){scope}, on {count, plural, one {# receipt} other {# receipts}}.',
  'figures.tax-none':
    'No tax amount could be read on {count, plural, one {the receipt} other {any of the # receipts}}{scope}.',
  'figures.tax-rest': 'No tax amount could be read on {count, plural, one {# more receipt} other {# more receipts}}.',
  'figures.per-day':
    '**{average}** a day{scope}: {sum} over {days, plural, one {# day} other {# days}}{whole, select, yes {} other {, from the first to the last}}.',
  'figures.per-month': '**{average}** a month{scope}: {sum} over {months, plural, one {# month} other {# months}}.',
  'figures.no-days': 'None of these receipts has a date, so there are no days to count.',
  'figures.no-months': 'None of these receipts has a date, so there are no months to count.',
  'figures.undated': 'Receipts without a date are not counted.',
  'figures.unread': 'Not counted: {count, plural, one {# receipt} other {# receipts}} without a total in rupees.',
  'figures.excluded': 'Not counted: {receipts}.',
  'figures.excluded.unclaimed':
    '{count, plural, one {# receipt} other {# receipts}} that you haven’t claimed yet ({sum})',
  'figures.excluded.rejected': '{count, plural, one {# receipt} other {# receipts}} in rejected claims ({sum})',
  'figures.head.receipts': 'Receipts',
  'figures.head.share': 'Share',
  'figures.head.tax': 'GST',
  'figures.head.average': 'Average',
  'figures.head.amount': 'Amount',
  'figures.head.city': 'City',
  'figures.head.claim': 'Claim',

  'lines.one': 'Your {measure} expense{scope} is {where}: {amount} ({facts}).',
  'lines.no-merchant': 'a receipt without a merchant',
  'lines.no-total': 'no total',
  'lines.more': 'All {count} of your receipts come to **{sum}**.',
  'lines.all': '{count, plural, one {# receipt} other {# receipts}}{scope}, **{sum}** together:',
  'lines.cut': '{count, plural, one {# receipt} other {# receipts}}{scope}, **{sum}** together. {shown}:',
  'lines.shown': 'The {shown} {order, select, largest {largest} smallest {smallest} earliest {oldest} other {newest}}',
  'lines.rest': 'The rest are in [the expenses report](/fingenie-report).',
  'not-claimed': 'not claimed',

  'team.you': 'You: **{sum}**{scope}.',
  'team.total': 'Your team: **{sum}**{scope}, in {count, plural, one {# receipt} other {# receipts}}.',
  'team.empty-months': 'Nothing was claimed in {months}.',
  'team.nothing': 'I found nothing{scope} in your team’s claims.',
  'team.person': '{name}: **{sum}**{scope}, in {count, plural, one {# receipt} other {# receipts}}.',
  'team.nothing-of': 'I found nothing{scope} in the claims of {name}.',
  'team.most': '**{name}** claimed most{scope}: **{sum}**, in {count, plural, one {# receipt} other {# receipts}}.',
  'team.then': 'Then {name}: {sum}.',
  'team.counted': 'Counted: pending and approved claims of the people who report to you, by the day on the receipt.',
  'team.average':
    'Your team’s average is about **{average}**, over the others who report to your manager and have such expenses.',
  'team.same': 'You spent about the same.',
  'team.apart': 'You spent about {difference}.',
  'team.rounded': 'Averages are rounded to ₹100, so that they don’t show what one person spent.',
  'team.no_manager': 'I can’t compare with your team: nobody is set as your manager.',
  'team.too_few':
    'I can’t show your team’s average: fewer than {count, plural, one {# other person who reports to your manager has} other {# others who report to your manager have}} such expenses, and it could show what one of them spent.',
  'team.too_narrow':
    'I only compare with your team by category, city and whole months, as narrower figures could show what one person spent. Ask for example “how much on food last month against my team”.',
  'team.too-few-to-show': 'too few to show',
  'team.head.average': 'Team’s average',
  'team.head.you': 'You',

  'period.sum':
    'The total{scope} for {first} comes to **{amount}**, and for {second} to **{other}**: {difference} for {first}.',
  'period.tax':
    'GST{scope} for {first} comes to **{amount}**, and for {second} to **{other}**: {difference} for {first}.',
  'period.average':
    'The average receipt{scope} for {first} comes to **{amount}**, and for {second} to **{other}**: {difference} for {first}.',
  'period.count':
    'The number of receipts{scope} for {first} comes to **{amount}**, and for {second} to **{other}**: {difference} for {first}.',
  'period.receipts': 'That’s {count, plural, one {# receipt} other {# receipts}} against {other}.',
  'period.total': '**Total**',
  'period.all-time': 'all time',
  'period.head.all-time': 'All time',
  'period.head.difference': 'Difference',
  'difference.none': 'the same',
  'difference.amount': '{amount} {direction, select, more {more} other {less}}',
  'difference.percent': '{amount} {direction, select, more {more} other {less}} ({percent}%)',
  'difference.times': '{amount} more, {times} times as much',
  'difference.count': '{count} {direction, select, more {more} other {fewer}}',

  'carried.only': 'Only {filters}, as before. For everything, say “{all}, {asked}”.',
  'carried.conversation': 'all these receipts',
  'carried.claims': 'all my claims',
  'carried.last-trip': 'the last trip',
  'carried.trip': 'the trip to {city}',

  'range.days': '{from} to {to}',
  'range.until': 'up to {to}',
  'range.named': '{name} ({days})',
  'range.so-far': '{name} so far',
  'range.named-so-far': '{name} so far ({days})',
  'group.head':
    '{group, select, category {Category} city {City} merchant {Merchant} month {Month} quarter {Quarter} week {Week from} day {Date} status {Status} claim {Claim} person {Person} other {Paid by}}',
  'group.word':
    '{group, select, category {category} city {city} merchant {merchant} month {month} quarter {quarter} week {week} day {day} status {status} claim {claim} person {person} other {payment method}}',
  'group.count':
    '{group, select, category {{count, plural, one {# category} other {# categories}}} city {{count, plural, one {# city} other {# cities}}} merchant {{count, plural, one {# merchant} other {# merchants}}} month {{count, plural, one {# month} other {# months}}} quarter {{count, plural, one {# quarter} other {# quarters}}} week {{count, plural, one {# week} other {# weeks}}} day {{count, plural, one {# day} other {# days}}} status {{count, plural, one {# status} other {# statuses}}} claim {{count, plural, one {# claim} other {# claims}}} person {{count, plural, one {# person} other {# people}}} other {{count, plural, one {# payment method} other {# payment methods}}}}',
  'group.quarter': 'from {month}',
  'means.name': '{means, select, bank {bank transfer} upi {UPI} other {{name}}}',
  or: '{first} or {second}',

  'filter.categories': ' on {categories}',
  'filter.cities': ' in {cities}',
  'filter.means': ' paid by {means}',
  'filter.merchant': ' at “{merchant}”',
  'filter.between': ' from {least} to {most}',
  'filter.above': ' above {amount}',
  'filter.at-least': ' of {amount} or more',
  'filter.below': ' below {amount}',
  'filter.at-most': ' of {amount} or less',
  'filter.lacks':
    ' without {field, select, gstin {a GSTIN} total {a total in rupees} tax {a tax amount} other {{article, select, an {an} other {a}} {name}}}',
  'filter.trip': ' on the trip to {city} ({number}, {days})',
  'filter.period': ', {period}',

  'counted.conversation': 'Counted: the receipts in this conversation. Ask “and in all my claims?” for the rest.',
  'counted.unclaimed': 'Counted: receipts that you have uploaded and not claimed yet.',
  'counted.claimed':
    'Counted: your {statuses} claims, by the day the claim was sent. Ask what you spent for the day on the receipt.',
  'counted.spent': 'Counted: your {statuses} claims, by the day on the receipt.',
  'counted.trip':
    'Counted: your {statuses} claims for this trip, and receipts of its days that are claimed for no trip.',
  'counted.all': 'all',
  'counted.sent': 'pending and approved',
  'counted.no-means': 'Receipts that don’t show how they were paid are left out.',
  'nothing.conversation': 'I found nothing{scope} in the receipts here.',
  'nothing.unclaimed': 'I found nothing{scope} in your unclaimed receipts.',
  'nothing.claims': 'I found nothing{scope} in your claims.',
  'nothing.kind': 'I find {kinds} by the merchant’s name alone. Ask for the whole category to see the others.',
  'nothing.merchant':
    'I took “{merchant}” for a merchant. I can also count by category (Food, Transport, Accommodation, Miscellaneous), city, month, status or amount.',
  'nothing.trip':
    'I can’t find a trip of yours{words}. Your trips are in [the trips report](/tripmate-report); or ask me by dates, for example “how much from 3 June to 6 June?”.',
} as const
