import { status } from '@pravas/messages/en/status'
import { wordsIn } from '@pravas/messages/testing/words-of'
import { texts } from '@pravas/messages/texts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Summary, summaryMail } from '../notifications/weekly-summary-rules.ts'
import { supportMail } from './account-mails.ts'
import { decisionMail } from './decision-mails.ts'
import {
  entry,
  joined,
  line,
  lineOf,
  link,
  type MailText,
  mailAddress,
  mailText,
  oneLine,
  quoted,
} from './mail-text-rules.ts'
import { expenseClaimMail, tripRequestMail } from './request-mails.ts'

const statusWords = wordsIn(status)

const SEE = texts({ see: 'See: {own}' })
const ASKS = texts({ asks: '{number}: {name} asks' })
const publicUrl = new URL('https://pravas.example')
const links = { approve: new URL('/decide#a', publicUrl), reject: new URL('/decide#r', publicUrl), days: 7 }

/** What a program may take for the end of a line. */
const LINE_ENDS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/
/** A letter that is written with a joiner. */
const LETTER_OF_THREE = 'क\u094d\u200dष'
/** What a mail program may make a link of: an address with a scheme, a name with a domain, somebody's mail address. */
const LINKS =
  /\p{L}[\p{L}\p{N}+.-]*(?:[:：](?=[\p{L}/+])|(?<=\p{L})[:：](?=\p{N}))[^\s>]*|[^\s<>]+[.․。．｡]\p{L}[\p{L}\p{M}][^\s>]*/gu

/** What a text that goes from right to left is put into. */
const DIRECTIONS = /<span dir="auto">([^<]*)<\/span>/g

