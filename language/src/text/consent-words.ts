/**
 * The words of plain consent, one phrase a line: English, Hindi in Latin letters ("Hinglish") and in Devanagari.
 * Lower case, without apostrophes. Only what stands here can be part of a yes; everything else makes it none, so a
 * phrase belongs here only if it could not be anything but consent, courtesy or the act itself.
 */

const phrases = (...blocks: string[]): string[] =>
  blocks.flatMap((block) =>
    block
      .split(/[\n|]/)
      .map((phrase) => phrase.trim())
      .filter(Boolean),
  )

/** Says yes. Enough on its own. */
export const ASSENT = phrases(
  `yes | y | yeah | yep | yup | ya | yah | yea | aye | yes yes | ok | okay | okey | oki | okie | k | kk | alright | all right | sure | sure thing
   yess | yesss | yse | yas | yupp | okk | okayy | okies | okie dokie
   of course | ofcourse | goahead | certainly | absolutely | definitely | indeed | exactly | correct | surely | affirmative | by all means | agreed | i agree
   that is right | thats right | that is correct | thats correct | it is correct | its correct | all correct | everything is correct
   that is fine | thats fine | that is good | thats good | that is perfect | thats perfect | that is okay | thats okay | that is ok | thats ok
   that is great | thats great | it is fine | its fine | it is good | its good | it is ok | its ok | its okay | its perfect | this is fine | this is good
   this is perfect | this is correct | that works | that works for me | works for me | this works | fine | fine by me | fine with me | perfect
   good | all good | all fine | all ok | all okay | all set | good to go
   looks good | looks good to me | looks fine | looks right | looks ok | looks okay | looks perfect | looks great | looks correct | look good
   it looks good | it looks fine | it looks right | it all looks good | all looks good | everything looks good | everything is fine
   everything is good | everything is ok | everything is okay | this looks good | that looks good | this looks fine | that looks fine
   this looks right | that looks right | this looks great | that looks great | lgtm | sounds good | sounds great | sounds fine | sounds perfect
   that sounds good | that sounds great | confirm | confirmed | i confirm | please confirm | confirm it | confirm this | confirm that
   go ahead | go ahead with it | go ahead with this | go ahead with that | go for it | proceed | proceed with it | proceed with this
   carry on | do it | do so | do that | please do | please do so | lets do it | lets do this | lets go | lets go ahead | lets proceed
   let us proceed | let us go ahead | done | why not | no problem | no problems | no issue | no issues | no changes | no change
   no changes needed | no changes required | no change needed | no change required | nothing to change | no need to change anything
   nothing needs changing | no need to wait | dont wait | do the needful | please do the needful | proceed with sending | no objection | no objections | i am sure | im sure | yes i am | i do | yes it is | im fine with it | i am fine with it
   im happy with it | i am happy with it | im ok with it | im okay with it | i am ok with it | you may | you can | you may proceed | you can proceed
   you can go ahead | you may go ahead | i approve`,
  `ha | haan | haa | han | hann | haanji | haanjee | hanji | haan ji | han ji | ha ji | ji haan | ji han | jee haan | ji | jee | ji bilkul | bilkul
   bilkul theek | theek hai | thik hai | theek he | thik he | theek h | thik h | teek hai | tik hai | thek hai | theek | thik | sahi hai | sahi he
   sahi h | sahi | bilkul sahi | sab theek hai | sab sahi hai | sab thik hai | chalega | pakka | zaroor | jaroor | zarur | jarur | ok hai | okay hai
   kar do | kardo | kar de | kar dena | kar dijiye | kar dijie | kar dijiyega | karo | kariye | kijiye | kijie | kr do | krdo | kar den
   ho jaye | hone do | ho jane do | aage badho | aage badhiye | aage badhao | manzoor hai | manjoor hai | koi dikkat nahi | koi problem nahi | koi change nahi | koi badlav nahi | kuch change nahi`,
  `हाँ | हां | हा | हाँजी | हांजी | जी | जी हाँ | जी हां | हाँ जी | हां जी | ठीक है | ठीक | बिल्कुल | बिलकुल | जी बिल्कुल | सही है | सही | सब ठीक है | सब सही है
   ज़रूर | जरूर | पक्का | चलेगा | ओके | ओके जी | यस | मंज़ूर है | मंजूर है | कर दो | कर दें | कर दे | कर दीजिए | कर दीजिये | कर देना | करो | करें | करिए | कीजिए | कीजिये
   आगे बढ़ो | आगे बढ़ें | आगे बढ़िए | हो जाए | कोई दिक्कत नहीं`,
  '👍 | 👌 | ✅ | ✔ | ☑ | 💯',
)

