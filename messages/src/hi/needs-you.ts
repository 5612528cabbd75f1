/** जो किसी के काम का इंतज़ार कर रहा है: होम पेज की पहली सूची और साइडबार की गिनती। */
export const needsYouPage = {
  title: 'आपके लिए काम',
  none: 'अभी आपके लिए कोई काम बाकी नहीं है।',
  failed: 'आपके कुछ काम लोड नहीं हो पाए।',
  more: '{count} और दिखाएँ',

  'decide.trips': '{count, plural, one {# यात्रा} other {# यात्राओं}} पर फ़ैसला करना है',
  'decide.expenses': '{count, plural, one {# क्लेम} other {# क्लेमों}} पर फ़ैसला करना है',
  'decide.next': 'अगला: {what}, {name}',
  'decide.departs': '{day} को रवानगी',
  'decide.since': '{day} से इंतज़ार',
  'decide.action': 'देखें',

  redo: '{what}: {verdict, select, returned {बदलाव के लिए लौटाया गया} other {नामंज़ूर}}',
  'redo.action': '{verdict, select, returned {बदलें} other {खोलें}}',

  book: '{count, plural, one {# मंज़ूर यात्रा} other {# मंज़ूर यात्राएँ}} बुक करनी हैं',
  verify: '{count, plural, one {# क्लेम} other {# क्लेमों}} की जाँच करनी है',
  pay: '{count, plural, one {# जाँचे गए क्लेम} other {# जाँचे गए क्लेमों}} का भुगतान करना है',
  open: 'खोलें',

  continue: 'आगे बढ़ाएँ: {name}',
  delete: 'हटाएँ: {name}',
  'draft.not-deleted': 'ड्राफ़्ट नहीं हट पाया। {why}',
  'draft.not-restored': 'ड्राफ़्ट वापस नहीं आ पाया। {why}',

  'count.waiting': '{count, plural, one {# काम} other {# काम}} आपके लिए',
} as const
