import { type CSSVariablesResolver, createTheme } from '@mantine/core'
import accordion from './accordion.module.css'
import { BLACK, palette } from './palette.ts'

export const theme = createTheme({
  primaryColor: 'teal',
  primaryShade: { light: 7, dark: 6 },
  colors: palette,
  black: BLACK,
  fontFamily: "'Inter Variable', 'Inter Fallback', 'Inter Fallback Linux', system-ui, sans-serif",
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
