import type { Matter } from './consent-grammar.ts'

/** Messages with what they say of a matter: one a line, in no order. Written apart from the grammar that reads them. */
export interface ConsentTable {
  matter: Matter
  yes: string[]
  no: string[]
}

const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())

/** To 'Shall I send this trip to Meera Iyer?': Delhi to Mumbai and back, ₹12,345. */
export const TRIP: ConsentTable = {
  matter: { action: 'send', kind: 'trip', totalPaise: 12_345_00, approver: 'Meera Iyer', names: ['Delhi', 'Mumbai'] },
  yes: lines(`
    yes
    Yes
    Yes.
    yes!
    yess
    Yep, send it
    yup
    yupp
    yeah
    yeah send it
    ya send
    yea
    yes pls
    yes please
    yes plz
    yes plzz send
    Yes, send it.
    yes send it now
    yes do it
    yes go ahead
    Yes, go ahead and send it
    Yes, please proceed.
    Yes, kindly proceed
    Yes kindly do the needful
    ok
    Ok send
    okay
    Okay, send it
    okay go ahead
    okk send it
    okie send it
    oki bhej do
    k send it
    Sure, go ahead
    sure, send it pls
    of course, send it
    Ofcourse yes
    absolutely, send it
    Definitely yes
    Go ahead please
    go ahead and send
    goahead
    proceed
    pls proceed with sending
    send
    send it
    Send it.
    SEND IT
    send now
    send it now pls
    send it right away
    Please send it
    please send it to Meera
    Pls send to Meera Iyer
    Plz snd it
    Send to Meera Iyer for approval
    Send this to Meera Iyer for approval.
    send it to my manager
    send it to my manager for approval please
    Yes, send this to my manager Meera Iyer for approval
    Yes, you can send it to Meera.
    you can send it
    you may send it now
    Yes, you may.
    You can go ahead and send this to Meera Iyer.
    submit it
    Please submit it for approval
    submit to Meera for approval
    Yes, submit this to Meera Iyer
    forward it to Meera
    Please forward this to Meera Iyer for her approval.
    Kindly send it for approval
    Kindly forward the same to Meera Iyer for approval
    yes send the draft
    Send the draft to Meera Iyer
    Send the trip draft for approval please
    Yes, send the Delhi to Mumbai trip to Meera
    ₹12,345 is right, send it
    Yes, total 12345 is correct. Send it to Meera.
    Yes, Rs 12,345 is fine, please send to Meera Iyer.
    Send the Delhi–Mumbai draft of ₹12,345 to Meera Iyer for approval.
    All details are correct, please send.
    Everything looks fine, send it
    yep, shoot it over to Meera
    shoot it across please
    go for approval
    ok go for approval now
    please get it approved by Meera
    get this approved by my manager
    could you get it approved by Meera Iyer
    have it approved by Meera please
    confirmed from my side, send
    ok from my side, please send it
    meri taraf se ok, bhej do
    yes, fire away!
    fire away
    fire it off to Meera
    no need of anything else, please send
    no need for anything else, send it
    I don't need anything else, please submit
    no more changes, send it to Meera
    Looks good, send it
    looks good to me, go ahead and send
    lgtm send it
    Perfect, send it to Meera
    Great, please send it
    good, send
    fine, send it
    All good, pls send for approval
    Checked everything, please send it now
    I have checked the draft and it is correct. Please send it to Meera Iyer for approval.
    No changes, send it
    no changes needed, please send
    No issues, go ahead and send it.
    nothing to change, send it
    No need to change anything, just send it to Meera
    dont wait, send it now
    Yes sir, please send
    yes thank you
    Yes, thanks!
    Yes send it, thank you so much
    Thanks, please send it
    hi, yes please send it
    yes yes
    yes yes send it
    haan
    haan ji
    haa
    haa bhej do
    haan bhej do
    han bhejdo
    haan ji bhej dijiye
    ha bhai bhej de
    ji haan
    jee haan bhej dijiye
    ji bilkul, bhej dijiye
    bilkul bhej do
    bhej do
    bhej de yaar
    bhej dijiye please
    abhi bhej do
    haan abhi bhej do Meera ko
    Meera ko bhej do
    Meera ma'am ko bhej dijiye approval ke liye
    haan approval ke liye bhej do
    thik hai bhej do
    theek hai, bhej dijiye
    thik h bhejdo
    sab sahi hai, bhej do
    sab theek hai, Meera Iyer ko bhej do
    koi change nahi, bhej do
    haan send kar do
    send kardo
    send kr do pls
    haan kar do send, thanks
    submit kar do
    haan aage badhao, bhej do Meera ko
    yes bhai send kar de
    हाँ
    हां
    जी हाँ
    हाँ भेज दो
    हाँ जी, भेज दीजिए
    भेज दो
    कृपया भेज दें
    ठीक है, भेज दो
    बिल्कुल, भेज दीजिए
    सब सही है, अभी भेज दो
    हाँ, मंज़ूरी के लिए भेज दीजिए
    👍
    👍👍
    ✅
    yes 👍
    ok 👍 send it
    haan bhej do 🙏
    yes send it 🚀
    yse
    yes snd it
    sned it
    yes sedn it
    plese send it
    yes plase send
    go ahed
    yess go ahaed
    prceed pls
    okya send it
  `),
  no: lines(`
    shoot it over to Rakesh
    get it approved by Rakesh
    can Meera get it approved?
    no need of anything else
    from my side
    go for the hotel
    go for lunch
    fire Meera
    is it approved by Meera
    no
    nah
    nahh don't
    no no
    no thanks
    No thank you
    don't
    Don't send
    Do not send this to Meera.
    pls dont send
    not now
    not yet
    Dont
    not right now
    never mind
    nvm
    leave it
    I don't want to send it
    I'd rather not
    dont go ahed
    not this one
    not required
    not needed now
    Stop, don't send
    wait
    wait wait
    delete this trip
    waittt
    hold on
    never
    Hold it for now
    keep it on hold
    one sec
    1 min
    just a moment
    give me 5 mins
    let me check first
    let me think
    let me see the flight timing again
    Let me confirm with my wife first
    I need to check with the client
    I'm not sure
    not sure
    not sure yet
    maybe
    maybe later
    i guess not
    I don't know
    hmm
    hmm let me see
    uh
    ok wait
    okay hold on
    ok but wait
    yes wait
    yes but not now
    yes but hold on
    yeah nah
    yes no wait
    ya but not yet
    ok later
    okay not now
    Yes, but don't send it yet
    yes i know, but dont send
    ok dont send
    later
    book a cab to the airport
    send later
    send it later
    send it tomorrow
    yes, send it tomorrow
    yes send on monday
    send it after lunch
    please send it on Friday
    send it next week
    Send it in an hour
    yes, after 6 pm
    send when she is online
    yes if the fare is still same
    Yes, if the hotel has breakfast
    ok if it is within policy
    yes provided the flight is non-stop
    send unless the price has gone up
    if Meera is on leave then don't send
    Send it once the client confirms the meeting
    as soon as I get the go-ahead from client, send it
    if client confirms then yes
    depends on the price
    Depends on the hotel location
    yes, if you can get me an aisle seat
    send it in case the fare is refundable
    Should I send it?
    should we send it now?
    shall we send it
    can I send it later?
    can i send it tomorrow
    what happens if I say yes?
    what happens if i send
    who is the approver?
    who will get this
    Who is Meera Iyer
    is Meera the right approver?
    why Meera?
    will she get an email
    does it need approval?
    do i need approval for this
    how long will approval take
    How much time does Meera take to approve?
    what is the total again
    is 12345 with GST?
    does it include GST
    Is the flight refundable?
    which airline is it
    Which hotel?
    hotel is near BKC?
    what is the check-in time
    Is there free cancellation
    can I change it after sending?
    can i edit later
    is it a direct flight
    how far is hotel from airport
    whats the baggage limit
    do I get lounge access
    what is the travel policy limit for hotels
    did you send it?
    have you sent it already
    is it sent
    are you sure?
    what?
    huh?
    kya?
    kyun?
    kaunsi flight hai
    kitna total hua
    hotel kahan hai
    approval mein kitna time lagega
    kya bhejna zaroori hai?
    bhej du kya abhi?
    kis ko bhejoge
    Meera hi approver hai kya?
    क्या यह ज़रूरी है?
    कितना समय लगेगा
    होटल कहाँ है?
    किसको भेजोगे
    yes, but change the hotel
    Yes, but make it 25 Nov
    yes and add a return cab
    yes, just change the date to 27
    ok but use Indigo instead
    okay, but cheaper hotel please
    Sure, but book a window seat first
    ok make the return on 27 Nov
    yes add breakfast
    Yes, but drop the hotel, I'll stay with family
    haan lekin date 25 kar do pehle
    thik hai par flight subah ki chahiye
    haan bas ek change, hotel sasta karo
    ok bt change hotel pls
    ok first let me see the summary again
    sure, show me cheaper options
    yes, with an extra night
    yes but Train instead of flight
    okay add Rohit as co-traveller
    Yes, and make it business class
    ठीक है पर तारीख 25 कर दो
    change the hotel
    Change date to 25 Nov
    I want a morning flight
    find a cheaper flight
    book Vistara instead
    send only the flight
    send just the hotel
    Yes, send only the flight part
    sirf flight bhej do
    yes but only flight
    send everything except the hotel
    send it without the hotel
    केवल फ्लाइट भेजो
    send half now and rest later
    Yes, send the ₹15,345 draft
    yes send, total is 13,500
    send it for Rs 11,000
    Total is ₹10,345, send that
    send it with total 21,345
    haan 14000 wala bhej do Meera ko
    yes send to Rohan
    Send it to Rohan Gupta for approval
    send to HR
    Send this to Meera Nair
    yes, send it to my skip manager
    send it to Anil instead of Meera
    Send to everyone except Meera
    yes send it to the travel desk
    Vikram sir ko bhej do
    haan, Suresh ko bhejo
    HR ko bhej dijiye
    मीरा को नहीं, रोहन को भेजो
    yes send the Delhi to Pune trip
    Send the Bangalore trip for approval
    ok send the Hyderabad one
    haan Goa wala trip bhej do
    Yes, send the Mumbai to Kolkata trip
    yes send, 10-12 December trip
    send the trip for 3 Jan
    send the other draft
    send the old draft, not this one
    Send my previous trip for approval
    send me the draft on email
    Send me the itinerary
    send a copy to my gmail
    send me the pdf
    send it to my WhatsApp
    send Meera a hi from me
    send feedback to TripMate team
    mujhe bhejo pehle
    pehle mujhe mail karo
    Rahul said "yes send it" but he is not even travelling
    My friend keeps typing "bhej do" for everything lol
    You asked "Shall I send this to Meera Iyer for approval?" and I'm still thinking
    last time I typed yes and it went to the wrong person
    What happens to drafts where people say "send it"
    My colleague told me never to say yes to bots
    Meera told me "don't send anything this week"
    "go ahead" is what I told you last time and you messed up
    he said ok but I didn't
    if I were to send it, when would she see it
    suppose I send this, can I still cancel
    Suppose I say yes, then what
    what if I don't send it
    hypothetically if I send it today will it get approved
    I would have said yes if the hotel was nicer
    I might send it tomorrow
    I was going to say yes but the price is too high
    agar bhej diya to cancel ho payega kya
    maan lo bhej diya, phir change hoga?
    I am planning to send it next week
    I will send it myself
    I'll do it later
    I will mail Meera directly
    baad me main bhej dungi
    oh sure, send my manager a wrong draft, brilliant
    yeah right
    yeah right, as if Meera will approve this
    wow great, send it and get me fired
    ok genius, wrong dates again
    yes of course, after I win the lottery
    cancel it
    cancel karo
    cancel kar do
    discard this draft
    start over
    start again
    New trip to Jaipur
    plan a trip to Bengaluru next month
    edit the draft
    undo
    quit
    menu
    save as draft
    Save it, I'll see later
    show my trips
    list all my pending approvals
    recall it
    logout
    draft delete kar do
    I already sent it
    I have already sent it to Meera
    already sent by mail
    it was sent yesterday
    Meera has already approved this on mail
    maine bhej diya hai pehle hi
    already bhej chuka hu
    I sent it to Meera last week itself
    Rohit has sent it already from his login
    मैंने पहले ही भेज दिया है
    PNR: X7K2QP, 6E-2134 DEL-BOM 24NOV 0615 0830
    Dear Guest, your OTP is 482913. Do not share with anyone.
    Fwd: Re: Please send for approval - Q3 budget
    From: Sneha To: All Subject: Yes, we can! Townhall at 4 pm in cafeteria
    {"status":"ok","send":true}
    SELECT * FROM trips WHERE sent = 'yes'
    Agenda: 1. Intro 2. Demo 3. Go ahead / no go decision
    Invoice no 4432, GSTIN 07AAACT2727Q1ZW, amount 8,900
    Meeting notes: Anil to send deck to client, Meera to review numbers
    the hotel photos are nice
    you are very fast
    nice app
    wow IndiGo is cheap these days
    badhiya hotel hai yaar
    great work by the travel team last time
    I love Mumbai in November
    nahi
    nahi nahi
    na
    nahi bhejna
    nahi bhejna hai abhi
    mat bhejo
    mat bhejna
    mat bhej
    bhejo mat
    dont sned
    abhi mat bhejo
    abhi nahi
    haan par abhi nahi
    haan lekin abhi mat bhejo
    thik hai par mat bhejo
    ruko
    ruk jao
    ek min ruko
    sochne do
    soch ke batata hu
    dekhte hain
    pata nahi
    baad mein
    baad me bhejna
    haan kal bhej dena
    shaam ko bhej dena
    Monday ko bhejna
    rehne do
    chod do
    zaroorat nahi hai
    koi zarurat nahi bhejne ki
    Meera ko mat bhejna
    Meera ma'am ko abhi nahi bhejna
    mere bolne tak mat bhejna
    jab main bolu tab bhejna
    agar sasta mile to bhejna
    client confirm kare to bhej dena
    pehle total check karo
    नहीं
    जी नहीं
    मत भेजो
    मत भेजना
    नहीं, रुको
    रुको
    बाद में
    कल भेजना
    हाँ, लेकिन अभी नहीं
    हाँ पर कल भेजना
    रहने दो
    भेजना नहीं है
    सोचकर बताता हूँ
    पता नहीं
    noep
    yesterday
    nhi
    dnt send
    do nto send
    dotn send it
    dont procced
    not ok
    no way
    not good
    no go
    cancle it
    nt yet
    wati
    hodl on
    cancle
    mat bejo
    nahii
    Yashwant
    Yesudas
    Okhla
    Hans Raj
    Suresh
    Yash
    Sendai
    Delhi
    42
    delete the draft
    9876543210
    110001
    24 Nov
    asdfgh
    Cancel the trip
    ...
    .
    haha
    😂
    👎
    ❌
    ✋
    thanks
    Thank you
    dhanyavaad
    shukriya
    धन्यवाद
    Hello TripMate
    namaste
    नमस्ते
    hey there
    I am in a meeting
    sorry wrong chat
    oops wrong window
    sorry typed by mistake
    I meant to message someone else
    too costly
    Total is too high
    this is wrong
    dates are wrong
    wrong hotel
    That's not what I asked for
    I don't like this hotel
    Meera is on leave
    Meera is no longer my manager
    my manager has changed
    I said no
    I didn't say yes
    I never asked you to send it
    don't you dare send it
    Under no circumstances send this
    do not submit
    Not approved from my side
    I can't say yes right now
    yes is not my answer
    my answer is no
    the answer isn't yes
    I have doubts about this
    I'm having second thoughts
  `),
}

