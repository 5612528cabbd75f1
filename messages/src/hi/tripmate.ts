/** वह पेज जहाँ TripMate के साथ यात्रा प्लान होती है: चैट, नतीजे, बुकिंग फ़ॉर्म और यात्रा का ड्राफ़्ट। */
export const tripmate = {
  // Results
  'results.more': '{count} और दिखाएँ',

  // Trip draft
  'draft.city-open': 'खुला',
  'draft.change': '{part, select, flight {फ़्लाइट} return_flight {वापसी की फ़्लाइट} other {होटल}} बदलें',
  'draft.change-of-leg':
    'हिस्से {number} {part, select, flight {की फ़्लाइट} return_flight {की वापसी की फ़्लाइट} other {का होटल}} बदलें',
  'select.closed-about': '{offer}, अनुरोध {sentWith} के रूप में भेजा जा चुका है',

  // Booking form
  'booking.choose-start': '{type, select, flight {जाने} other {चेक-इन}} की तारीख चुनें।',
  'booking.start-past': '{type, select, flight {जाने} other {चेक-इन}} की तारीख बीत चुकी है।',
  'booking.choose-end': 'चेक-आउट की तारीख चुनें।',
  'booking.end-early':
    '{type, select, flight {वापसी की तारीख जाने} other {चेक-आउट की तारीख चेक-इन}} की तारीख से पहले नहीं हो सकती।',
  'booking.end-past': '{type, select, flight {वापसी} other {चेक-आउट}} की तारीख बीत चुकी है।',
  'booking.choose-departure': 'रवानगी का शहर चुनें।',
  'booking.choose-destination': 'मंज़िल चुनें।',
  'booking.same-city': 'रवानगी से अलग शहर चुनें।',
  'booking.choose-purpose': 'काम चुनें।',

  // Booking modal
  'booking.title-hotel': 'होटल बुक करें',
  'booking.title-flight': 'फ़्लाइट बुक करें',
  'booking.choose': 'चुनें…',
  'booking.check-in-date': 'चेक-इन की तारीख',
  'booking.check-out-date': 'चेक-आउट की तारीख',
  'booking.optional': 'ज़रूरी नहीं',
  'booking.class': 'क्लास',
  'booking.room-type': 'कमरे का प्रकार',
  'booking.search-flights': 'फ़्लाइट खोजें',
  'booking.search-hotels': 'होटल खोजें',

  // Card list
  'results.no-flights': 'दिखाने के लिए कोई फ़्लाइट नहीं।',
  'results.best-flights': 'सबसे अच्छी फ़्लाइट',
  'results.other-flights': 'बाकी फ़्लाइट',
  'results.no-hotels': 'दिखाने के लिए कोई होटल नहीं।',

  // Compare modal
  'compare.flights': 'दो फ़्लाइट की तुलना',
  'compare.price': 'कीमत',
  'compare.with-return': 'वापसी के साथ',
  'compare.from-price': '{price} से',
  'compare.leaves': 'रवानगी',
  'compare.takes': 'समय',
  'compare.stops': 'स्टॉप',
  'compare.class': 'क्लास',
  'compare.refund': 'रिफ़ंड',
  'compare.co2': 'CO₂',
  'compare.hotels': 'दो होटलों की तुलना',
  'compare.night': 'प्रति रात',
  'compare.stay': 'पूरे समय के लिए',
  'compare.policy-cap': 'पॉलिसी की सीमा',
  'compare.night-price': '{price} प्रति रात',
  'compare.stars': 'स्टार',
  'compare.rating': 'रेटिंग',
  'compare.rating-of-5': '5 में से {rating}',
  'compare.where': 'कहाँ',
  'compare.distance': 'दूरी',
  'compare.km-from': '{place} से {km} किमी',
  select: 'चुनें',
  'compare.better': '(बेहतर)',
  'compare.beyond-policy': 'पॉलिसी से बाहर: {notes}',

  // Compare tick
  compare: 'तुलना करें',

  // Draft frame
  'draft.label': 'आपका यात्रा अनुरोध',
  'draft.unfinished': 'अधूरी यात्रा',
  'draft.ready': 'भेजने के लिए तैयार',
  'draft.missing-count': '{count} बाकी',

  // Draft panel
  'draft.revises': 'इसमें बदलाव:',
  'draft.asked': 'मंज़ूरी देने वाले ने कहा: {comment}',
  'draft.asked-parts': 'जो बदलना है: {parts}',
  'draft.asked-only': 'सिर्फ़ यह बदला जा सकता है: {parts}। बाकी सब वैसा ही रहेगा जैसा भेजा गया था।',
  'draft.as-sent': 'जैसा भेजा गया था',
  'draft.none': 'कोई नहीं',
  'opening.about': 'यहाँ आप इस यात्रा को बदल सकते हैं:',
  'opening.everything': 'इसका कोई भी हिस्सा बदला जा सकता है।',
  'opening.how': 'बताइए क्या बदलना है, या अपने यात्रा अनुरोध में बदलिए। फिर उसे दोबारा भेजिए।',
  'draft.say.day':
    '{name, select, depart {जाने की तारीख} return {वापसी की तारीख} check_in {चेक-इन} other {चेक-आउट}} {day}',
  'draft.say.leg-day': 'हिस्सा {number}: {day} को',
  'draft.say.drop-leg': 'हिस्सा {number} हटाएँ',
  'draft.say.change': '{part, select, flight {फ़्लाइट} return_flight {वापसी की फ़्लाइट} other {होटल}} बदलें',
  'draft.say.change-of-leg': 'हिस्से {leg} {part, select, flight {की फ़्लाइट} other {का होटल}} बदलें',
  'draft.say.remove': '{part, select, return_flight {सिर्फ़ जाना} flight {फ़्लाइट हटाएँ} other {होटल हटाएँ}}',
  'draft.say.ground-cost': '{title} का खर्च {cost}',
  'draft.say.ground-remove': '{title} के बिना',
  'draft.remove-traveller': '{name} को हटाएँ',
  'draft.guest': '{name} (अतिथि)',
  'draft.say.remove-traveller': '{name} यात्रा नहीं करेंगे',
  'draft.say.purpose': 'काम बदलकर {purpose} करें',
  'draft.say.reason': 'वजह: {reason}',
  'draft.say.send': 'हाँ, भेज दो',
  'draft.say.review': 'भेज दो',
  'draft.say.prices': 'कीमतें फिर से देखें',
  'draft.say.continue': 'मेरी अधूरी यात्रा पर वापस',
  'draft.prices-changed': 'कीमतें बदल गई हैं, इसलिए कुछ नहीं भेजा गया। {changes} यात्रा देखकर फिर से भेजें।',
  'draft.price-gone': '{title} अब उपलब्ध नहीं है।',
  'draft.price-now': '{title} की कीमत अब {before} की जगह {now} है।',
  'draft.not-sent': 'अभी भेजा नहीं गया। यहाँ किए बदलाव चैट में भी दिखते हैं।',
  'draft.no-purpose': 'अभी नहीं चुना',
  'draft.total-sample': 'कुल (नमूना किराये)',
  'draft.review': 'देखें और भेजें',
  'draft.unchanged': 'अभी कुछ नहीं बदला है। आप इसे वैसे ही दोबारा भेज सकते हैं।',
  'draft.send': 'मंज़ूरी के लिए भेजें',
  'draft.return': 'वापसी',
  'draft.check-in': 'चेक-इन',
  'draft.check-out': 'चेक-आउट',
  'draft.flights': 'आपकी फ़्लाइट',
  'draft.leg': '{from} से {to}',
  'draft.remove-leg-of': 'हिस्सा {number} हटाएँ, {route}',
  'draft.remove-leg': 'हिस्सा {number} हटाएँ',
  'draft.chosen': 'चुना हुआ',
  'draft.part-of-leg': 'हिस्सा {number}: {part}',
  'draft.remove-part': '{part, select, flight {फ़्लाइट} return_flight {वापसी की फ़्लाइट} other {होटल}} हटाएँ',
  'draft.ground.cost': '{title} का खर्च, रुपये में',
  'draft.ground.km': 'लगभग {km} किमी',
  'draft.ground.remove': '{title} हटाएँ',
  'draft.ground.wrong-cost': '₹1 से ₹2,00,000 तक की रकम भरें।',
  'draft.nights': '{nights, plural, one {# रात} other {# रातें}}',
  'draft.missing': 'अभी बाकी',

  // Pair list
  'pairs.best': 'सबसे किफ़ायती',
  'pairs.heading': 'आना-जाना',
  'pairs.pair': 'जोड़ी',
  'pairs.out': 'जाना',
  'pairs.back': 'वापसी',
  'pairs.one-ticket': 'एक ही टिकट पर',
  'pairs.flights': '{out} और {back}',
  'pairs.take': 'दोनों लें',

  // Select button
  selected: 'चुना गया',
  'selected.sent': '{sentWith} के साथ भेजा गया',
  'select.closed': 'अनुरोध {sentWith} के रूप में भेजा जा चुका है',

  // Tripmate answer
  'results.earlier': 'पहले की खोज से',

  // Tripmate chat
  greeting: 'नमस्ते, मैं TripMate हूँ। बताइए कहाँ और कब जाना है; मैं फ़्लाइट और होटल ढूँढकर अनुरोध तैयार कर दूँगा।',

  // Tripmate turns
  'connection-lost': 'कनेक्शन टूट गया। फिर से जुड़ रहा हूँ, कृपया रुकिए…',
  sorry: 'माफ़ कीजिए, कुछ गड़बड़ हो गई।',

  // Tripmate
  title: 'TripMate - यात्रा असिस्टेंट',
  placeholder: 'फ़्लाइट, होटल या शहरों के बारे में पूछें…',
  reconnecting: 'कनेक्शन नहीं है। फिर से जुड़ रहे हैं…',
  opening: 'जहाँ छोड़ा था वहाँ से शुरू करें',
  'opening.draft': 'अपना ड्राफ़्ट पूरा करें: {title}',
  'opening.again': '{route} {isStay, select, yes {में ठहरना} other {}} फिर प्लान करें',
  'quick.flight': 'फ़्लाइट बुक करें',
  'quick.hotel': 'होटल बुक करें',
} as const
