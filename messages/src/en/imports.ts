/** Importing lists from CSV files: choosing a file, its preview line by line, and the result. */
export const imports = {
  // Export
  export: 'Export CSV',
  'export.failed': 'The export couldn’t be downloaded. {why}',

  // Choosing a file
  file: 'CSV file',
  'file.choose': 'Choose a CSV file',
  'file.drop': 'or drop it here',
  paste: 'Or paste CSV here, with the line of column names',
  check: 'Check lines',
  checking: 'Checking {count, plural, one {{number} line} other {{number} lines}}…',
  template: 'Download a template',
  'file.excel': 'This is an Excel workbook. In Excel, save it as “CSV UTF-8” and upload that file.',
  'file.binary': 'This file isn’t text. Please choose a CSV file.',
  'file.too-large': 'This file is too large ({size} of {limit} million characters). Please split it.',
  'file.unreadable': 'This file couldn’t be read. Please choose it again.',
  'file.empty': 'Choose a file or paste some lines first.',

  // Preview
  preview: 'Preview',
  'preview.nothing-written': 'Nothing is saved until you confirm.',
  'preview.no-change': 'Nothing would change: every line is already as the file says.',
  'preview.rest':
    '{what} {count, plural, one {is} other {are}} already up to date. {number} {refused, plural, one {line is} other {lines are}} refused: correct and check again.',
  'preview.all-refused': 'No line can be imported. Correct the refused lines and check again.',
  'count.created': '{count} new',
  'count.changed': '{count} changed',
  'count.unchanged': '{count} unchanged',
  'count.refused': '{count} refused',
  ignored: '{count, plural, one {This column isn’t} other {These columns aren’t}} imported: {names}.',
  'ignored.name': '‘{name}’',
  'show.all': 'All lines',
  'show.label': 'Show lines',
  line: 'Line',
  outcome: 'What happens',
  'outcome.created': 'New',
  'outcome.changed': 'Changed',
  'outcome.refused': 'Refused',
  'outcome.change': '{field}: {before} → {after}',
  'outcome.value': '{field}: {after}',
  'value.none': 'none',
  'value.yes': 'yes',
  'value.no': 'no',
  refused: 'Download refused lines',
  'refused.hint': 'The file has a reason column. Correct the lines and import it again as it is.',
  confirm: 'Import {what}',
  lines: '{number} {count, plural, one {line} other {lines}}',
  importing: 'Importing {what}…',
  'other-file': 'Choose another file',
  caption: 'Lines of the file',
  more: '{number} {count, plural, one {refused line is} other {refused lines are}} left out and can be imported later.',

  // Result
  done: 'Import finished',
  'done.another': 'Import another file',
} as const
