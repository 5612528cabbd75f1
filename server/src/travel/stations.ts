/**
 * Towns of the gazetteer in which trains of the broad gauge stop. A train is estimated between these alone: to the hills, and where
 * no line is known, one goes by road.
 */
const TOWNS_WITH_A_STATION: ReadonlySet<string> = new Set(
  [
    'Delhi, Mumbai, Bangalore, Chennai, Kolkata, Hyderabad',
    'Agartala, Agra, Ahmedabad, Ajmer, Aligarh, Amritsar, Asansol, Aurangabad, Ayodhya, Bareilly, Belgaum, Bhavnagar, Bhopal',
    'Bhubaneswar, Bhuj, Bikaner, Chandigarh, Coimbatore, Dehradun, Deoghar, Dhanbad, Dibrugarh, Dimapur, Durgapur, Gandhinagar',
    'Gaya, Goa, Gorakhpur, Guntur, Guwahati, Gwalior, Hubli, Indore, Jabalpur, Jagdalpur, Jaipur, Jaisalmer, Jalandhar, Jammu',
    'Jamnagar, Jamshedpur, Jhansi, Jharsuguda, Jodhpur, Jorhat, Kadapa, Kannur, Kanpur, Khajuraho, Kishangarh, Kochi, Kolhapur',
    'Kota, Kozhikode, Kurnool, Lucknow, Ludhiana, Madurai, Mangalore, Meerut, Mysore, Nagpur, Nanded, Nashik, Nellore, Pantnagar',
    'Patna, Pondicherry, Porbandar, Prayagraj, Pune, Raipur, Rajahmundry, Rajkot, Ranchi, Rishikesh, Rourkela, Salem, Shirdi',
    'Siliguri, Surat, Thiruvananthapuram, Thrissur, Tiruchirappalli, Tirupati, Tuticorin, Udaipur, Vadodara, Varanasi, Vellore',
    'Vijayawada, Visakhapatnam, Warangal, Gurgaon, Gurugram, Faridabad, Ghaziabad, Thane, Kalyan, Panvel, Hosur, Tambaram, Howrah',
    'Secunderabad',
  ].flatMap((line) => line.split(', ')),
)

/** Whether trains are known to stop in a town. */
export const hasStation = (town: string): boolean => TOWNS_WITH_A_STATION.has(town)
