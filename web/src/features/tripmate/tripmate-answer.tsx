import { tripmate } from '@pravas/messages/en/tripmate'
import { texts } from '@pravas/messages/texts'
import { AssistantText } from '../../chat/assistant-text.tsx'
import { type Block, cardBlocks } from './card-blocks.ts'
import { FlightList, HotelList } from './card-list.tsx'
import { PairList } from './pair-list.tsx'
import type { SelectionProps } from './select-button.tsx'
import classes from './tripmate-answer.module.css'

const t = texts(tripmate)

/** An answer of TripMate: prose, and cards where it carries card data. */
export function TripMateAnswer({ text, ...selection }: { text: string } & SelectionProps) {
  return (
    <div className={classes.answer}>
      {selection.isPast && <p className={classes.past}>{t('results.earlier')}</p>}
      {cardBlocks(text).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an answer never change
        <AnswerPart key={index} block={block} {...selection} />
      ))}
    </div>
  )
}

function AnswerPart({ block, ...selection }: { block: Block } & SelectionProps) {
  switch (block.kind) {
    case 'text':
      return <AssistantText text={block.text} />
    case 'flights':
      return (
        <>
          <PairList pairs={block.pairs} {...selection} />
          <FlightList best={block.best} other={block.other} {...selection} />
        </>
      )
    case 'hotels':
      return <HotelList hotels={block.hotels} {...selection} />
    case 'raw':
      return <div className={classes.raw}>{block.text}</div>
  }
}