/**
 * Of those, what answers a question and can hardly be meant otherwise. The others ('ok', 'good', 'theek hai') may as well
 * acknowledge what was said last.
 */
export const FIRM_ASSENT = phrases(
  `yes | y | yeah | yep | yup | ya | yah | yea | aye | yess | yesss | yse | yas | yupp | yes yes | yes it is | yes i am | sure | sure thing | surely | of course | ofcourse
   certainly | absolutely | definitely | affirmative | by all means | confirm | confirmed | i confirm | please confirm | confirm it | confirm this | confirm that
   go ahead | goahead | go ahead with it | go ahead with this | go ahead with that | go for it | proceed | proceed with it | proceed with this | proceed with sending
   do it | do so | do that | please do | please do so | lets do it | lets do this | lets go ahead | lets proceed | let us proceed | let us go ahead | do the needful
   please do the needful | you may proceed | you can proceed | you can go ahead | you may go ahead | i approve`,
  `haan | haa | han | hann | haanji | haanjee | hanji | haan ji | han ji | ha ji | ji haan | ji han | jee haan | ji bilkul | bilkul | pakka | zaroor | jaroor | zarur | jarur
   kar do | kardo | kar de | kar dena | kar dijiye | kar dijie | kar dijiyega | karo | kariye | kijiye | kijie | kr do | krdo | kar den | aage badho | aage badhiye | aage badhao`,
  'हाँ | हां | हाँजी | हांजी | जी हाँ | जी हां | हाँ जी | हां जी | बिल्कुल | बिलकुल | ज़रूर | जरूर | पक्का | यस | कर दो | कर दें | कर दीजिए | कर दीजिये | करो | करें | आगे बढ़ो | आगे बढ़ें',
)

/** May stand beside a yes and says nothing of the matter. */
export const COURTESY = phrases(
  `please | pls | plz | plzz | pleease | kindly | thanks | thank you | thanks a lot | thanks so much | thank you so much | thank you very much | many thanks
   thx | tnx | ty | tysm | thanku | thankyou | cheers | much appreciated | appreciated | appreciate it | sir | madam | maam | mam | dear | hi | hello | hey
   tripmate | fingenie | nice | cool | great | super | awesome | excellent | lovely | wonderful | amazing | thats all | that is all | thats it | nothing else | nothing more | no need of anything else | no need for anything else | i need nothing else | i dont need anything else | dont need anything else | no more changes | oh | ah | well done | good job | great job`,
  'bhai | bhaiya | yaar | ji | accha | acha | achha | chalo | shukriya | dhanyavaad | dhanyavad | dhanyawad | namaste | kripya | meherbani',
  'कृपया | प्लीज़ | प्लीज | धन्यवाद | शुक्रिया | जी | अच्छा | चलो | नमस्ते | सर | मैडम | भाई | थैंक्स | थैंक यू',
  '🙏 | 🙂 | 😊 | 😀 | 😃 | 😄 | 😁 | 🎉 | 🚀 | ✈ | ❤',
)

