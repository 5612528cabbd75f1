import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail server of the run's own: what the product sends arrives here and goes nowhere else. */
export interface Mailbox {
  /** For `SMTP_URL`. */
  url: string
  /** The tokens of the links to `path` in the mails that came for an address. */
  tokens(address: string, path: string): string[]
  close(): void
}

export async function openMailbox(): Promise<Mailbox> {
  const mails: { to: string[]; source: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      text(stream).then((source) => {
        mails.push({ to: session.envelope.rcptTo.map((one) => one.address), source: unfolded(source) })
        done()
      }, done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    tokens: (address, path) =>
      mails
        .filter(({ to }) => to.includes(address))
        .flatMap(({ source }) =>
          [...source.matchAll(new RegExp(`${path}[/#]([\\w-]+)`, 'g'))].map(([, token = '']) => token),
        ),
    close: () => server.close(),
  }
}

/** A mail without the line breaks that quoted-printable puts into long lines. */
function unfolded(source: string): string {
  return source.replace(/=\r?\n/g, '')
}
