import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { readCommand } from './arguments.ts'

const noPassword = () => Promise.reject(new Error('No password should be asked for.'))
const ID = '0196f000-0000-7000-8000-000000000001'
const read = (line: string) => readCommand(line === '' ? [] : line.split(' '), noPassword)

test('a person is read with what was left out', async () => {
  const command = await readCommand(
    ['create-person', '--email', 'nila@example.org', '--name', 'Nila Sen', '--super-admin'],
    async () => 'A long new password',
  )
  expect(command).toEqual({
    command: 'create-person',
    email: 'nila@example.org',
    name: 'Nila Sen',
    employeeId: null,
    managerEmployeeId: null,
    roles: ['super_admin'],
    organisation: 'Pravas',
    password: 'A long new password',
  })
})

test('with a link no password is asked for', async () => {
  const command = await read('create-person --email n@example.org --name Nila --manager E2 --reset-link')
  expect(command).toMatchObject({ managerEmployeeId: 'E2', password: null })
  for (const line of ['reset-link n@example.org', 'reset-link --email n@example.org']) {
    expect(await read(line)).toEqual({ command: 'reset-link', email: 'n@example.org' })
  }
  expect(await read('remove-demo')).toEqual({ command: 'remove-demo' })
  expect(await read('sign-on-conflicts')).toEqual({ command: 'sign-on-conflicts' })
  for (const accept of [true, false]) {
    const command = { command: 'resolve-conflict', id: ID, accept }
    expect(await read(`resolve-conflict ${ID} --${accept ? 'accept' : 'dismiss'}`)).toEqual(command)
  }
  expect(await read('')).toBeUndefined()
})

test.each([
  ['remove', "Unknown command 'remove'. To list all commands: npm run admin"],
  ['toString', "Unknown command 'toString'. To list all commands: npm run admin"],
  ['remove-demo --email n@example.org', 'remove-demo does not take --email. To list its options: npm run admin'],
  ['remove-demo now', "remove-demo does not take 'now'. To list its options: npm run admin"],
  ['reset-link', 'Specify a mail address.'],
  ['resolve-conflict --accept', 'Specify the id of a conflict.'],
  [`resolve-conflict ${ID}`, 'Specify either --accept or --dismiss.'],
  [`resolve-conflict ${ID} --accept --dismiss`, 'Specify either --accept or --dismiss.'],
  ['sign-on-conflicts --accept', 'sign-on-conflicts does not take --accept.'],
  ['people import', 'Specify a CSV file.'],
  ['people import /no/such/file.csv', 'Cannot read /no/such/file.csv (ENOENT).'],
  ['people', "Unknown command 'people'. To list all commands: npm run admin"],
  ['people export --commit', 'people export does not take --commit. To list its options: npm run admin'],
  ['structure', "Unknown command 'structure'. To list all commands: npm run admin"],
  ['structure export', 'Specify a list: departments, cost-centres, projects, grades, locations or holidays.'],
  ['structure export roles', 'Specify a list: departments'],
  ['structure import grades', 'Specify a CSV file.'],
  ['structure import grades /no/such/file.csv', 'Cannot read /no/such/file.csv (ENOENT).'],
  ['structure export grades --commit', 'structure export does not take --commit.'],
  ['create-person --email n@example.org', 'Specify a name.'],
  ['create-person --email n --name Nila', 'Specify a mail address.'],
  ['reset-link --mail n@example.org', "Unknown option '--mail'"],
])('%s is refused in one line', async (line, why) => {
  const refusal = await read(line).then(
    () => undefined,
    (error: Error) => error.message,
  )
  expect(refusal).toContain(why)
  expect(refusal).not.toContain('\n')
})

test.each([
  ['departments', 'department'],
  ['cost-centres', 'cost_centre'],
  ['cost_centre', 'cost_centre'],
  ['Holidays', 'holiday'],
])('the list %s is %s', async (typed, list) => {
  const command = { command: 'structure export', list, organisation: null }
  expect(await read(`structure export ${typed}`)).toEqual(command)
})

test('a password that is too short is refused', async () => {
  const args = ['create-person', '--email', 'n@example.org', '--name', 'Nila']
  await expect(readCommand(args, async () => 'short')).rejects.toThrow('The password must have at least')
})

test('a policy is exported, and imported without what npm writes above it', async () => {
  expect(await read('policy export')).toMatchObject({ command: 'policy export', on: null, format: 'yaml' })
  expect(await read('policy export policy.json --on 2026-06-10')).toMatchObject({ on: '2026-06-10', format: 'json' })
  const folder = await mkdtemp(join(tmpdir(), 'pravas-arguments-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'policy.yaml')
  await writeFile(file, '\n> pravas@0.1.0 admin\n> node admin.ts policy export\n\nrules: []\n')
  expect(await readCommand(['policy', 'import', file, '--publish'], noPassword)).toEqual({
    command: 'policy import',
    organisation: null,
    file: 'rules: []\n',
    publish: true,
    why: '',
  })
  await expect(read('policy import')).rejects.toThrow('Specify the file')
  await expect(read('policy publish')).rejects.toThrow("Unknown command 'policy publish'")
})

test('heads of the audit trail are read from what was printed, and a file without one is refused', async () => {
  expect(await read('audit verify')).toEqual({ command: 'audit verify', heads: [] })
  const folder = await mkdtemp(join(tmpdir(), 'pravas-arguments-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'heads.txt')
  const hash = 'ab'.repeat(32)
  await writeFile(file, `\n> pravas@0.1.0 admin\nAcme: 12 entries verified. Head: 12 ${hash}\n`)
  expect(await read(`audit verify ${file}`)).toEqual({ command: 'audit verify', heads: [{ seq: 12, hash }] })
  await writeFile(file, 'Head: 12 ab\n')
  await expect(read(`audit verify ${file}`)).rejects.toThrow('names no head of an audit trail.')
})

test('a set-up file is sent with the files that it names, which stand beside it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pravas-arguments-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const file = join(folder, 'acme.yaml')
  const text = `organisation: { name: Acme }
administrator: { name: Nila, email: nila@acme.example }
people: people.csv
structure: { grade: grades.csv }
`
  await writeFile(file, text)
  await writeFile(join(folder, 'people.csv'), 'name,email\n')
  await expect(read(`init ${file}`)).rejects.toThrow('grades.csv (ENOENT)')
  await writeFile(join(folder, 'grades.csv'), 'code,name\n')
  expect(await read(`init ${file}`)).toEqual({
    command: 'init',
    file: text,
    files: { 'people.csv': 'name,email\n', 'grades.csv': 'code,name\n' },
  })
  await writeFile(file, 'organisation: {}')
  await expect(read(`init ${file}`)).rejects.toThrow('This is not a set-up file. organisation.name: ')
  await expect(read('init')).rejects.toThrow('Specify the set-up file.')
  expect(await read('setup-code')).toEqual({ command: 'setup-code' })
})