/** At once, and as it stands. */
export const MANNER = phrases(
  `now | right now | right away | straight away | straightaway | immediately | at once | asap | quickly | as is | as it is | as they are | as shown
   as above | as it stands | from my side | from my end | without changes | without any changes | with no changes | then`,
  'meri taraf se | meri or se | abhi | ab | turant | jaldi | jaldi se | fatafat | abhi ke abhi | aise hi | jaise hai | jaisa hai',
  'अभी | अब | तुरंत | जल्दी | जल्दी से | ऐसे ही | फटाफट',
)

/** Opens a Hindi clause. */
export const HINDI_LEAD = phrases('to | toh | phir | fir | तो | फिर')

/** Joins what says yes with what says it again. */
export const GLUE = phrases('and | so | just | & | aur', 'बस')

/** Leads a verb of the act: 'I want to send it'. */
export const LEAD = phrases(
  `i want to | i want you to | i would like to | i would like you to | id like to | id like you to | i wish to | you can | you may | you can now
   you may now | you can go ahead and | go ahead and | please go ahead and | lets | let us | do | feel free to | can you please | could you please
   would you please | will you please | can you | could you | would you | will you | please can you | please could you | would you kindly | could you kindly | i need to | i need you to`,
)

export type Act = 'send' | 'remove' | 'choose' | 'drop'

/** The act itself. English verbs go before what they are done to. */
export const VERB: Record<Act, string[]> = {
  send: phrases(
    `send | snd | send off | send across | send over | submit | book | confirm | forward | file | raise | email | mail | e-mail | claim | finalise
     finalize | reserve | put through | send in | sendit | submitit`,
  ),
  remove: phrases('remove | delete | discard | drop | take out | get rid of | leave out | throw out | exclude'),
  drop: phrases(
    'cancel | drop | discard | scrap | delete | remove | abandon | forget | forget about | call off | throw away',
  ),
  choose: phrases(
    'book | take | choose | select | pick | reserve | go with | go for | i will take | ill take | i take | i choose | lets take | lets go with | i will go with | ill go with',
  ),
}

/** Verbs with a place for what they are done to inside: 'put it through'. */
export const SPLIT_VERB: Record<Act, string[]> = {
  choose: [],
  drop: phrases('call it off | call this off | throw it away'),
  send: phrases(
    'put it through | put this through | put them through | send it off | send them off | send it across | send it over | send it in | shoot it over | shoot it across | shoot it off | fire it off | fire away | go for approval | book it in | get it approved | get this approved | get them approved',
  ),
  remove: phrases('take it out | take that out | take this out | leave it out | throw it out'),
}

const HINDI_DO = phrases(
  'kar do | kardo | kar de | kar dena | kar dijiye | kar dijie | kar dijiyega | karo | kariye | kijiye | kijie | kr do | krdo | kar den | kar',
)
const DEVANAGARI_DO = phrases('कर दो | कर दें | कर दे | कर दीजिए | कर दीजिये | कर देना | करो | करें | करिए | कीजिए | कीजिये')
const beside = (words: string[], verbs: string[]) => words.flatMap((word) => verbs.map((verb) => `${word} ${verb}`))

