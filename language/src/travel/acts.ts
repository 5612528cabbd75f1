/** What a sentence does in the conversation, beside or instead of filling slots. */
export type Act =
  | 'affirm'
  | 'deny'
  | 'thanks'
  | 'goodbye'
  | 'greet'
  | 'small_talk'
  | 'help'
  | 'cancel'
  | 'restart'
  | 'submit'
  | 'open_form'
  | 'more_options'
  | 'ask_policy'
  | 'ask_status'
  | 'ask_fare'
  | 'ask_detail'
  | 'hesitate'
  | 'correct'

/** Phrases in the corrected words of a sentence, by what they do. */
export const PHRASES: Readonly<Record<Act, RegExp>> = {
  affirm:
    /^(yes|yeah|yep|yup|ya|sure|okay|alright|right|correct|fine|great|perfect|excellent|good|haan|ji|theek|bilkul|sahi|absolutely|definitely|exactly|indeed|of course|go ahead|done|agreed|cool|nice|wow|awesome|wonderful|lovely|approval granted|confirm(ed)?)\b|\b(go ahead|(lets|let us) (book|do|go|take)\b|(book|reserve|do|take) (it|that)( please| now)?$|sounds? (\w+ )?(good|great|fine|perfect|nice|okay|wonderful|delightful|doable|like a winner)|that (will |would |should )?works?|thatll work|will work|works for me|looks good|i love it|that is (correct|right|fine|perfect|good|great|confirmed|a yes|exactly)|thats (correct|right|fine|perfect|good|great|a yes|okay|exactly|the one)|this is (okay|fine|good|perfect)|theek hai|chalega|kar do|you got everything|everything sounds|details are correct|i confirm|seems okay|would be (just )?fine|exactly what i)\b/,
  deny: /^(no|nope|nah|nahi|not|dont|never|nothing|naah|negative|wrong|incorrect)\b|\b(not (now|right now|at the moment|today|really|at this time)|thats (wrong|incorrect|not right)|that is (wrong|incorrect|inaccurate|not (right|correct))|dont (want|book|buy|need)|i do not\b|mat karo|rehne do|no thanks)\b/,
  thanks:
    /\b(thanks?|thank you|thankyou|appreciate|appreciated|grateful|shukriya|dhanyavaad|dhanyawad|cheers|(great|big|huge|immense) (help|assistance)|(been|very) helpful|helped me)\b/,
  goodbye:
    /\b(bye|goodbye|good ?night|see you|ciao|take care|have a (nice|good|lovely|great) (day|one|evening)|(got|have) to (run|go)( now)?$|that covers it|thats (all|it)|that is (all|everything|it)|that will be all|thatll be all|nothing else|anything else( thanks)?$|talk (to you )?later|signing off|phir milenge)\b/,
  greet:
    /^(hi|hello|hey|heya|hola|namaste|namaskar|good (morning|afternoon|evening)|greetings|gm|whats up|what is up|how are you|how do you do|are you (feeling )?(okay|well|good|fine)|howdy)\b/,
  small_talk:
    /\b(are you (a |an )?(bot|robot|human|real|machine|ai|person|computer|alive)|(consider|call) yourself|who (are you|made you|created you|built you)|your name|what are you|how are you|whats up|what is up|tell me (a joke|something funny)|how old are you|where (are you from|do you live)|do you (like|love|have (a )?(pets?|hobb\w+|feelings?))|how (is|was) your day|feeling (okay|well|good|today)|i love you|marry me|you are (funny|nice|cool|smart))\b/,
  help: /^(help|help me|madad( chahiye| karo| kijiye)?|menu|options|what now|how to)$|^(what|which)( are the)? (cities|airlines)( (do|can|are) (you|i|we|there|available).*)?$|\b(what (can|could|do) (you|i) (do|ask|help|say)|what (else )?can you (do|help)|how (can|do) (you help|i use|this work|does this work|it work)|what (kinds?|sorts?|types?) of (questions?|things?)|what (questions?|things?) can|anything i (can|cant|cannot|should)( not)? ask|how does (this|it) work|help me (out|understand)|i need (a |some )?help$|can you help( me)?( out)?$|kya kar sakte|what are you able|your (capabilities|abilities|features))\b/,
  cancel:
    /\b(cancel|forget (it|this|that|about it)|abort|never ?mind|drop (it|this|that)|scrap (it|this|that)|call it off|(drop|forget|delete|remove|scrap|discard|erase) (the|my|this|that|our) (\w+ )?(trip|booking|journey|draft|plans?|itinerary|reservation)|withdraw|discard|stop (it|this)|radd|rehne do|chhodo)\b/,
  restart:
    /\b(start (over|again|afresh|fresh)|restart|reset|begin again|new (trip|search|booking|request|chat)|from (scratch|the beginning)|clear (everything|all)|phir se shuru)\b/,
  submit:
    /^((haan|ji|theek hai|okay|please) )*(send( it| karo| kar do| kijiye)?|submit (karo|kar do|kijiye)|bhejo|bhej (do|de|dena|dijiye))( (please|now|ji))*$|\b(submit|send (it )?(for|to) (approval|my manager)|raise (the |a |this )?(request|trip)|send (the |my )?request|file (the )?request|put it through|request approval)\b/,
  open_form:
    /\b(booking form|open (the |a )?form|fill (the |a |in the )?form|(show|use|give) (me )?(the |a )?(booking )?form)\b/,
  more_options:
    /\b((any|some|show|find|see|other|more|different|alternative|another) (other |more |me (other|another|more) )?(flights?|hotels?|options?|choices?|alternatives?|results?|airlines?|suggestions?|one)|(something|anything|what|anyone|nothing) else|else (is )?available|alternatives?|aur (koi|dikhao|options?)|next (options?|results?|page)|other (available )?(flights?|hotels?|options?)|show more)\b/,
  ask_policy:
    /\b(polic(y|ies)|entitle(d|ment)|(?<!(bag|baggage|luggage) )allowance|per ?diem|eligib(le|ility)|allowed to (book|fly|travel|spend|stay|claim)|am i allowed|(hotel|fare|city|night|room|flight|spending) (cap|limit)s?|(max|maximum) (i can|fare|hotel|per night|price|allowed)|how much (can|may) i (spend|claim)|reimburs\w+|what class (can|may|am) i|can i (fly|book|travel|take|get|have) (in |a |the )?(business|first)|(business|first) class (\w+ )?sakt\w+|how (early|far (ahead|in advance)|many days (before|ahead|in advance)) (do|should|must|can|need)|(do|should|must) i (need|keep|need to keep) (a |the |my )?(receipts?|bills?)|how (long|many days) (do|can) i (have |wait )?to claim|(may|can|should) (a |my |the )?(hotel|flight|room|night|ticket) cost|(travel|expense) (rules?|guidelines?))\b/,
  ask_status:
    /\b((status|update|progress) (of|on|for) (my|the|our)( \w+){0,3} ?(trips?|requests?|bookings?|approvals?|travel|trp)|(trip|request|booking|approval|travel) status|^(what is |whats |and |current )*((its|the) )?(current )?status$|^((mera|meri|uska|trip|request|ka|ki) )*status( kya( hai)?| batao| dikhao| bata do| check( karo)?)?$|how many (\w+ )?(trips|requests|bookings) (do|have|did) i|(what did|has|did) my manager (say|said|approve\w*|repl\w+|decide\w*|reject\w*)|\bits (current )?status\b|status of (it|this|that)$|(is|was|has) (it|this|that)( been)? (\w+ )?(approved|rejected|pending)|how does it stand|status of trp|my (last |latest |recent |pending |upcoming |approved |rejected |previous |next |past |old |open |all )*(trips?|requests?|bookings)|did (it|they|that) get (approved|rejected)|(did|was|is|has|have) (anything|any of (them|it)) (get |got |been |still )?(approved|rejected|returned|pending)|(is|has|was) (my|the) (\w+ )?(trip|request|booking)( been)? (approved|rejected|pending)|trp ?-? ?[\d-]+)\b/,
  ask_fare:
    /^(and |the |grand )*total( (amount|sum))?$|\b(how much|what (is|are|would be|will be) the (\w+ )?(price|cost|fare|fares|rate|total|charges)|(price|cost|fare|rate) (of|for|per)|whats the (\w+ )?(price|cost|fare|rate|total)|kitna|kitne (ka|ki|paise)|will it cost|does it cost|room cost|nightly cost|(know|tell me|get) (me )?the (price|cost|total|fare))\b/,
  ask_detail:
    /^((and|so|okay|yes|no|great|thanks|what|but|also|please|can you|could you|let me know if|tell me|do you know if|i want to know|know) )*(what|when|where|which|who|does|do|did|is|are|will|has|can i|can you (check|tell|confirm) whether|may i|how|whats|it arrives|let me know|whether|if)\b|\b(what time|which airport|what airport|arrives? where|phone number|contact number|street address|the address|refundable|(arrival|departure) times?|wi ?fi|pet friendly|smoking (allowed|permitted|okay)|accept pets|when (do|does|will)|where (do|does|will))\b/,
  hesitate:
    /\b(not (so |very )?sure|dont know|maybe|let me (think|check|see)|hmm+|unsure|i will think|pata nahi|undecided|not certain)\b/,
  correct:
    /\b(actually|instead|i (meant|mean)|make (it|that|check)|change (it|that|the|my|from|to|date|destination|city|departure|return|origin|class)|changed my mind|rather|sorry|mistake|mistaken|correction|wrong|not \w+ but|should be|badal|badlo|update|modify|shift|move|postpone|prepone|reschedule|no longer)\b|^(no|nope|nahi|not|wait)\b/,
}

const NAMES = Object.keys(PHRASES) as Act[]

/** All that a sentence does, found in its corrected words. */
export const actsIn = (text: string): ReadonlySet<Act> => new Set(NAMES.filter((act) => PHRASES[act].test(text)))
