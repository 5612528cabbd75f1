// The structure that Tally's import of vouchers reads, held against every kind of claim.
import { CATEGORIES } from '@pravas/contract/receipt-fields'
import fc from 'fast-check'
import { SaxesParser } from 'saxes'
import { expect, test } from 'vitest'
import { journalLines, TALLY } from './file-rules.ts'
import { LEDGERS } from './ledgers.fixture.ts'
import { voucherOf } from './voucher-rules.ts'

interface Element {
  name: string
  text: string
  children: Element[]
}

/** The tree of an XML text; throws where it is not well-formed. */
function treeOf(xml: string): Element {
  const root: Element = { name: '', text: '', children: [] }
  const open = [root]
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => {
    const element = { name, text: '', children: [] }
    open.at(-1)?.children.push(element)
    open.push(element)
  })
  parser.on('text', (text) => {
    const last = open.at(-1)
    if (last) last.text += text
  })
  parser.on('closetag', () => void open.pop())
  parser.write(xml).close()
  return root
}

const all = (element: Element, name: string) => element.children.filter((child) => child.name === name)
function one(element: Element, ...path: string[]): Element {
  return path.reduce((at, name) => {
    const [found, ...more] = all(at, name)
    if (!found || more.length > 0) throw new Error(`There is not one ${name} in ${at.name}.`)
    return found
  }, element)
}
const paiseOf = (text: string) => Number(text.replace('.', ''))

const NAMES = ['Meals & <drinks>', 'यात्रा व्यय', `"Tea" 'n' cake]]>`, 'Travel – M/s Rao & Sons', 'Plain']
const receipt = fc.record({
  id: fc.uuid(),
  category: fc.constantFrom(...CATEGORIES),
  totalPaise: fc.integer({ min: 1, max: 900_000_00 }),
  creditable: fc.option(
    fc.record({ cgst: fc.nat({ max: 90_000 }), sgst: fc.nat({ max: 90_000 }), igst: fc.nat({ max: 90_000 }) }),
  ),
})

test('vouchers are balanced in paise, signed as Tally reads them, and the journal says the same', () => {
  fc.assert(
    fc.property(
      fc.array(receipt, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(...NAMES),
      fc.constantFrom(...NAMES),
      fc.constantFrom('none', 'some', 'all'),
      (receipts, ledger, centre, byCard) => {
        const totalPaise = receipts.reduce((sum, one) => sum + one.totalPaise, 0)
        const map = { ...LEDGERS, company: ledger, categories: { ...LEDGERS.categories, Food: ledger } }
        const voucher = voucherOf(
          {
            number: 'EXP-2026-000001',
            day: '2026-06-10',
            employeeId: 'EMP1001',
            description: `${ledger} \u0007\n${centre}`,
            category: 'Miscellaneous',
            totalPaise,
            cardPaise: { none: 0, some: Math.floor(totalPaise / 3), all: totalPaise }[byCard],
            costCentre: { code: 'CC-1', name: centre },
            receipts,
          },
          map,
        )
        const written = { recordId: '0199a5f0-0000-7000-8000-000000000001', voucher }
        const tree = treeOf(TALLY.before(map.company) + TALLY.voucher(written) + TALLY.after)

        expect(one(tree, 'ENVELOPE', 'HEADER', 'TALLYREQUEST').text).toBe('Import Data')
        const data = one(tree, 'ENVELOPE', 'BODY', 'IMPORTDATA')
        expect(one(data, 'REQUESTDESC', 'REPORTNAME').text).toBe('Vouchers')
        expect(one(data, 'REQUESTDESC', 'STATICVARIABLES', 'SVCURRENTCOMPANY').text).toBe(map.company)
        const found = one(data, 'REQUESTDATA', 'TALLYMESSAGE', 'VOUCHER')
        expect(one(found, 'DATE').text).toBe('20260610')
        expect(one(found, 'NARRATION').text).toBe(`EXP-2026-000001 · EMP1001 · ${ledger} ${centre}`)

        expect(one(found, 'GUID').text).toBe(written.recordId)
        expect(one(found, 'VOUCHERTYPENAME').text).toBe(map.voucher_type)
        expect(one(found, 'PERSISTEDVIEW').text).toBe('Accounting Voucher View')
        expect(one(found, 'ISINVOICE').text).toBe('No')

        const entries = all(found, 'ALLLEDGERENTRIES.LIST')
        const parties = entries.filter((entry) => one(entry, 'ISPARTYLEDGER').text === 'Yes')
        expect(parties.map((entry) => one(entry, 'LEDGERNAME').text)).toEqual([one(found, 'PARTYLEDGERNAME').text])
        const read = entries.map((entry) => {
          const amount = one(entry, 'AMOUNT').text
          expect(amount).toMatch(/^-?[1-9]?\d*\.\d\d$/)
          expect(paiseOf(amount)).not.toBe(0)
          // A debit is deemed positive and has a negative amount.
          expect(one(entry, 'ISDEEMEDPOSITIVE').text).toBe(amount.startsWith('-') ? 'Yes' : 'No')
          for (const allocation of all(entry, 'CATEGORYALLOCATIONS.LIST')) {
            expect(one(allocation, 'ISDEEMEDPOSITIVE').text).toBe(one(entry, 'ISDEEMEDPOSITIVE').text)
            expect(one(allocation, 'COSTCENTREALLOCATIONS.LIST', 'NAME').text).toBe(centre)
            expect(one(allocation, 'COSTCENTREALLOCATIONS.LIST', 'AMOUNT').text).toBe(amount)
          }
          return { ledger: one(entry, 'LEDGERNAME').text, paise: -paiseOf(amount) }
        })
        expect(read.reduce((sum, { paise }) => sum + paise, 0)).toBe(0)
        expect(read).toEqual(voucher.entries.map(({ ledger: name, paise }) => ({ ledger: name, paise })))
        const journal = journalLines(written).map((line) => ({
          ledger: line[2],
          paise: paiseOf(line[4] || '0') - paiseOf(line[5] || '0'),
        }))
        expect(journal).toEqual(read)
      },
    ),
  )
})