/** The act in Hindi, where the verb comes last. */
export const LAST_VERB: Record<Act, string[]> = {
  send: [
    ...phrases(
      'bhej do | bhejdo | bhej hi do | bhej hi dijiye | bhej hi dena | bhej hi den | bhej de | bhej den | bhej dena | bhej dijiye | bhej dijie | bhej dijiyega | bhejo | bhejiye | bhejie | bhejiyega | bhej',
      'भेज दो | भेजदो | भेज दें | भेज दे | भेज दीजिए | भेज दीजिये | भेज देना | भेजो | भेजिए | भेजिये | भेजें | भेज दीजिएगा',
    ),
    ...beside(phrases('send | submit | book | confirm | forward | mail | email | file | claim | approval'), HINDI_DO),
    ...beside(phrases('सेंड | सबमिट | बुक | कन्फर्म | कन्फ़र्म | फॉरवर्ड | फ़ॉरवर्ड | मेल | ईमेल | क्लेम | जमा'), DEVANAGARI_DO),
  ],
  drop: [
    ...beside(phrases('cancel | radd | delete | drop'), HINDI_DO),
    ...beside(phrases('कैंसल | कैंसिल | रद्द | डिलीट'), DEVANAGARI_DO),
    ...phrases('hata do | hatao | chhod do | chhodo', 'हटा दो | छोड़ दो'),
  ],
  choose: [
    ...phrases('le lo | lelo | le lijiye | chun lo | rakh lo', 'ले लो | ले लीजिए | चुन लो'),
    ...beside(phrases('book | select | choose | confirm | reserve'), HINDI_DO),
    ...beside(phrases('बुक | सेलेक्ट | कन्फर्म'), DEVANAGARI_DO),
  ],
  remove: [
    ...phrases(
      'hata do | hatado | hata de | hata dijiye | hatao | hataiye | nikal do | nikaal do | nikal dijiye | nikalo',
      'हटा दो | हटा दें | हटा दे | हटा दीजिए | हटा दीजिये | हटाओ | हटाइए | निकाल दो | निकाल दें | निकाल दीजिए | निकालो',
    ),
    ...beside(phrases('remove | delete | discard | drop'), HINDI_DO),
    ...beside(phrases('रिमूव | डिलीट'), DEVANAGARI_DO),
  ],
}

export type Kind = 'trip' | 'claim' | 'receipt' | 'offer'

/** What the matter may be called. */
export const NOUN: Record<Kind, string[]> = {
  trip: phrases(
    `trip | trip request | request | travel request | booking | booking request | itinerary | draft | trip draft | travel plan | plan | my trip
     trip plan | yatra`,
    'यात्रा | ट्रिप | रिक्वेस्ट | अनुरोध',
  ),
  claim: phrases(
    `claim | claims | expense claim | expense claims | expense | expenses | expense report | reimbursement | reimbursements | reimbursement request
     reimbursement claim | reimbursement email | reimbursement mail | request | claim request | receipt | receipts | bill | bills | draft | claim draft
     email | mail | reimburse`,
    'क्लेम | बिल | रसीद | रसीदें | खर्च | खर्चा | रीइम्बर्समेंट | रिइम्बर्समेंट | रिक्वेस्ट | अनुरोध',
  ),
  offer: phrases('flight | hotel | room | option | one | offer | ticket | city', 'wala | wali | yahi', 'वाला | वाली'),
  receipt: phrases('receipt | bill | one | slip', 'रसीद | बिल | वाला | वाली', 'wala | wali | waala | waali'),
}

/** Stands for the matter without naming it. */
export const PRONOUN = phrases(
  `it | this | that | them | these | those | all | it all | them all | all of it | all of them | all of these | all of this | everything
   the lot | this one | that one | the same | same`,
  'ise | isse | isko | ise hi | usko | usse | yeh | ye | yahi | inhe | inhen | inko | sab | sabhi | saare | sare | sab kuch | poora',
  'इसे | इसको | यह | ये | यही | इन्हें | इनको | सब | सभी | सारे | सब कुछ | पूरा',
)

/** What is said to be right: 'everything looks fine', beside the matter itself and its total. */
export const SUBJECT = phrases(
  'everything | everything else | all | all details | all the details | details | the details | the total | the amount | total | amount | both',
)
export const IS = phrases('is | are | looks | look | seems | seem | sounds')
export const RIGHT = phrases(
  'right | correct | fine | ok | okay | good | perfect | great | all right | alright | all good | in order | accurate | good to go | fine by me | fine with me',
)
/** 'I have checked the draft'. Says nothing of sending by itself. */
export const CHECKED = phrases(
  'checked | verified | reviewed | i have checked | ive checked | i checked | i have verified | i verified | i have reviewed | i reviewed | have checked',
)

/** Goes before what the matter is called. */
export const DETERMINER = phrases(
  'the | my | this | these | those | that | our | all | all the | all my | all of the | all of my | all these | all of these | a | an',
  'mera | meri | mere | yeh | ye | is | sab | sabhi | saare | saari | sari | sare | poora | poori',
  'मेरा | मेरी | मेरे | यह | ये | इस | सब | सभी | सारे | सारी | पूरा | पूरी',
)

