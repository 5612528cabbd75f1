const words = (text: string) => text.trim().split(/\s+/)

/** Units of time, and what stands beside numbers. */
export const UNITS = words(
  'time times way am pm st nd rd th hrs hours oclock day days night nights week weekend number one ones',
)
/** Parts of the day, in English and Hindi. */
export const PARTS_OF_DAY = words('morning afternoon evening noon midnight early late subah shaam raat dopahar')
