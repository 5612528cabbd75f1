import { copyText } from '../../chat/copy-text.ts'
import { type Block, cardBlocks } from './card-blocks.ts'
import { flightSelection, hotelSelection } from './selection-message.ts'

/** An answer as plain text: its prose, and what its cards offer in words instead of data. */
export function answerText(text: string): string {
  return cardBlocks(text).flatMap(blockText).join('\n\n')
}

function blockText(block: Block): string[] {
  switch (block.kind) {
    case 'text':
      return [copyText(block.text)]
    case 'flights':
      return [...block.best, ...block.other].map(flightSelection)
    case 'hotels':
      return block.hotels.map(hotelSelection)
    case 'raw':
      return []
  }
}