/** To 'Shall I send 2 receipts, ₹2,950, to Meera Iyer?' */
export const CLAIM: ConsentTable = {
  matter: { action: 'send', kind: 'claim', count: 2, totalPaise: 2_950_00, approver: 'Meera Iyer' },
  yes: lines(`
    send reimbursement
    Send reimbursement
    send reimbursement now
    send reimbursement please
    pls send reimbursement
    Please send reimbursement to Meera Iyer
    yes send reimbursement
    Yes, send reimbursement.
    yes pls send reimbursement
    ok send reimbursement
    okay send reimbursement to Meera
    sure, send reimbursement
    go ahead and send reimbursement
    haan send reimbursement
    haan ji, send reimbursement kar do
    send reimbursement kar dijiye
    send reimbursement for both receipts
    send reimbursement for 2 receipts
    Yes, send reimbursement for both, total ₹2,950
    send reimbursement of Rs 2,950 to Meera Iyer
    all correct, send reimbursement
    Looks good, send reimbursement to my manager
    yes send reimbursement 👍
    kindly send reimbursement, thanks
    send reimbursement claim to Meera
    send for approval
    Send for approval
    SEND FOR APPROVAL
    yes send for approval
    Yes, please send for approval.
    ok send for approval
    pls send for approval
    kindly send for approval
    send for approval now
    haan send for approval kar do
    theek hai, send for approval
    send for approval to Meera Iyer
    Both are fine, send for approval
    Yes, 2 receipts, ₹2,950, send for approval
    2950 is correct, please send for approval
    No changes, send for approval
    All good. Send for approval, thank you!
    हाँ, send for approval कर दो
    yes
    Yes please
    yep send it
    yeah go ahead
    yes, send both
    send both receipts to Meera
    send them
    Send them to Meera Iyer please
    Yes, send 2 receipts to Meera
    ok
    ok send
    sure
    go ahead
    please proceed
    haan
    haan bhej do
    dono bhej do
    haan dono receipts bhej dijiye
    Meera ko bhej do
    ji haan, bhej dijiye
    thik hai bhejdo
    हाँ
    हाँ, भेज दीजिए
    दोनों भेज दो
    👍
  `),
  no: lines(`
    don't send reimbursement
    do not send reimbursement
    dont send reimbursement now
    pls don't send reimbursement yet
    No, don't send reimbursement to Meera
    never send reimbursement without asking me
    I did not say send reimbursement
    I don't want to send reimbursement today
    not ready to send reimbursement
    no need to send reimbursement
    send reimbursement mat karo
    abhi send reimbursement nahi karna
    send reimbursement?
    should I send reimbursement now?
    how do I send reimbursement
    How to send reimbursement for last month's bills?
    when can I send reimbursement
    can I send reimbursement without GST bill
    what does send reimbursement do
    Who do you send reimbursement to
    can you send reimbursement directly to my bank account?
    why should I send reimbursement to Meera
    kya main kal send reimbursement kar sakta hu
    send reimbursement tomorrow
    send reimbursement next week
    Send reimbursement after I add one more bill
    send reimbursement once I upload the hotel bill
    send reimbursement if it is within policy limit
    Yes, send reimbursement but only after changing the dinner amount
    yes send reimbursement only for the taxi
    send reimbursement for City Cabs only
    send reimbursement except Udupi Grand
    send reimbursement without the dinner bill
    Send reimbursement for 3 receipts
    send reimbursement for one receipt
    Send reimbursement of ₹3,950
    send reimbursement of Rs 1,280
    yes, send reimbursement, total 2,590
    send reimbursement to Rohan Gupta
    send reimbursement to HR instead of Meera
    I will send reimbursement myself later
    I'm planning to send reimbursement at month end
    I was going to send reimbursement but one bill is missing
    will send reimbursement when I am back from Pune
    Rahul told me "send reimbursement" is the command, is that right
    my colleague typed send reimbursement and it failed
    The help page says 'send reimbursement' to start, is it true
    wait before you send reimbursement
    hold on, I have another bill before we send reimbursement
    Did you send reimbursement already?
    don't send for approval
    Do not send for approval yet
    no, dont send for approval
    not yet, send for approval on Friday
    send for approval?
    what happens after I send for approval
    is it ok to send for approval without the original bill?
    how many receipts can I send for approval
    Send for approval tomorrow
    send for approval after 6 pm
    send for approval if the total is under 2,500
    send for approval once I correct the taxi amount
    Send for approval only receipt 1
    send for approval all except the dinner
    send for approval to Anil, not Meera
    Send for approval 4 receipts
    send for approval ₹5,900
    Yes, send for approval but change the dinner to 1,570 first
    ok send for approval after adding my parking bill
    let me check with Meera before you send for approval
    I haven't decided whether to send for approval
    if I send for approval now can I still add bills
    My manager said 'send for approval by 30th', so there is time
    Fwd: Reminder - please send for approval all pending claims by month end
    I didn't ask you to send for approval
    mat karo send for approval abhi
    abhi send for approval mat karna
    no
    not now
    hold on
    dont send
    don't send them
    yes but wait
    yeah no
    yes but only the taxi
    only send City Cabs
    send the dinner one only
    Send one receipt
    yes, but total is wrong
    total should be 3,150
    remove the dinner bill first
    remove receipt 2
    add one more receipt
    I have one more bill to upload
    Udupi Grand was personal, not official
    which receipts are these?
    what is the total
    who is Meera Iyer?
    is GST included
    when will I get the money
    nahi
    abhi nahi
    mat bhejo
    dono mat bhejo
    sirf taxi wala bhejo
    kal bhejna
    ruko ek bill aur hai
    haan par dinner hata do
    नहीं
    अभी मत भेजो
    सिर्फ टैक्सी वाला भेजो
    already claimed the taxi last week
    I already sent these to Meera by mail
    delete both
    cancel
    show my receipts
    thanks
    hmm
    let me think
    not sure
  `),
}

