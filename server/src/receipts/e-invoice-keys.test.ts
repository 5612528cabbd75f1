import { createSign, generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { keysIn } from '../config/config.ts'
import { fakeReader, receiptPng } from '../testing/fake-reader.ts'
import { verifyingReader } from './e-invoice-keys.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString()
const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
const signed = `${part({ alg: 'RS256' })}.${part({ data: '{}' })}`
const signature = createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')

function reading(token: string) {
  const reader = fakeReader()
  const read = reader.read.bind(reader)
  reader.read = async (bytes, turn) => ({
    ...(await read(bytes, turn)),
    codes: [
      {
        kind: 'einvoice',
        token,
        supplierGstin: null,
        recipientGstin: null,
        number: null,
        documentType: 'INV',
        date: null,
        totalPaise: 124050,
        mainHsn: null,
        irn: 'a'.repeat(64),
      },
    ],
  })
  return (keys: string[]) =>
    verifyingReader(reader, keys).read(receiptPng({ merchant: 'Venus', rupees: 1240.5 }), {
      owner: 'x',
      today: '2026-06-10',
    })
}

test('what the portal signed stays sure; what it did not sign is warned of', async () => {
  const good = await reading(`${signed}.${signature}`)(keysIn(`text\n${pem}\n${pem}`))
  expect(good.warnings).toEqual([])
  expect(good.confident).toContain('totalPaise')
  const forged = await reading(`${signed}.${part('other')}`)(keysIn(pem))
  expect(forged.warnings).toEqual(['einvoice.unsigned'])
  expect(forged.confident).toContain('merchant')
  expect(forged.confident).not.toContain('totalPaise')
})

test('without keys nothing is checked', async () => {
  expect((await reading(`${signed}.${part('other')}`)([])).warnings).toEqual([])
  expect(keysIn('no key')).toEqual([])
})
