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

// The frame in the document stands until the page's code has come: both change places in one step.
void Promise.resolve(codeForPage(window.location.pathname)).then(render)
