/** पेजों पर इनबॉक्स: घंटी, उसकी सूची, रिमाइंडर। */
export const inboxPage = {
  // Chat reminder
  'in-chat': 'रिमाइंडर',

  // Bell and drawer
  'bell.unread': 'इनबॉक्स, {unread} बिना पढ़े',
  title: 'इनबॉक्स',
  'drawer.choose': 'अपनी सूचनाएँ चुनें',
  'drawer.none': 'अभी कोई नई ख़बर नहीं।',
  'drawer.none-hint': 'आपको भेजे गए अनुरोध, आपके अनुरोधों पर फ़ैसले और रिमाइंडर यहाँ दिखेंगे।',
  'drawer.loading': 'आपका इनबॉक्स लोड हो रहा है…',
  'drawer.failed': 'आपका इनबॉक्स लोड नहीं हो पाया।',
  'drawer.read-all': 'सबको पढ़ा हुआ मानें',
  'drawer.all-read': 'सब कुछ पढ़ा हुआ मान लिया गया है।',
  'drawer.older': 'पुराने दिखाएँ',
  new: 'नया',

  // Reminder item
  'snooze.tomorrow': 'कल',
  'snooze.next-week': 'अगले हफ़्ते',
  dismiss: 'हटाएँ',
  'turn-off-kind': 'ऐसे रिमाइंडर बंद करें',
  'snoozed.tomorrow': 'कल तक टाल दिया।',
  'snoozed.next-week': 'सोमवार तक टाल दिया।',
  dismissed: 'हटा दिया। इसके बारे में फिर याद नहीं दिलाया जाएगा।',
  'turned-off': 'ऐसे रिमाइंडर बंद हैं। खाते में इन्हें फिर चालू कर सकते हैं।',
} as const