/** To 'Shall I remove receipt 2 (Udupi Grand)?', a dinner. */
export const REMOVE: ConsentTable = {
  matter: { action: 'remove', kind: 'receipt', number: 2, names: ['Udupi Grand', 'dinner'] },
  yes: lines(`
    yes
    Yes
    YES
    Yes.
    yes please
    yes pls
    yep
    yeah
    yup
    ya remove it
    yes remove
    yes, remove it
    Yes, remove receipt 2
    yes remove receipt 2 please
    Yes, remove Udupi Grand
    remove it
    Remove receipt 2
    please remove it
    pls remove the Udupi Grand one
    yes delete it
    Yes, take it out
    ok remove it
    okay, remove
    sure, remove it
    go ahead and remove it
    yes go ahead
    yes, please remove the dinner receipt
    haan
    haan hata do
    haan ji, hata dijiye
    hata do
    ha usko hata do
    Udupi wala hata do
    haan remove kar do
    receipt 2 hata dijiye please
    हाँ
    हाँ, हटा दो
    जी हाँ, हटा दीजिए
    yes 👍
    yess remvoe it
  `),
  no: lines(`
    no
    No
    No.
    nope
    nah
    no thanks
    No, keep it
    keep it
    keep both
    Keep receipt 2
    please keep Udupi Grand
    don't remove
    dont remove it
    do not remove it
    pls dont delete
    no don't
    not now
    not yet
    wait
    hold on
    leave it
    let it stay
    leave it there
    yeah no
    yes no wait
    yes but not this one
    yes, remove receipt 1
    Yes, remove City Cabs
    remove receipt 1
    remove the taxi one instead
    remove the other one
    remove the parking receipt
    udupi wala rakho
    remove receipt 3
    no, remove City Cabs instead
    dono rakho
    start a new claim
    yes, but first send the claim
    Yes, after you send it to Meera
    remove it tomorrow
    remove it later
    remove only if it is a duplicate
    if it's above the limit then remove it
    yes if it is not claimable
    not sure
    maybe
    maybe later
    hmm
    let me think
    let me check with Meera
    I don't know
    why?
    why remove it
    what happens if I remove it?
    can I add it back later
    is it claimable?
    which one is receipt 2?
    what is the dinner limit
    will it be deleted permanently
    are you sure?
    just change the amount to 1,570
    rename it to Client dinner
    edit the amount instead
    send it for approval
    send both to Meera
    send reimbursement
    upload another receipt
    show my receipts
    cancel
    undo
    nahi
    mat hatao
    nahi, rehne do
    abhi nahi
    taxi wala hatao
    haan par pehle dikhao kya hai usme
    नहीं
    मत हटाओ
    thanks
    hi
  `),
}
