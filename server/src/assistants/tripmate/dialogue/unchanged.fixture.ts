/** Sentences at a complete draft, one a line. */
const lines = (block: string): string[] => block.trim().split('\n')

/** Questions, alternatives, hesitations and remarks that name other values: none of them is taken. */
export const TOUCHED = lines(`
1st or 3rd?
2nd or 4th?
11th or 12th is better?
return 12th or 13th, confused
what about next week
new trip next month bhi hai
12 dec?
13th?
sunday?
start me a coffee, start again tomorrow
conference or business?
personal ya business likhna chahiye
personal?
training?
mumbai?
kolkata?
12 december ya 13 december
is 12 dec better?
return on 12 dec?
what if I return on 12 dec
should I leave on 8 dec?
how about the 12th
maybe the 12th
return shayad 12 dec
12 dec shayad
I think 12 dec
mumbai or chennai
mumbai ya bangalore?
conference ya training
training hoga shayad
12 ko ya 13 ko wapas
leave on 8 dec or 9 dec
1 din pehle ya baad?
10 dec?
next monday?
change the date to 12 dec because my meeting moved
change the return to 12 dec or 13 dec
my colleague returns on 12 dec
office party is on 12 dec
12 dec ko holiday hai
mera dost mumbai mein hai
flights to mumbai were full
cost if I return on 12 dec
12 दिसंबर?
12 या 13 दिसंबर
मुंबई?
शायद 12 दिसंबर`)

/** Plain wishes for another value. */
export const CHANGED: readonly (readonly [string, object])[] = [
  ...lines(`
make it the 12th
return on 12 dec
change the return to 12 dec
change my return to 12 december please
change the return date to Sat 12 Dec 2026
can you change the return to 12 dec?
please return on 12 december
12 dec
return 12 dec kar do
move the return to 12 december
I want to return on 12 dec
come back on 12 dec instead`).map((message) => [message, { return: '2026-12-12' }] as const),
  ...lines(`
depart on 8 dec
8 dec
leave on 8 december
change the departure date to 8 december
move my departure to 8 dec
make the departure 8 december please
fly on 8 dec`).map((message) => [message, { depart: '2026-12-08' }] as const),
  ...lines(`
mumbai
change destination to Mumbai
change the destination to Mumbai
fly to Mumbai instead
to Mumbai please`).map((message) => [message, { to: 'Mumbai' }] as const),
  ...lines(`
change the purpose to training
purpose training
it's training
make the purpose training
not business, training
Change the purpose to Training
training`).map((message) => [message, { purpose: 'training' }] as const),
]
