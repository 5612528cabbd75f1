import type { AddressInfo } from 'node:net'
import { createServer, type Socket } from 'node:net'

/** A mail in a folder. */
interface StoredMail {
  uid: number
  bytes: Buffer
  day: Date
}

/** A mail server on loopback that speaks as much of IMAP4rev1 (RFC 3501, 4315, 6851) as a mailbox for receipts is asked for. */
export interface ImapServer {
  port: number
  folders: Map<string, StoredMail[]>
  /** Puts a mail into the inbox, as if it had arrived on that day. */
  deliver(bytes: Buffer, day?: Date): void
  /** Commands that end the connection instead of being answered, such as MOVE. */
  broken: Set<string>
  /** Commands that were given, in their order. */
  commands: string[]
  close(): Promise<void>
}

/** Starts a server with an empty inbox that one user may open. */
export async function imapServer({ user, password }: { user: string; password: string }): Promise<ImapServer> {
  const folders = new Map<string, StoredMail[]>([['INBOX', []]])
  const broken = new Set<string>()
  const commands: string[] = []
  const sockets = new Set<Socket>()
  let nextUid = 1

  function answer(socket: Socket, session: { folder?: string }, line: string): void {
    const [tag = '', ...words] = line.split(' ')
    const isUid = words[0]?.toUpperCase() === 'UID'
    const [verb = '', ...rest] = isUid ? words.slice(1) : words
    const command = verb.toUpperCase()
    commands.push(command)
    if (broken.has(command)) {
      socket.destroy()
      return
    }
    const say = (text: string) => socket.write(`${text}\r\n`)
    const ok = (text = 'Done') => say(`${tag} OK ${text}`)
    const mails = folders.get(session.folder ?? '') ?? []
    const folderOf = (word = '') => word.replaceAll('"', '')
    const named = (set = '') => mails.filter(({ uid }) => set.split(',').includes(String(uid)))
    const number = (mail: StoredMail) => mails.indexOf(mail) + 1
    const expunge = (mail: StoredMail) => {
      const at = number(mail)
      mails.splice(at - 1, 1)
      say(`* ${at} EXPUNGE`)
    }

    if (command === 'CAPABILITY') {
      say('* CAPABILITY IMAP4rev1 MOVE UIDPLUS')
      ok()
    } else if (command === 'LOGIN') {
      const isKnown = folderOf(rest[0]) === user && folderOf(rest[1]) === password
      if (isKnown) ok('[CAPABILITY IMAP4rev1 MOVE UIDPLUS] Welcome')
      else say(`${tag} NO [AUTHENTICATIONFAILED] Who are you?`)
    } else if (command === 'LIST') {
      const wanted = folderOf(rest[1])
      for (const name of folders.keys())
        if (wanted === name || wanted === '*' || wanted === '') say(`* LIST () "/" "${wanted === '' ? '' : name}"`)
      ok()
    } else if (command === 'CREATE') {
      const name = folderOf(rest[0])
      if (folders.has(name)) say(`${tag} NO [ALREADYEXISTS] It is there`)
      else {
        folders.set(name, [])
        ok()
      }
    } else if (command === 'SELECT' || command === 'EXAMINE') {
      const name = folderOf(rest[0])
      const chosen = folders.get(name)
      if (!chosen) {
        say(`${tag} NO [NONEXISTENT] There is none`)
        return
      }
      session.folder = name
      say('* FLAGS (\\Seen \\Deleted)')
      say(`* ${chosen.length} EXISTS`)
      say('* 0 RECENT')
      say('* OK [UIDVALIDITY 1] Valid')
      say(`* OK [UIDNEXT ${nextUid}] Next`)
      ok('[READ-WRITE] Open')
    } else if (command === 'STATUS') {
      const name = folderOf(rest[0])
      say(`* STATUS "${name}" (MESSAGES ${folders.get(name)?.length ?? 0})`)
      ok()
    } else if (command === 'SEARCH') {
      const before = /BEFORE "?(\d+-\w+-\d+)/i.exec(rest.join(' '))?.[1]
      const found = mails.filter(({ day }) => before === undefined || day < new Date(`${before} UTC`))
      say(`* SEARCH ${found.map(({ uid }) => uid).join(' ')}`.trimEnd())
      ok()
    } else if (command === 'FETCH') {
      const asked = rest.slice(1).join(' ')
      const part = /BODY\.PEEK\[\](?:<(\d+)\.(\d+)>)?/i.exec(asked)
      for (const mail of named(rest[0])) {
        const bytes = part?.[2] ? mail.bytes.subarray(0, Number(part[2])) : mail.bytes
        const items = `UID ${mail.uid} RFC822.SIZE ${mail.bytes.length}`
        if (!part) say(`* ${number(mail)} FETCH (${items})`)
        else {
          socket.write(`* ${number(mail)} FETCH (${items} BODY[]${part[1] ? `<${part[1]}>` : ''} {${bytes.length}}\r\n`)
          socket.write(bytes)
          say(')')
        }
      }
      ok()
    } else if (command === 'MOVE') {
      const to = folders.get(folderOf(rest[1]))
      for (const mail of named(rest[0])) {
        const uid = nextUid
        nextUid += 1
        to?.push({ ...mail, uid })
        say(`* OK [COPYUID 1 ${mail.uid} ${uid}] Moved`)
        expunge(mail)
      }
      ok()
    } else if (command === 'STORE') {
      ok()
    } else if (command === 'EXPUNGE') {
      for (const mail of named(rest[0])) expunge(mail)
      ok()
    } else if (command === 'LOGOUT') {
      say('* BYE')
      ok()
      socket.end()
    } else if (command === 'NOOP' || command === 'CLOSE' || command === 'UNSELECT' || command === 'SUBSCRIBE') ok()
    else say(`${tag} BAD ${command} is not known`)
  }

  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => {})
    const session = {}
    let heard = ''
    socket.on('data', (part: Buffer) => {
      heard += part.toString('latin1')
      const lines = heard.split('\r\n')
      heard = lines.pop() ?? ''
      for (const line of lines) answer(socket, session, line)
    })
    socket.write('* OK IMAP4rev1 ready\r\n')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    folders,
    broken,
    commands,
    deliver(bytes, day = new Date()) {
      folders.get('INBOX')?.push({ uid: nextUid, bytes, day })
      nextUid += 1
    },
    async close() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
