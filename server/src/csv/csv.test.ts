import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCsv, refusedLines, writeCsv } from './csv.ts'

const COLUMNS = ['name', 'email', 'grade'] as const
const cellsOf = (text: string) => readCsv(text, COLUMNS).lines.map(({ cells }) => cells)
const ASHA = { name: 'Asha', email: 'a@example.org', grade: 'L1' }

test.each([
  ['commas', 'name,email,grade\nAsha,a@example.org,L1'],
  ['semicolons', 'name;email;grade\nAsha;a@example.org;L1\n'],
  ['tabs', 'name\temail\tgrade\nAsha\ta@example.org\tL1\n'],
  ['a byte order mark and CRLF', '\ufeffname,email,grade\r\nAsha,a@example.org,L1\r\n'],
  ['quotes throughout', '"name","email","grade"\r\n"Asha","a@example.org","L1"'],
  ['capitals, blanks and empty lines', 'Name, EMAIL ,grade\n\n Asha , a@example.org , L1 \n,,\n'],
  ['line ends of two kinds', 'name,email,grade\r\nAsha,a@example.org,L1\n'],
])('a file with %s is read', (_, text) => {
  expect(cellsOf(text)).toEqual([ASHA])
})

test('columns may be named with spaces, hyphens and capitals, and as other systems call them', () => {
  const read = (header: string) =>
    readCsv(`${header}\nAsha,CC-1`, ['name', 'cost_centre'], { aliases: { full_name: 'name' } }).lines
  const expected = [{ line: 2, cells: { name: 'Asha', cost_centre: 'CC-1' } }]
  for (const header of ['Name,Cost Centre', 'NAME,cost-centre', 'Full Name,Cost  centre', 'FullName*,CostCentre']) {
    expect(read(header)).toEqual(expected)
  }
  expect(() => read('Full Name,Name')).toThrow('the column “name” twice (“Full Name” and “Name”).')
})

test('columns that are not known are ignored by name, however often they are there', () => {
  const csv = 'PAN,Name,Salary (INR),Salary (INR),,,Reason,email\nX,Asha,1,2,,kept,,a@example.org\n'
  expect(readCsv(csv, COLUMNS)).toEqual({
    lines: [{ line: 2, cells: { name: 'Asha', email: 'a@example.org' } }],
    refused: [],
    ignored: ['PAN', 'Salary (INR)', 'column 6'],
  })
  expect(readCsv('__proto__,name\nx,Asha\n', COLUMNS)).toMatchObject({
    lines: [{ cells: { name: 'Asha' } }],
    ignored: ['__proto__'],
  })
  expect(readCsv(`${'a,'.repeat(100_000)}name\n`, COLUMNS).ignored).toEqual(['a'])
})

test('a file without a column that is needed is refused as a whole, and says which it has', () => {
  const needed = [['name', 'email'], ['grade']] as const
  const read = (header: string) => readCsv(`${header}\n`, COLUMNS, { needed })
  expect(read('Email,Grade').ignored).toEqual([])
  expect(() => read('Grade,Colour')).toThrow('Missing column: “name” or “email”. The first line has “Grade”, “Colour”.')
  expect(() => read('Colour')).toThrow('Missing columns: “name” or “email”, “grade”.')
})

test('each refused line says whom it is about, as typed', () => {
  const file = readCsv('name,email\nAsha,a@example.org\nVikram,v@example.org,extra\nAs"ha,b@example.org\n', COLUMNS)
  expect(
    refusedLines(file, [{ line: 2, reason: 'No.' }], ['name', 'email']).map(({ line, who }) => [line, who]),
  ).toEqual([
    [2, 'Asha · a@example.org'],
    [3, 'Vikram · v@example.org'],
    [4, null],
  ])
})

test('the column of reasons that a download of refused lines has is left unread', () => {
  const text = 'name,email,grade,Reason\nAsha,a@example.org,L1,"Another person has this, too."'
  expect(cellsOf(text)).toEqual([ASHA])
})

test('a line is counted where it begins, also after a line break within quotes', () => {
  const text = 'name,email\n"Asha\nRao",a@example.org\r\nVikram,v@example.org,extra\n"Meera ""M"" Iyer",m@example.org'
  expect(readCsv(text, COLUMNS)).toEqual({
    lines: [
      { line: 2, cells: { name: 'Asha\nRao', email: 'a@example.org' } },
      { line: 5, cells: { name: 'Meera "M" Iyer', email: 'm@example.org' } },
    ],
    refused: [
      { line: 4, reason: expect.stringContaining('3 cells'), cells: { name: 'Vikram', email: 'v@example.org' } },
    ],
    ignored: [],
  })
})

test.each([
  ['nothing', '', /empty/],
  ['a column twice', 'name,Name\nAsha,Rao', /twice/],
  ['a quote that is never closed', 'name,email\n"Asha,a@example.org\nVikram,v@example.org', /quote/],
])('a file with %s is refused as a whole', (_, text, why) => {
  expect(() => readCsv(text, COLUMNS)).toThrow(why)
})

test('a quote in the wrong place refuses its line alone', () => {
  const { lines, refused } = readCsv('name,email\nAs"ha,a@example.org\nVikram,v@example.org', COLUMNS)
  expect(lines.map(({ cells }) => cells.name)).toEqual(['Vikram'])
  expect(refused).toEqual([{ line: 2, reason: expect.stringContaining('quotation mark') }])
})

test('a spreadsheet takes no cell for a formula', () => {
  const text = writeCsv(['name'], [{ name: '=1+1' }, { name: "'@x" }, { name: 'Asha' }])
  expect(text.trimEnd().split('\r\n')).toEqual(['name', "'=1+1", "''@x", 'Asha'])
})

test('what is written is read back, whatever it is', () => {
  const cell = fc.string({ unit: 'grapheme' }).map((text) => text.trim())
  const row = fc.record({ name: cell, email: cell, grade: cell }).filter((cells) => Object.values(cells).some(Boolean))
  const tricky = fc.constantFrom('=a', "'=a", '"', ';', ',', 'a\nb', 'a\r\nb', '\ufeff', "'")
  const rows = fc.array(fc.oneof(row, fc.record({ name: tricky, email: cell, grade: tricky })))
  fc.assert(
    fc.property(rows, (written) => {
      const full = written.filter((cells) => Object.values(cells).some((text) => text.trim() !== ''))
      const trimmed = full.map((cells) => ({
        name: cells.name.trim(),
        email: cells.email.trim(),
        grade: cells.grade.trim(),
      }))
      expect(cellsOf(writeCsv(COLUMNS, trimmed))).toEqual(trimmed.filter((cells) => Object.values(cells).some(Boolean)))
    }),
  )
})
