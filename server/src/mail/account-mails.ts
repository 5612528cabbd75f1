import { mail } from '@pravas/messages/en/mail'
import { texts } from '@pravas/messages/texts'
import { button, footer, line, type MailText, mailAddress, mailText, quoted } from './mail-text-rules.ts'

const text = texts(mail)

/** To somebody who was added by an administrator: the link to choose a password with. */
export function invitationMail({ url, days, invitedBy }: { url: URL; days: number; invitedBy: string }): MailText {
  return mailText(
    line(text, 'invitation.subject'),
    line(text, 'invitation.body', { administrator: invitedBy, days }),
    button(line(text, 'button.choose-password'), url),
  )
}

/** To the support inbox: what somebody wrote, and who was signed in when it was written. */
export function supportMail(
  request: { name: string; email: string; subject: string; message: string },
  sender: { name: string; email: string; employeeId: string | null },
): MailText {
  const { employeeId } = sender
  const person = { name: sender.name, email: mailAddress(sender.email) }
  return mailText(
    line(text, 'support.subject', { subject: request.subject }),
    line(text, 'support.reply-to', { name: request.name, email: mailAddress(request.email) }),
    employeeId === null
      ? line(text, 'support.signed-in', person)
      : line(text, 'support.signed-in-employee', { ...person, employee: employeeId }),
    request.message === '' ? null : quoted(request.message),
  )
}

/** To the person who asked for a new password. */
export function passwordResetMail({ url, minutes }: { url: URL; minutes: number }): MailText {
  return mailText(
    line(text, 'reset.subject'),
    line(text, 'reset.body', { minutes }),
    button(line(text, 'button.choose-password'), url),
    footer(line(text, 'reset.not-you')),
  )
}

/** To an address that somebody signed up with. */
export function signUpMail({ url, hours }: { url: URL; hours: number }): MailText {
  return mailText(
    line(text, 'sign-up.subject'),
    line(text, 'sign-up.body', { hours }),
    button(line(text, 'button.finish-sign-up'), url),
    footer(line(text, 'sign-up.not-you')),
  )
}

/** To the owner of an account: somebody signed up with their address. */
export function accountExistsMail(publicUrl: URL): MailText {
  return mailText(
    line(text, 'account-exists.subject'),
    line(text, 'account-exists.body'),
    button(line(text, 'button.sign-in'), publicUrl),
    footer(line(text, 'account-exists.forgot')),
  )
}

/** To the owner of an account: its password has changed. */
export function passwordChangedMail(publicUrl: URL): MailText {
  return mailText(
    line(text, 'password-changed.subject'),
    line(text, 'password-changed.body'),
    line(text, 'password-changed.not-you'),
    button(line(text, 'button.sign-in'), publicUrl),
  )
}

/** To somebody whose bank details were entered or changed, with the digits of the account that may be shown. */
export function bankDetailsMail({
  publicUrl,
  isFirst,
  account,
}: {
  publicUrl: URL
  isFirst: boolean
  account: string
}): MailText {
  const kind = isFirst ? 'first' : 'changed'
  return mailText(
    line(text, `bank-details.${kind}.subject`),
    line(text, `bank-details.${kind}.body`, { account }),
    line(text, 'bank-details.not-you'),
    button(line(text, 'bank-details.button'), new URL('/account', publicUrl)),
  )
}

/** To the person who sets up mail, to check that it arrives. */
export function testMail(): MailText {
  return mailText(line(text, 'test.subject'), line(text, 'test.body'))
}
