/** The rupees that somebody typed, `1240`, `1,240.50` or `₹1,240.50`; undefined for anything but a plain decimal. */
export function typedAmount(text: string): number | undefined {
  const plain = text.replace(/^\s*₹/, '').replace(/[,\s]/g, '')
  return /^(\d+(\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : undefined
}
