import { useComputedColorScheme } from '@mantine/core'
import { useEffect } from 'react'

/** The canvas of either scheme, for the browser's own frame around the page. */
const FRAME = { light: '#faf9f7', dark: '#141311' }
const ATTRIBUTE = 'data-mantine-color-scheme'

/** Has the browser's frame follow the theme that is shown, and paper be light whatever the theme. */
export function usePageScheme(): void {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false })

  useEffect(() => {
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute('content', FRAME[scheme])
    }
    const root = document.documentElement
    const onPaper = () => root.setAttribute(ATTRIBUTE, 'light')
    const onScreen = () => root.setAttribute(ATTRIBUTE, scheme)
    window.addEventListener('beforeprint', onPaper)
    window.addEventListener('afterprint', onScreen)
    return () => {
      window.removeEventListener('beforeprint', onPaper)
      window.removeEventListener('afterprint', onScreen)
    }
  }, [scheme])
}
