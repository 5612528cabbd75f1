/** Whom a UPI code pays, and how much where it says so. */
export type UpiCode = { address: string; name: string | null; paise: number | null }

const LONGEST = 200

/** The payment that a code asks for; undefined where it asks for none. */
export function parseUpiCode(text: string): UpiCode | undefined {
  if (!/^upi:\/\/pay\?/i.test(text)) return undefined
  const asked = new URLSearchParams(text.slice(text.indexOf('?') + 1))
  const address = asked.get('pa') ?? ''
  if (!/^[\w.-]{2,100}@[\w.-]{2,60}$/.test(address)) return undefined
  const rupees = Number(asked.get('am') ?? Number.NaN)
  const name = asked.get('pn')?.trim().slice(0, LONGEST) ?? ''
  return {
    address,
    name: name === '' ? null : name,
    paise: rupees > 0 && rupees < 1e7 ? Math.round(rupees * 100) : null,
  }
}
