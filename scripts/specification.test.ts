import { expect, test } from 'vitest'
import { problemsOf, sentencesOf, testNames } from './specification.ts'

const page = `# The specification

- An item of the prose above the first section has no section.

## 2. Screens

### The landing page
- The panel slides.
  - \`web/src/panel.test.tsx › slides\`
  - \`web/src/panel.test.tsx › a group › slides back\`
- It has a name.

## Not yet held
- It flies.
`

test('a sentence has its section and the tests below it', () => {
  expect(sentencesOf(page).slice(1)).toEqual([
    {
      section: '2. Screens',
      text: 'The panel slides.',
      line: 8,
      references: [
        { file: 'web/src/panel.test.tsx', test: 'slides', line: 9 },
        { file: 'web/src/panel.test.tsx', test: 'a group › slides back', line: 10 },
      ],
    },
    { section: '2. Screens', text: 'It has a name.', line: 11, references: [] },
    { section: 'Not yet held', text: 'It flies.', line: 14, references: [] },
  ])
})

const sentences = sentencesOf(page).slice(1)

test('a sentence without a test is a problem, unless it is not yet held', () => {
  expect(problemsOf(sentences, () => ['slides', 'a group › slides back'])).toEqual([
    '11: no test shows “It has a name.”',
  ])
})

test.each([
  ['a file that no run has', undefined, "npm test doesn't run web/src/panel.test.tsx"],
  [
    'a test that does not exist',
    ['slides', 'slides back'],
    'web/src/panel.test.tsx has no test “a group › slides back”',
  ],
  [
    'a name that two tests share',
    ['slides', 'slides', 'a group › slides back'],
    'web/src/panel.test.tsx has 2 tests named “slides”',
  ],
])('%s is a problem', (_, names, problem) => {
  const found = problemsOf(sentences, () => names)
  expect(found.map((line) => line.replace(/^\d+: /, ''))).toContain(problem)
})

test('tests are found by the names that they are written with', () => {
  const source = `
    import { describe, expect, test } from 'vitest'
    test('one', () => {})
    it("isn’t \\"one\\"", { timeout: 9 }, async () => {})
    test.each([1, 2])('%i of a table', () => {})
    test.each\`a\${1}\`('$a of a tagged table', () => {})
    describe('a group', () => {
      test.only('inside', () => {})
      describe.each([1])('of many', () => { test('deep', () => {}) })
    })
    for (const device of ['desk']) test.describe(device, () => { test(\`\${device} and more\`, async ({ page }) => {}) })
    const Page = <div>test('in a page', 1)</div>
  `
  expect(testNames(source, 'a.test.tsx')).toEqual([
    'one',
    'isn’t "one"',
    '%i of a table',
    '$a of a tagged table',
    'a group › inside',
    'a group › of many › deep',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is what stands for a computed part
    '${…} and more',
  ])
})

test('what is not run, is to fail, or is no test, is not found', () => {
  const source = `
    test.skip('skipped', () => {})
    test.todo('planned')
    test.fails('known to fail', () => {})
    test.fail('known to fail, in Playwright', () => {})
    test('known to fail by its options', { fails: true }, () => {})
    test('skipped by its options', { timeout: 9, skip: true }, () => {})
    describe.skip('a group', () => { test('in a skipped group', () => {}) })
    test.beforeEach('a hook', () => {})
    pattern.test('a text')
    // test('commented out', () => {})
  `
  expect(testNames(source, 'a.test.ts')).toEqual([])
})