/** Whoever approves, without a name. */
export const APPROVER = phrases(
  'manager | boss | approver | supervisor | reporting manager | line manager | him | her | them',
  'मैनेजर | बॉस',
)

/** What it is sent for. */
export const PURPOSE = phrases(
  `for approval | for reimbursement | for manager approval | for managers approval | for my managers approval | for the approval | for her approval
   for his approval | for approval and reimbursement`,
  'approval ke liye | manjoori ke liye | manzoori ke liye | reimbursement ke liye | approval ko | approval ke vaste',
  'अप्रूवल के लिए | मंज़ूरी के लिए | मंजूरी के लिए | स्वीकृति के लिए | अनुमोदन के लिए | रीइम्बर्समेंट के लिए',
)

/** Numbers in words, for as many receipts as people have in mind. */
export const NUMBER_WORD: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  ek: 1,
  teen: 3,
  char: 4,
  chaar: 4,
  paanch: 5,
  panch: 5,
  एक: 1,
  दो: 2,
  तीन: 3,
  चार: 4,
  पाँच: 5,
  पांच: 5,
}
/** Stand for all of a known number. */
export const ALL_OF: Record<string, number> = {
  both: 2,
  dono: 2,
  donon: 2,
  दोनों: 2,
  दोनो: 2,
  teeno: 3,
  teenon: 3,
  तीनों: 3,
}

/** Refuses or puts off. Only said without anything else is it a plain no; a typo is never read as consent if one of these is as near. */
export const REFUSAL = phrases(
  `no | nope | nah | naah | n | nay | not | not now | not yet | not today | not right now | not at the moment | no no | no thanks | no thank you | no need
   dont | do not | dont do it | do not do it | dont do that | dont send | dont send it | do not send | do not send it | dont submit | dont submit it
   do not submit | do not submit it | dont book it | dont send yet | dont send it yet | not yet please | stop | stop it | wait | hold on | hold | hold it
   later | maybe later | never | never mind | nevermind | leave it | keep it | keep that | keep this | let it be | forget it | cancel | cancel that
   dont remove | dont remove it | do not remove it | dont delete it | do not delete it | please dont | not required | nothing | send nothing`,
  `nahi | nahin | nai | na | mat | mat karo | mat bhejo | mat bhejna | mat kijiye | abhi nahi | abhi mat | abhi mat bhejo | rehne do | rehne dijiye | ruko
   ruk jao | ruk jaiye | rukiye | thehro | thahro | baad mein | baad me | chhodo | chodo | jaane do | nahi bhejna | nahi chahiye`,
  'नहीं | नही | ना | न | मत | मत करो | मत भेजो | मत भेजना | मत भेजिए | अभी नहीं | अभी मत | अभी मत भेजो | रहने दो | रहने दीजिए | रुको | रुकिए | रुक जाओ | ठहरो | बाद में | छोड़ो | जाने दो | नहीं चाहिए',
)

/** Other words that change, undo or bound something, near which nothing counts as a slip of the fingers. */
export const CONTRARY = phrases(
  `cancel | delete | remove | change | edit | keep | except | without | only | but | unless | until | after | before | instead | mend | end | undo | reject
   withdraw | discard | drop | hold | wait | stop | sent | sending | unsend | resend | never | later | nahi | mat | ruko`,
)

/** Hindi in Latin letters that is near a word of consent and is none. */
export const OTHER_HINDI = phrases(
  `bheja | bheji | bheje | bheju | bhejun | bhejna | bhejne | bhejta | bhejte | bhejunga | karu | karun | karna | karne | kara | kare | kiya | karta
   karte | karunga | kab | kal | kahan | kaise | kya | kyun | hatana | hataya | nikala | nikalna | hain | hoon | tha | thi | the | haar | heera`,
)
