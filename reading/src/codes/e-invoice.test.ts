import { createSign, generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { parseUpiCode } from './apply-codes.ts'
import { isSigned, parseEInvoice } from './e-invoice.ts'

const IRN = '1f9a0c77b2d84e3fa7bb0f2c4e59a1d03f7760cc1b22aa934410bb98d2f0a6e1'
const DATA = {
  SellerGstin: '07AABCT1234H1ZO',
  BuyerGstin: '27AABCT1234H1ZM',
  DocNo: 'VC/1182/25-26',
  DocTyp: 'INV',
  DocDt: '21/10/2025',
  TotInvVal: 29500,
  ItemCnt: 1,
  MainHsnCode: '852852',
  Irn: IRN,
  IrnDt: '2025-10-21 10:20:00',
}

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = (key: typeof publicKey) => key.export({ type: 'spki', format: 'pem' }).toString()

function token(data: unknown, alg = 'RS256'): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const signed = `${part({ alg, typ: 'JWT' })}.${part({ data: JSON.stringify(data), iss: 'NIC' })}`
  return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`
}

test('the code of an e-invoice gives GSTINs, number, date, total and its reference', () => {
  expect(parseEInvoice(token(DATA))).toMatchObject({
    supplierGstin: '07AABCT1234H1ZO',
    recipientGstin: '27AABCT1234H1ZM',
    number: 'VC/1182/25-26',
    documentType: 'INV',
    date: '2025-10-21',
    totalPaise: 2950000,
    mainHsn: '852852',
    irn: IRN,
  })
})

test('a GSTIN that is none is left out, and what is no e-invoice is none', () => {
  expect(parseEInvoice(token({ ...DATA, SellerGstin: '07AABCT1234H1ZX' }))?.supplierGstin).toBeNull()
  expect(parseEInvoice(token({ ...DATA, Irn: 'short' }))).toBeUndefined()
  expect(parseEInvoice(token('text'))).toBeUndefined()
  expect(parseEInvoice('https://example.com/menu')).toBeUndefined()
})

test('a token is signed by the portal whose key is known, unchanged and by no other algorithm', () => {
  const signed = token(DATA)
  expect(isSigned(signed, [pem(stranger.publicKey), pem(publicKey)])).toBe(true)
  expect(isSigned(signed, [pem(stranger.publicKey)])).toBe(false)
  expect(isSigned(signed, [])).toBe(false)
  expect(isSigned(signed, ['no key'])).toBe(false)
  expect(isSigned(token(DATA, 'none'), [pem(publicKey)])).toBe(false)
  const [header, , signature] = signed.split('.')
  const [, other] = token({ ...DATA, TotInvVal: 99 }).split('.')
  expect(isSigned(`${header}.${other}.${signature}`, [pem(publicKey)])).toBe(false)
})

test('a UPI code gives whom it pays and how much', () => {
  expect(parseUpiCode('upi://pay?pa=bluedoor@icici&pn=Blue%20Door&am=120.50&cu=INR')).toEqual({
    address: 'bluedoor@icici',
    name: 'Blue Door',
    paise: 12050,
  })
  expect(parseUpiCode('UPI://pay?pa=shop@ybl')).toEqual({ address: 'shop@ybl', name: null, paise: null })
  expect(parseUpiCode('upi://pay?pa=nobody')).toBeUndefined()
  expect(parseUpiCode('https://pay.example')).toBeUndefined()
})
