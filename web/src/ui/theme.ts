import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'
import accordion from './accordion.module.css'

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
const warmGray: MantineColorsTuple = [
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
const warmDark: MantineColorsTuple = [
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

export const theme = createTheme({
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 6 },
  colors: { teal, red, gray: warmGray, dark: warmDark },
  black: '#1f1d1a',
  fontFamily: "'Inter Variable', system-ui, sans-serif",
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, monospace',
  fontSizes: { xs: '0.75rem', sm: '0.8125rem', md: '0.875rem', lg: '1rem', xl: '1.125rem' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: '1.375rem', lineHeight: '1.3' },
      h2: { fontSize: '1rem', lineHeight: '1.4' },
      h3: { fontSize: '0.875rem', lineHeight: '1.45' },
    },
  },
  defaultRadius: 'md',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '8px', xl: '8px' },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Accordion: { defaultProps: { classNames: { control: accordion.control, content: accordion.content } } },
    Card: { defaultProps: { withBorder: true, shadow: 'none' } },
    Paper: { defaultProps: { shadow: 'none' } },
    Modal: {
      defaultProps: { centered: true, transitionProps: { duration: 120 } },
      styles: { title: { fontWeight: 600 } },
    },
    Anchor: { defaultProps: { underline: 'hover' } },
  },
})

/** Error text that can be read on the surface of either scheme. */
export const cssVariables: CSSVariablesResolver = ({ colors }) => ({
  variables: {},
  light: { '--mantine-color-error': colors.red[7] },
  dark: { '--mantine-color-error': colors.red[3] },
})
