/** Sentences about leaving out parts of a complete draft, one a line. */
const lines = (block: string): string[] => block.trim().split('\n')

/** What plainly leaves out the hotel. */
export const NO_HOTEL = lines(`
no hotel please
no hotel
No hotel, thanks.
no hotel this time
no hotel needed
no hotel required for me
no room please
no accommodation needed
no need of hotel
no need for a hotel
without hotel
without a hotel please
skip the hotel
skip hotel for now
please skip the hotel
let us skip the hotel
drop the hotel
drop hotel plz
remove the hotel
please remove the hotel from the trip
can you remove the hotel?
could you please drop the hotel
leave out the hotel
leave the hotel out
take the hotel out please
cancel the hotel
delete the hotel
forget the hotel
I'll do without the hotel
I don't need a hotel
i do not want a hotel
we don't need a room
dont book a hotel
do not book the hotel
hotel not needed
hotel not required
hotel isn't needed
hotel is not needed, cousin ke ghar rahunga
I'll stay with a friend
no thanks, I am staying at my brother’s place
i have my own accommodation
I will be staying with my parents, no hotel needed
actually no hotel, I am staying with my sister
no hotel because I am staying with friends
only flight please
flight only please
only the flight please
just the flight
just flights
i only need a flight
i need only the flight
only book the flight
flight is enough
only flight chahiye
sirf flight chahiye
sirf flight
bas flight book karo
flight kaafi hai
hotel nahi chahiye
nahi chahiye hotel
mujhe hotel nahi chahiye
abhi hotel nahi chahiye
hotel ki zaroorat nahi hai
mujhe hotel ki zaroorat nahi
hotel hata do
hotel hatao
hotle hata do
hotel nikal do
hotel mat lo
hotel nahi lena
hotel book mat karo
hotel cancel kar do
hotel skip karo
bina hotel ke
hotel ke bina chalega
main dost ke ghar rukunga
only flight chahiye, hotel nahi
होटल हटा दो
होटल नहीं चाहिए
सिर्फ फ्लाइट चाहिए
कमरा नहीं चाहिए`)

/** What plainly leaves out the flights. */
export const NO_FLIGHT = lines(`
skip the flight
no flight please
only hotel
just the hotel please
only the hotel please
sirf hotel chahiye
flight nahi chahiye
drop the flights
flight hata do`)

/** What plainly leaves out the way back. */
export const NO_RETURN = lines(`
one way
one way please
make it one way
one way only please
only one way
no return
no return ticket please
without return
skip the return
drop the return flight
I don't need a return flight
return nahi chahiye
return hata do
wapsi nahi chahiye
I am not coming back`)

/** Remarks, questions, alternatives and what is negated once more: nothing is left out. */
export const KEPT = lines(`
hotel mat hatana
hotel mat hatao
hotel mat nikalna
hotel nahi hatana hai
hotel abhi mat hatao
hotel ko mat hatana please
mat hatao hotel
hotel cancel mat karo
hotel mat cancel karo
hotel cancel nahi karna hai
return mat hatana
flight mat hatana
होटल मत हटाना
होटल मत हटाओ
होटल नहीं हटाना है
don't skip the hotel
do not remove the hotel please
never drop the hotel
not only flight
no change in dates, only hotel change
only the hotel price is high
only hotel is the problem
just the hotel needs gst invoice
only flights are fine, hotel i'll see
only flight kitne ka hai
just the flight is 9891 right
only hotel wifi matters
just the hotel is left to check
sirf hotel mehnga hai
only flight details dikhao
just flights or also the hotel
only hotel ka address batao
without hotel kitna hoga
cost without hotel?
cost without the hotel
how much without the hotel?
total without hotel batao
without hotel nahi chalega
hotel ke bina nahi chalega
hotel ke bina kitna hoga
no hotel is bad there
no hotel is closer than this one
no hotel problem na
no hotel na
no hotel? or yes hotel
no hotel or yes hotel
my friend has no hotel
my colleague does not need a hotel
no hotel would be cheaper na
no hotel has such a view
no hotel bill last time
no, hotel
no, the hotel is needed
no problem with the hotel
hotel nahi hai kya
hotel nahi hai wahan
remove hotel or keep it, what do you think
should I remove the hotel
can I remove the hotel?
hotel hata du?
hotel hata du kya
hotel hatana chahiye kya
hotel hataun ya rehne du
kya hotel hata sakte hain
if I skip the hotel, what is the total?
agar hotel hata do to kitna
maybe no hotel
no hotel maybe
hotel nahi chahiye shayad
शायद होटल नहीं चाहिए
क्या होटल हटा दूं
होटल के बिना कितना होगा
my boss said no hotel
my friends stay with family
I can't stay with a friend
I stayed with a friend last time
no flight delay i hope
no flight is cheaper
no flight change please
flight nahi badalni
no return ticket issue hoga kya
cost without return?
cost without return
return ke bina kitna hoga
one way kitna hota
one way is cheaper?
is one way cheaper
what would one way cost
one way or return
one way flight was delayed last time
no return policy on this
no return gift needed
no hotel no trip
hotel out of budget hai
only hotel or only flight
hotel bhi chahiye
hotel rakhna
keep the hotel
not the hotel
not the return`)
