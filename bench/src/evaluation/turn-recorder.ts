import { factsBeyond, factsOfAll, type Making, type TurnWatch } from '@pravas/server/testing/evaluation'
import type { PlayedTurn } from '@pravas/server/testing/played'

/** What is known of a turn beside its answer. */
export interface TurnRecord {
  /** Undefined where the time is not that of answering. */
  milliseconds: number | undefined
  /** Calls of tools that refused, failed, do not exist or did not fit. */
  toolErrors: number
  /** Facts in a shown answer that no tool and nobody had told. */
  invented: string[]
  /** Such facts in an answer of the rules alone, whose code works out sums, shares and days. */
  computed: string[]
  /** Sentences of a model that were not shown, because they told of such. */
  withheld: number
  /** Whether a model was asked, and why it did not answer. */
  asked: boolean
  failure: string | undefined
}

/** Listens to the turns of one dialogue, one at a time. */
export function turnRecorder() {
  let told: string[] = []
  let worded: string[] = []
  let failed = 0
  let making: Making | undefined
  let earlier: string[] = []
  let said: string[] = []

  const watch: TurnWatch = {
    answered: (_, answer) => void told.push(inWords(answer)),
    failed: () => {
      failed += 1
    },
    worded: (text) => void worded.push(text),
    ready: (how) => {
      making = how
    },
  }

  function forget(): void {
    told = []
    worded = []
    failed = 0
    making = undefined
  }

  return {
    watch,

    /** Another dialogue begins. */
    begin(): void {
      forget()
      earlier = []
      said = []
    },

    /** The turn that has just been answered. */
    take({ say, prose, state, told: beside = [], milliseconds }: PlayedTurn): TurnRecord {
      // Who asks the rules by a tool may repeat them; of their own answers the rules are no witness.
      const data = [...told, ...beside.map(inWords), inWords(state)]
      const known = [...earlier, ...data, ...(making ? worded : [])]
      said.push(say)
      const beyond = factsBeyond(prose, factsOfAll(known, said))
      const record: TurnRecord = {
        milliseconds,
        toolErrors: making?.toolErrors ?? failed,
        invented: beyond.filter((fact) => making !== undefined || !isComputable(fact)),
        computed: beyond.filter((fact) => making === undefined && isComputable(fact)),
        withheld: making?.invented ?? 0,
        asked: making !== undefined,
        failure: making?.failure,
      }
      earlier.push(prose, ...data)
      forget()
      return record
    },
  }
}

/** Data as JSON, with amounts in rupees as answers have them. */
function inWords(data: unknown): string {
  return JSON.stringify(data ?? null, (name, value: unknown) =>
    typeof value === 'number' && /paise$/i.test(name) ? value / 100 : value,
  )
}

/** Times and numbers of records are looked up and never worked out. */
function isComputable(fact: string): boolean {
  return !/^(times|records) /.test(fact)
}
