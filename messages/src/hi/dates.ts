/** हिन्दी में तारीखें और गिनती। */
export const dates = {
  locale: 'hi-IN',
  lists: 'hi-IN',
  months: 'जनवरी फ़रवरी मार्च अप्रैल मई जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
  absent: 'उपलब्ध नहीं',
} as const
