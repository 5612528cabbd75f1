import { phrases } from '../phrase-grammar.ts'
import { kindly } from './kindly.ts'

/** Answers a question with yes and can hardly be meant otherwise. */
export const FIRM_ASSENT = [
  ...kindly(phrases('confirm | do | do so | do the needful')),
  ...phrases(
    `yes | y | yeah | yep | yup | ya | yah | yea | aye | yess | yesss | yse | yas | yupp | yes yes | yes it is | yes i am | sure | sure thing | surely | of course | ofcourse
   certainly | absolutely | definitely | affirmative | by all means | confirm | confirmed | i confirm | confirm it | confirm this | confirm that
   go ahead | goahead | go ahead with it | go ahead with this | go ahead with that | go for it | proceed | proceed with it | proceed with this | proceed with sending
   do it | do so | do that | lets do it | lets do this | lets go ahead | lets proceed | let us proceed | let us go ahead | do the needful
   you may proceed | you can proceed | you can go ahead | you may go ahead | i approve`,
    `haan | haa | han | hann | haanji | haanjee | hanji | haan ji | han ji | ha ji | ji haan | ji han | jee haan | ji bilkul | bilkul | pakka | zaroor | jaroor | zarur | jarur
   kar do | kardo | kar de | kar dena | kar dijiye | kar dijie | kar dijiyega | karo | kariye | kijiye | kijie | kr do | krdo | kar den | aage badho | aage badhiye | aage badhao`,
    'हाँ | हां | हाँजी | हांजी | जी हाँ | जी हां | हाँ जी | हां जी | बिल्कुल | बिलकुल | ज़रूर | जरूर | पक्का | यस | कर दो | कर दें | कर दीजिए | कर दीजिये | करो | करें | आगे बढ़ो | आगे बढ़ें',
  ),
]

/** Acknowledges, in a word. */
export const YES = phrases(
  'yes | yeah | ok | okay | fine | haan | theek hai | thik hai | its ok | it is ok | its fine | thats fine',
)

/** Says yes. Enough on its own; beyond the firm ones these may as well acknowledge what was said last. */
export const ASSENT = [
  ...FIRM_ASSENT,
  ...YES,
  ...phrases(
    `okey | oki | okie | k | kk | alright | all right | okk | okayy | okies | okie dokie | indeed | exactly | correct | agreed | i agree
   that is right | thats right | that is correct | thats correct | it is correct | its correct | all correct | everything is correct
   that is fine | that is good | thats good | that is perfect | thats perfect | that is okay | thats okay | that is ok | thats ok
   that is great | thats great | it is fine | it is good | its good | its okay | its perfect | this is fine | this is good | this is perfect
   this is correct | that works | that works for me | works for me | this works | fine by me | fine with me | perfect | good | all good
   all fine | all ok | all okay | all set | good to go | looks good | looks good to me | looks fine | looks right | looks ok | looks okay
   looks perfect | looks great | looks correct | look good | it looks good | it looks fine | it looks right | it all looks good
   all looks good | everything looks good | everything is fine | everything is good | everything is ok | everything is okay | this looks good
   that looks good | this looks fine | that looks fine | this looks right | that looks right | this looks great | that looks great | lgtm
   sounds good | sounds great | sounds fine | sounds perfect | that sounds good | that sounds great | carry on | lets go | done | why not | go | go on
   no problem | no problems | no issue | no issues | no changes | no change | no changes needed | no changes required | no change needed
   no change required | nothing to change | no need to change anything | nothing needs changing | no need to wait | dont wait | no objection
   no objections | i am sure | im sure | i do | im fine with it | i am fine with it | im happy with it | i am happy with it | im ok with it
   im okay with it | i am ok with it | you may | you can`,
    `ha | ji | jee | bilkul theek | theek he | thik he | theek h | thik h | teek hai | tik hai | thek hai | theek | thik | sahi hai | sahi he
   sahi h | sahi | bilkul sahi | sab theek hai | sab sahi hai | sab thik hai | chalega | ok hai | okay hai | ho jaye | hone do | ho jane do
   manzoor hai | manjoor hai | koi dikkat nahi | koi problem nahi | koi change nahi | koi badlav nahi | kuch change nahi`,
    `हा | जी | ठीक है | ठीक | जी बिल्कुल | सही है | सही | सब ठीक है | सब सही है | चलेगा | ओके | ओके जी | मंज़ूर है | मंजूर है | कर दे | कर देना
   करिए | कीजिए | कीजिये | आगे बढ़िए | हो जाए | कोई दिक्कत नहीं`,
    '👍 | 👌 | ✅ | ✔ | ☑ | 💯',
  ),
]
