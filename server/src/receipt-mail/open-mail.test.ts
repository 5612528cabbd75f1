import { readReceipt } from '@pravas/reading/read'
import { expect, test } from 'vitest'
import { receiptPng } from '../testing/fake-reader.ts'
import { rawMail } from '../testing/raw-mail.ts'
import { createMailOpener } from './mail-opener.ts'
import { openMail } from './open-mail.ts'

const picture = (filename: string) => ({
  ...{ filename, content: receiptPng({ merchant: filename }), contentDisposition: 'attachment' as const },
})
const names = ({ files }: { files: readonly { name: string }[] }) => files.map(({ name }) => name)

test('what is attached to a mail that is attached is taken as well, though not from ever deeper ones', async () => {
  const nest = async (inner: Buffer, name: string) =>
    rawMail({
      subject: name,
      attachments: [
        picture(name),
        { filename: 'mail.eml', content: inner, contentType: 'message/rfc822', contentDisposition: 'attachment' },
      ],
    })
  let mail = await rawMail({ attachments: [picture('0.png')] })
  for (const name of ['1.png', '2.png', '3.png']) mail = await nest(mail, name)
  expect(names(await openMail(mail)).toSorted()).toEqual(['1.png', '2.png', '3.png'])
})

test('names and subjects are read in the writing of the world', async () => {
  const opened = await openMail(await rawMail({ subject: 'Fwd: रसीद  ₹500', attachments: [picture('रसीद.png')] }))
  expect([opened.subject, names(opened)]).toEqual(['Fwd: रसीद ₹500', ['रसीद.png']])
})

test('the text of a mail is a receipt only where no file is', async () => {
  const html = '<table><tr><td>Total paid</td><td>₹326.03</td></tr></table>'
  expect((await openMail(await rawMail({ html, attachments: [picture('a.png')] }))).text).toBeNull()
  const opened = await openMail(await rawMail({ subject: 'Fwd: Trip/8.6', html }))
  expect(opened.text?.name).toBe('Fwd: Trip 8 6.pdf')
  expect(Buffer.from(opened.text?.bytes ?? []).toString('latin1')).toMatch(/^%PDF-/)
  expect((await openMail(await rawMail({ html: '<p>Hello</p>' }))).text).toBeNull()
})

test('the sheet of a text is the same file for the same mail, and is read as the receipt that it is', async () => {
  const html = `<div>---------- Forwarded message ---------<br>From: <b>Uber Receipts</b> &lt;noreply@uber.com&gt;<br>
    Date: Mon, Jun 8, 2026 at 9:14 PM<br>Subject: Your Monday evening trip<br>To: Asha<br></div>
    <table><tr><td>June 8, 2026</td></tr><tr><td>Thanks for riding, Asha</td></tr>
    <tr><td>Total</td><td>₹326.03</td></tr><tr><td>Trip fare</td><td>₹310.50</td></tr><tr><td>GST</td><td>₹15.53</td></tr></table>`
  const mail = await rawMail({ subject: 'Fwd: Your Monday evening trip', html, messageId: '<a@b>' })
  const [one, two] = [await openMail(mail), await openMail(mail)]
  const bytes = one.text?.bytes ?? new Uint8Array()
  expect(Buffer.from(bytes).equals(two.text?.bytes ?? new Uint8Array())).toBe(true)
  // It has a text layer, so that no picture is looked at.
  const recogniser = {
    name: 'none',
    recognise: () => Promise.reject(new Error('A picture was looked at.')),
    close: async () => {},
  }
  const read = await readReceipt(bytes, { today: '2026-06-10', recogniser })
  expect([read.totalPaise.value, read.date.value, read.category.value]).toEqual([32_603, '2026-06-08', 'Transport'])
  expect(read.merchant.value).toMatch(/Uber/)
})

test('a mail that takes too long or too much is ended with its thread', async () => {
  const mail = await rawMail({ attachments: [picture('a.png')] })
  expect(await createMailOpener({ patienceMs: 1 })(mail)).toBeUndefined()
  const part = '--b\r\nContent-Disposition: attachment; filename=a.pdf\r\n\r\n%PDF-\r\n'
  const many = Buffer.from(`Content-Type: multipart/mixed; boundary=b\r\n\r\n${part.repeat(80_000)}`)
  expect(await createMailOpener({ memoryMb: 32 })(many)).toBeUndefined()
  expect(names((await createMailOpener()(mail)) ?? { files: [] })).toEqual(['a.png'])
})

test('no parts, no boundary, no end: what is no whole mail is opened as far as it goes', async () => {
  for (const text of ['', '\r\n', 'Content-Type: multipart/mixed; boundary=x\r\n\r\n--x', 'To: a\r\n\r\nHello'])
    expect(await openMail(Buffer.from(text))).toMatchObject({ files: [], refused: [], text: null })
})
