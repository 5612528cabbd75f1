import type { MantineColorsTuple } from '@mantine/core'

// Apart from the theme, because the build puts some of them into the documents.

const teal: MantineColorsTuple = [
  '#eef7f5',
  '#d8ebe7',
  '#b0d8d1',
  '#83c3b9',
  '#58aea1',
  '#379789',
  '#1f8073',
  '#0f6b60',
  '#0b554d',
  '#073f39',
]
const gray: MantineColorsTuple = [
  '#faf9f7',
  '#f4f3ef',
  '#e9e7e1',
  '#dddad2',
  '#cbc7bd',
  '#a7a296',
  '#6d685e',
  '#565249',
  '#3b3832',
  '#24221e',
]
const dark: MantineColorsTuple = [
  '#dbd8d1',
  '#bfbbb2',
  '#a09b91',
  '#6f6b62',
  '#46433d',
  '#35322d',
  '#2a2824',
  '#1a1917',
  '#141311',
  '#0e0d0c',
]

const red: MantineColorsTuple = [
  '#fdf1ef',
  '#fbe0dd',
  '#f5bdb8',
  '#ee9790',
  '#e5736b',
  '#d6524a',
  '#c23a32',
  '#a82c25',
  '#8c221d',
  '#6b1814',
]

/** Text on a light surface. */
export const BLACK = '#1f1d1a'

/** The product's colours, in place of the component library's own. */
export const palette = { teal, red, gray, dark }
