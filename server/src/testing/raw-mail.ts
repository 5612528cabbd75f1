import { createTransport, type SendMailOptions } from 'nodemailer'

/** A mail as it travels (RFC 5322), as another program would write it. */
export async function rawMail(mail: SendMailOptions): Promise<Buffer> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message } = await transport.sendMail({ from: 'Asha Rao <asha@home.example>', ...mail })
  if (!Buffer.isBuffer(message)) throw new Error('The mail was not written as bytes.')
  return message
}
