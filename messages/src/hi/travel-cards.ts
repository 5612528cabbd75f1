/** फ़्लाइट और होटल, चैट में, यात्राओं पर और मंज़ूरियों में। */
export const travelCards = {
  // Airline mark
  'airline-logo': '{airline} का लोगो',

  // Card facts
  'lowest-co2': 'सबसे कम CO₂',
  'best-rated': 'सबसे अच्छी रेटिंग',
  nearest: 'सबसे पास',
  facts: 'चुनने में मदद के लिए',
  'beyond-policy': 'पॉलिसी से बाहर: {notes}',
  'return.one-ticket': '{flight} के साथ एक ही टिकट पर, दोनों के {total}',
  'return.cheapest': 'सबसे सस्ती वापसी के साथ {price}',
  co2: 'लगभग {kilograms} किलो CO₂ (अनुमान)',
  distance: '{from} से {km} किमी',
  'night-cap': 'सीमा {price} प्रति रात',

  // Flight card
  departs: 'रवानगी',
  'fare.live': 'ताज़ा किराया',
  'fare.sample': 'नमूना किराया',

  // Hotel card
  rating: '5 में से {rating}',
  'rate.live': 'ताज़ा कीमत',
  'rate.sample': 'नमूना कीमत',
  stay: 'पूरे समय के {price}',
  'stay-nights': '{nights, plural, one {1 रात} other {# रातों}} के {price}',
  stars: '{count}-स्टार होटल',

  // Shared by the cards
  'days-later': '{count, plural, one {अगले दिन} other {# दिन बाद}}',
  'price.night': 'प्रति रात',
  'price.stay': 'पूरे समय के',
  'stay-sum': '{nights, plural, one {1 रात} other {# रातें}} × {night} = {stay}',
  stops: '{count, plural, =0 {नॉन-स्टॉप} one {1 स्टॉप} other {# स्टॉप}}',
  unchecked: 'भेजने से पहले ताज़ा कीमत दोबारा नहीं देखी गई',
  'unchecked.last-seen': 'ताज़ा कीमत आखिरी बार {day} को {time} पर देखी गई',
} as const
