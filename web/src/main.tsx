import '@fontsource-variable/inter/index.css'
import './ui/global.css'
import './ui/mantine-styles.ts'
import '@mantine/notifications/styles.layer.css'
import { MantineProvider } from '@mantine/core'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { codeForPage, Router } from './app/router.tsx'
import { cssVariables, theme } from './ui/theme.ts'

function render() {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no element with the id root.')
  createRoot(root).render(
    <StrictMode>
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} defaultColorScheme="auto">
        <Router />
      </MantineProvider>
    </StrictMode>,
  )
}

/** Resolves once the style sheet of a built document has come, or cannot. */
function styles(): Promise<void> | undefined {
  const link = document.querySelector<HTMLLinkElement>('body > link[rel="stylesheet"]')
  if (!link || link.sheet) return undefined
  return new Promise((resolve) => {
    for (const end of ['load', 'error']) link.addEventListener(end, () => resolve())
  })
}

// The frame in the document stands until the page's code and styles have come: both change places in one step.
// Drawn in a task of its own, not in that which has run the last of the code.
void Promise.all([codeForPage(window.location.pathname), styles()]).then(() => setTimeout(render))