function shapeOf({ subject, body, html }: MailText) {
  return {
    tags: html.replace(DIRECTIONS, '$1').match(/<[^>]*>/g),
    entities: html.match(/&(?!amp;|lt;|gt;|quot;|#39;)/),
    subjectLines: subject.split(LINE_ENDS).length,
    lines: body.split(LINE_ENDS).length,
    links: `${subject}\n${body}`.match(LINKS),
    unseen: /(?!\n)[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u3164]/u.test(`${subject}${body}`.replaceAll(LETTER_OF_THREE, '')),
  }
}

const snippet = fc.constantFrom(
  ...[
    '\n',
    '\r\n',
    '\u0085',
    '\u2028',
    '\u2029',
    '\v',
    '\f',
    '\0',
    '\u001b[31m',
    '\u202e',
    '\u2066',
    '\u200b',
    '\u200d',
  ],
  ...[
    '\u3164',
    '\u{e0041}',
    '\ufeff',
    'https://evil.example/x',
    'HTTPS://evil.example',
    'www.evil.example',
    'evil.example/pay',
  ],
  ...['ht\u200btps://evil.example', 'ｈttps：//evil．example', 'evil。example', 'evil\u2024example', 'a@evil.example'],
  'evil.भारत',
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' style='color:red",
    '&lt;b&gt;',
    '\ue0000\ue001',
    'שלום',
    '$&',
  ],
  ...['mailto:a@evil.example', 'javascript:alert(1)', 'tel:+91', '.', ':', '//', '@', ' ', 'Cafe', LETTER_OF_THREE],
)
const hostile = fc.array(fc.oneof(snippet, fc.string({ unit: 'binary', maxLength: 8 })), { minLength: 1, maxLength: 8 })
const text = hostile.map((parts) => parts.join(''))

/** Every mail that holds words of people or of receipts, with these in every place that has some. */
const MAILS: Record<string, (word: () => string) => MailText> = {
  decision: (word) =>
    decisionMail({
      kind: 'expense',
      number: 'EXP-2026-000001',
      verdict: 'rejected',
      reason: `r${word()}`,
      decidedBy: word(),
      publicUrl,
    }),
  trip: (word) =>
    tripRequestMail({
      standInFor: null,
      number: 'TRP-2026-000001',
      traveller: word(),
      route: word(),
      purpose: word(),
      departureDate: '2026-06-12',
      returnDate: '2026-06-13',
      itinerary: [{ what: word(), day: '2026-06-12', paise: 100 }],
      findings: [],
      changes: [{ part: word(), field: null, before: word(), after: word() }],
      booked: [word()],
      links,
      totalPaise: 100,
      publicUrl,
    }),
  claim: (word) =>
    expenseClaimMail({
      standInFor: null,
      claims: ['EXP-2026-000001', 'EXP-2026-000002'].map((number) => ({
        number,
        description: word(),
        receipts: [
          {
            merchant: word(),
            date: '2026-06-12',
            totalPaise: 100,
            changes: [{ field: 'merchant', read: null, text: word() }],
            duplicates: [{ text: word(), resolution: 'keep' }],
            deductions: [word()],
          },
        ],
        totalPaise: 100,
        trip: `t${word()}`,
        findings: [word()],
        booked: [word()],
        links,
        changes: [{ part: word(), field: 'merchant', before: word(), after: word() }],
      })),
      claimant: word(),
      byCategory: [{ category: word(), count: 1, paise: 100 }],
      totalPaise: 200,
      budgets: [word()],
      publicUrl,
    }),
  support: (word) =>
    supportMail(
      { name: word(), email: 'asha@home.example', subject: word(), message: 'One\nTwo' },
      { name: word(), email: 'asha@pravas.example', employeeId: 'EMP1001' },
    ),
  'weekly summary': (word) => {
    const summary: Summary = {
      waiting: [
        {
          kind: 'trip',
          number: 'TRP-2026-000001',
          ownerName: word(),
          what: word(),
          paise: 100,
          requestedOn: '2026-06-10',
          findings: 1,
        },
      ],
      decided: [],
      rulesBroken: [],
    }
    return summaryMail(summary, { today: '2026-06-15', publicUrl })
  },
}

test.each(Object.entries(MAILS))(
  'whatever words the %s mail holds, it has the lines and links of a harmless one',
  (_, mailOf) => {
    const harmless = shapeOf(mailOf(() => 'word'))
    expect(harmless).toMatchObject({ subjectLines: 1, unseen: false, links: expect.any(Array) })
    fc.assert(
      fc.property(fc.infiniteStream(text), (words) => {
        expect(shapeOf(mailOf(() => words.next().value))).toEqual(harmless)
      }),
      { numRuns: 400 },
    )
  },
)

test.each(Object.entries(MAILS))('the %s mail says the same words as HTML as in its text', (_, mailOf) => {
  let count = 0
  const { html } = mailOf(() => `word${++count}`)
  const shown = html.slice(html.indexOf('<h1'))
  const missing = Array.from({ length: count }, (_, at) => `word${at + 1}`).filter(
    (word) => !new RegExp(`${word}(?!\\d)`).test(shown),
  )
  expect(missing).toEqual([])
})

test.each([
  ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  [`"Asha" & 'Rao'`, '&quot;Asha&quot; &amp; &#39;Rao&#39;'],
  ['שלום 12', '<span dir="auto">שלום 12</span>'],
  ['w'.repeat(300), 'w'.repeat(300)],
  ['x\ue0000\ue001y', 'x0y'],
])('%j is %j as HTML, within a sentence, a list and a quote', (from, told) => {
  const { html } = mailText(
    line(SEE, 'see', { own: from }),
    line(SEE, 'see', { own: from }),
    [entry(from)],
    quoted(from),
  )
  const [title, shown] = html.split('</title>')
  expect(shown?.split(told)).toHaveLength(5)
  // It is text alone: markup would be read out.
  expect(title?.split('<title>')[1]).toBe(`See: ${told.replace(/^<span dir="auto">|<\/span>$/g, '')}`)
})

test('an HTML mail loads nothing, sets no colour of the page and wraps what is long', () => {
  const { html } = mailText(lineOf('x'), lineOf('y'))
  expect(html).not.toMatch(/src=|url\(|@import|<style|<script|<link|background:/)
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  expect(html).toContain('overflow-wrap:anywhere')
  expect(html).toContain('max-width:600px')
})

test('the number of a record stays on one line of HTML, and neither that nor a name from right to left is markup of the title', () => {
  const { subject, html } = mailText(line(ASKS, 'asks', { number: 'TRP-2026-000001', name: 'שלום' }))
  expect(html).toContain(`<title>${subject}</title>`)
  expect(html).toContain(
    '<span style="white-space:nowrap">TRP-2026-000001</span>: <span dir="auto">שלום</span> asks</h1>',
  )
})

test('a returned request says which parts it is about, and what to do', () => {
  const { body } = decisionMail({
    ...{
      kind: 'trip',
      number: 'TRP-2026-000001',
      verdict: 'returned',
      reason: 'Leave earlier.',
      decidedBy: 'Meera Iyer',
    },
    asked: ['Dates', 'Delhi to Mumbai: date'],
    publicUrl,
  })
  expect(body).toMatch(statusWords('return.parts', { parts: 'Dates; Delhi to Mumbai: date' }))
  expect(body).toMatch(statusWords('return.edit'))
})

test('a link of HTML has words of its own, and its address nothing that ends it', () => {
  const to = new URL('https://pravas.example/?a=1&b="2"')
  expect(link(to, "O'Neil").html).toBe(
    '<a href="https://pravas.example/?a=1&amp;b=%222%22" rel="noreferrer">O&#39;Neil</a>',
  )
})

test('a line is the same when it is read as one again', () => {
  fc.assert(
    fc.property(text, (value) => {
      expect(oneLine(oneLine(value))).toBe(oneLine(value))
    }),
  )
})

test.each([
  ['Asha Rao', 'Asha Rao'],
  ['Café Señor, 12:30, ₹1,200.50 (5%)', 'Café Señor, 12:30, ₹1,200.50 (5%)'],
  ['श्री कृष्ण भवन', 'श्री कृष्ण भवन'],
  [LETTER_OF_THREE, LETTER_OF_THREE],
  ['a\u200db', 'ab'],
  ['Taj\nTotal: ₹1', 'Taj Total: ₹1'],
  ['  Taj \u00a0\t Hotel ', 'Taj Hotel'],
  ['Sharma Pvt.Ltd.', 'Sharma Pvt. Ltd.'],
  ['Pay at https://evil.example/x', 'Pay at https: //evil. example/x'],
  ['www.evil.example', 'www. evil. example'],
  ['evil.भारत, evil.ভারত', 'evil. भारत, evil. ভারত'],
  ['\ud800x', 'x'],
])('%j is told as %j', (from, told) => {
  expect(oneLine(from)).toBe(told)
})

test('our own links stay, wherever they stand in a line', () => {
  const own = link(new URL('/trip/TRP-2026-000001', publicUrl))
  const { body } = mailText(lineOf('x'), line(SEE, 'see', { own }), [joined([own, 'a.shop'], ' ')], null, [])
  expect(body).toBe(
    'See: https://pravas.example/trip/TRP-2026-000001\n\nhttps://pravas.example/trip/TRP-2026-000001 a. shop',
  )
})

test('what somebody writes over several lines is marked as theirs, line by line', () => {
  expect(quoted('Hello\r\n\u2028Signed in as: the boss\u202e').map(String)).toEqual([
    '> Hello',
    '>',
    '> Signed in as: the boss',
  ])
})

test('a mail address stays one, and what only contains one does not', () => {
  expect(String(mailAddress("o'neil+x@home.example"))).toBe("o'neil+x@home.example")
  expect(String(mailAddress('x@home.example>\nFrom: y'))).toBe('x@home. example> From: y')
})
