import { createContext, use } from 'react'

interface Commands {
  openPalette: () => void
  openShortcuts: () => void
  /** For what opens the palette: its code is fetched as soon as a pointer or the focus comes near. */
  paletteAhead: { onPointerEnter: () => void; onFocus: () => void }
}

export const CommandsContext = createContext<Commands | undefined>(undefined)

/** How a part of the shell opens the palette and the list of shortcuts. */
export function useCommands(): Commands {
  const commands = use(CommandsContext)
  if (!commands) throw new Error('There is no CommandLayer around this part of the shell.')
  return commands
}
