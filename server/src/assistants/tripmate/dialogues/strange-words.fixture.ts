import fc from 'fast-check'

const list = (text: string): string[] => text.trim().split(/\s+/)

/** Things, people and places that hold no value of a trip. */
const NOUNS = list(`
  umbrella projector laptop sandwich stapler elephant window garden kitchen pillow blanket violin camera wallet guitar printer monitor battery charger
  helmet jacket trouser bottle biscuit mango potato wedding funeral festival temple museum stadium cinema theatre library hospital pharmacy dentist
  engineer plumber painter teacher student professor colonel minister cousin uncle nephew grandmother puppy kitten parrot buffalo river mountain island
  desert bridge tunnel highway bicycle scooter tractor rocket satellite telescope keyboard database bonus embassy lounge vegetarian elevator staircase carpet`)
const NAMES = list(`
  Rakesh Sunita Priyanka Venkatesh Lakshmi Farhan Harpreet Gurmeet Ananya Siddharth Mukherjee Banerjee Iyengar Nair Chowdhury Kulkarni Deshpande Bhatia
  Kapoor Malhotra Hassan Infosys Wipro Accenture Flipkart Zomato Mahindra Bajaj Godrej Haldiram`)
/** Towns, stations and parts of cities that the gazetteer lacks. */
const PLACES = list(`
  Zanzibar Ratlam Khopoli Satara Baramati Karur Haldia Asansol Bhilai Rewari Sonipat Etawah Igatpuri Wankhede Dadar Byculla Chembur Malad Kandivali
  Tambaram Begumpet Janakpuri`)
const HINDI = list(`
  छाता किताब जूता राकेश सुनीता वकील डॉक्टर मंदिर नदी पहाड़ जंगल हाथी शेर बिल्ली कुत्ता दूध रोटी आम केला कुर्सी मेज़ दरवाज़ा खिड़की बारिश सूरज चाँद रतलाम सतारा चश्मा
  घड़ी साइकिल कंप्यूटर अस्पताल पुस्तकालय`)

const syllable = fc
  .tuple(
    fc.constantFrom(...list('b d f g k l m n p r s t v z br st kr pl')),
    fc.constantFrom(...list('a e i o u')),
    fc.constantFrom('', 'n', 'r', 'x', 'k'),
  )
  .map((letters) => letters.join(''))
const madeUp = fc.tuple(syllable, syllable, syllable, fc.constantFrom('ix', 'or', 'um')).map((parts) => parts.join(''))
const capital = madeUp.map((word) => `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`)
const number = fc.integer({ min: 100, max: 99_999 }).map(String)

/** A word that has nothing to do with any sentence it is put into: made up, a noun, a name, a place or a number. */
export const strangeWord: fc.Arbitrary<string> = fc.oneof(
  madeUp,
  capital,
  number,
  ...[NOUNS, NAMES, PLACES, HINDI].map((words) => fc.constantFrom(...words)),
)
