import { phrases } from '../../text/phrase-grammar.ts'

/** Words of wishes that are put as questions, and of what might be done instead. */

/** Asks for leave, or whether it can be done. */
export const MAY = phrases(
  `is there any way to | is there a way to | any way to | is there any chance to | would it work to | can we | can you | can i | can u | could we | could you | could i | may we | may i | shall we | would it be possible to | is it possible to | will it be possible to | would you | will you | any chance we can | any chance you can | any chance to
   how about we | do you mind if we | is it ok to | is it okay to | could you maybe | can you maybe | could we maybe | can we maybe | why dont we | why not`,
)
/** What a wish for another value or result begins with, as it is said and as it is wished. */
export const WISHED: readonly (readonly [said: readonly string[], wished: string])[] = [
  [phrases('make it | make that | make this'), 'make it'],
  [phrases('make'), 'make'],
  [phrases('have | do | get | take | book | pick | choose | select | go with | go for'), 'take'],
  [phrases('change'), 'change'],
  [phrases('move'), 'move'],
  [phrases('shift'), 'shift'],
  [phrases('switch'), 'switch'],
  [phrases('leave | depart | start | fly out'), 'leave'],
  [phrases('come back | return | fly back'), 'return'],
  [phrases('add'), 'add'],
  [phrases('include'), 'add'],
  [phrases('keep'), 'keep'],
]
/** Ends such a wish in Hindi, in place of the verb. */
export const CAN_HINDI = phrases(
  `kar sakte hai | kar sakte hain | kar sakte ho | kar sakte | kar sakta hai | kar sakti hai | ho sakta hai | ho sakti hai | ho jayega | ho jayegi | kar denge | kar doge | kar paoge | kar payenge`,
)
export const HINDI_MARK = phrases('kya | na')

/** Puts what might be done instead. */
export const WHAT_IF = phrases(
  `what if | what happens if | suppose | supposing | lets say | say if | what would it cost if | what will it cost if | what does it cost if | how much would it cost if | how much will it cost if | how much would it be if | how much is it if | how much if | how much more if | how much extra if | would it be cheaper if | will it be cheaper if | is it cheaper if
   would it cost less if | does it get cheaper if | is there a difference if | what changes if | agar | and if | whats the cost if | whats the price if | what is the price if | what is the cost if | whats the fare if | what is the fare if | price if | fare if | cost if`,
)
/** Ends it with what is asked of it. */
export const THEN_ASKS = phrases(
  `would it be cheaper | will it be cheaper | is it cheaper | is that cheaper | would that be cheaper | cheaper | how much would it be | how much would that be | how much is it | how much | what would it cost | what does it cost | whats the price | what would be the cost | what is the cost | what about then | then
   kitna padega | kitna lagega | kitne ka padega | to kitna padega | to kitna lagega | toh kitna padega | toh kitna lagega | sasta padega | sasti padegi | sasta padega kya | sasti hogi | sasta hoga | to sasta padega | to sasti hogi | kya hoga | does it get cheaper | do i save money | would i save | do i save`,
)
/** Tenses of what is imagined, and the wish that they stand for. */
export const IMAGINED: ReadonlyMap<string, string> = new Map(
  phrases(
    `came:come | left:leave | went:go | flew:fly | took:take | stayed:stay | moved:move | returned:return | started:start | departed:depart | landed:land | reached:reach | chose:choose | picked:pick | added:add | dropped:drop | got:get | jaun:jana | jaau:jana | aaun:aana`,
  ).map((pair): [string, string] => {
    const [said = '', wish = ''] = pair.split(':')
    return [said, wish]
  }),
)
export const WHO = phrases('i | we | you | he | she | they | main | mai | hum')
