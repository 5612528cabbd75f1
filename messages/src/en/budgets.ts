/** Cost centres, projects and budgets, wherever the server says something about them. */
export const budgets = {
  cost_centre: 'cost centre',
  project: 'project',
  entry: '{code} ({name})',

  'allocation.missing': 'Please choose a {field} for this request before you send it.',
  'allocation.closed': 'The {field} {entry} is closed. Please choose another one.',
  'allocation.not_started': 'The {field} {entry} starts on {day}, after this request. Please choose another one.',
  'allocation.ended': 'The {field} {entry} ended on {day}. Please choose another one.',
  'allocation.unknown': 'There is no active {field} called “{typed}”.',
  'allocation.of-trip': 'This claim is booked where its trip is: {field} {entry}.',

  chosen: 'This will be booked on {entries}.',
  'chosen.none.cost_centre': 'This is back on your usual cost centre.',
  'chosen.none.project': 'This isn’t booked on a project any more.',
  options: 'Open for requests as a {field}: {options}.',
  'options.none': 'No {field} is open for requests.',

  exceeded:
    'The budget of {field} {entry} for {year} has {left} left, and this request needs {adds}. Please ask the owner of the budget, or choose another {field}.',
  'exceeded.nothing-left':
    'The budget of {field} {entry} for {year} is used up, and this request needs {adds}. Please ask the owner of the budget, or choose another {field}.',
  'mail.allocation': 'Booked on: {allocation}',
  'mail.left': 'Budget of {field} {entry}, {year}: {left} of {amount} left with this request.',
  'mail.unknown': 'Budget of {field} {entry}, {year}: can’t tell what is left of {amount}, as a price isn’t known.',
  'mail.over': 'Budget of {field} {entry}, {year}: over by {over} with this request (budget: {amount}).',
} as const
