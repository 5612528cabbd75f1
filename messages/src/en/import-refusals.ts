/** Why a file of people, entries or budgets, a line of it, or the same in a form is refused; pages show it at the line or field. */
export const importRefusals = {
  // The file
  empty: 'The file is empty. Its first line has to name the columns.',
  'quote-open': 'The quote in line {line} is never closed.',
  'columns-missing':
    'Missing {count, plural, one {column} other {columns}}: {missing}. The first line has {has}. Columns are: {columns}.',
  'column-twice': 'The file has the column {column} twice. Keep one of them.',
  'column-twice.named': 'The file has the column {column} twice ({heads}). Keep one of them.',
  ignored: 'Ignored {count, plural, one {column} other {columns}}: {columns}.',
  or: '{one} or {other}',
  and: '{one} and {other}',
  quoted: '“{name}”',

  // A line
  cells: 'This line has {count, plural, one {# cell} other {# cells}} instead of {expected}.',
  'quote-single': 'This line has a stray quotation mark.',
  'field.wrong': '{field}: {why}',
  'day.empty': 'Enter a date such as 31/12/2026 or 2026-12-31.',
  'day.wrong': '“{cell}” is not a date. Write the day first, such as 31/12/2026, or 2026-12-31.',
  'active.wrong': '“{cell}” is neither yes nor no.',
  'role.wrong': '“{role}” is not a role. Roles are {roles}.',
  repeated: '{label} is also in {count, plural, one {line} other {lines}} {lines}.',
  'label.person': 'This person',
  'label.employee-id': 'The employee ID {id}',
  'label.email': 'The email address {email}',

  'not-valid': 'This is not valid.',

  // An entry of the structure, a holiday or a budget
  'label.code': 'The code {code}',
  'label.name': 'The name {name}',
  'label.holiday': 'A holiday on {day}',
  'label.holiday.state': 'A holiday on {day} in {state}',
  'label.budget': 'The budget of {code} for {year}',
  'entry.projects': 'Only projects have this.',
  'entry.owned': 'Only departments, cost centres and projects have this.',
  'entry.locations': 'Only locations have this.',
  'state.unknown': '“{state}” is not a state or union territory of India.',
  'entry.ends': 'A project ends on the day it starts or later.',
  'entry.owner': 'Nobody active has the employee ID {id}.',
  'entry.exists': '{value} already exists.',
  'holiday.taken': '{name} is on this day already.',
  'budget.no-entry': 'There is no {kind} with the code {code}.',
  'budget.no-code': 'There is no entry with this code.',

  // A person
  'person.unnamed': 'An employee ID or an email address is required.',
  'person.incomplete': 'A new person needs a name and an email address.',
  'person.other-id': 'This person has the employee ID {id}, which stays as it is.',
  'person.erased': 'This employee ID belongs to somebody who was erased. Somebody new needs another one.',
  'email.of-person': 'Another person has this email address.',
  'email.taken': 'Another account has this email address.',
  'employee-id.taken': 'Another person has this employee ID.',
  'employee-id.kept': 'The employee ID stays as it is once it is set.',
  'no-entry': 'There is no active entry “{value}”.',
  'super-admin': 'Only a super admin may change a super admin.',
  'super-admin.moved': 'This would change who is a super admin, which only a super admin may do.',
  'manager.unknown': 'Nobody has the employee ID {id}.',
  'manager.nowhere': 'Nobody has the employee ID {id}, here or in the file.',
  'manager.inactive': '{id} is not active.',
  'manager.left': '{name} is no longer active.',
  'manager.numberless': '{name} has no employee ID yet.',
  'manager.oneself': 'A person can’t be their own manager.',
  'manager.cycle': 'This manager reports to the person, directly or not.',
  'has-reports':
    '{count, plural, one {1 person reports} other {{number} people report}} to {name}. Choose who takes over (reassign_reports_to; null for nobody).',
} as const
