/** How much is flown from an airport: much, some, or a few flights a day. */
export type Traffic = 'busy' | 'medium' | 'small'

type Line = readonly [city: string, code: string, latitude: number, longitude: number, traffic: Traffic]

/** Cities of India beyond the six of the booking form that airlines fly to, with where their airports lie. */
const LINES = [
  ['Agartala', 'IXA', 23.887, 91.24, 'medium'],
  ['Agra', 'AGR', 27.156, 77.961, 'small'],
  ['Ahmedabad', 'AMD', 23.077, 72.635, 'busy'],
  ['Aizawl', 'AJL', 23.84, 92.62, 'small'],
  ['Amritsar', 'ATQ', 31.71, 74.797, 'medium'],
  ['Aurangabad', 'IXU', 19.863, 75.398, 'small'],
  ['Ayodhya', 'AYJ', 26.751, 82.154, 'small'],
  ['Bareilly', 'BEK', 28.422, 79.451, 'small'],
  ['Belgaum', 'IXG', 15.859, 74.618, 'small'],
  ['Bhavnagar', 'BHU', 21.752, 72.185, 'small'],
  ['Bhopal', 'BHO', 23.287, 77.337, 'medium'],
  ['Bhubaneswar', 'BBI', 20.244, 85.818, 'medium'],
  ['Bhuj', 'BHJ', 23.288, 69.67, 'small'],
  ['Bikaner', 'BKB', 28.071, 73.207, 'small'],
  ['Chandigarh', 'IXC', 30.674, 76.788, 'medium'],
  ['Coimbatore', 'CJB', 11.03, 77.043, 'medium'],
  ['Dehradun', 'DED', 30.19, 78.18, 'medium'],
  ['Deoghar', 'DGH', 24.446, 86.709, 'small'],
  ['Dharamshala', 'DHM', 32.165, 76.263, 'small'],
  ['Dibrugarh', 'DIB', 27.484, 95.017, 'small'],
  ['Dimapur', 'DMU', 25.884, 93.771, 'small'],
  ['Durgapur', 'RDP', 23.625, 87.243, 'small'],
  ['Gaya', 'GAY', 24.744, 84.951, 'small'],
  ['Goa', 'GOI', 15.381, 73.831, 'busy'],
  ['Gorakhpur', 'GOP', 26.74, 83.45, 'small'],
  ['Guwahati', 'GAU', 26.106, 91.586, 'medium'],
  ['Gwalior', 'GWL', 26.293, 78.228, 'small'],
  ['Hubli', 'HBX', 15.362, 75.085, 'small'],
  ['Imphal', 'IMF', 24.76, 93.897, 'medium'],
  ['Indore', 'IDR', 22.722, 75.801, 'medium'],
  ['Itanagar', 'HGI', 26.972, 93.643, 'small'],
  ['Jabalpur', 'JLR', 23.178, 80.052, 'small'],
  ['Jagdalpur', 'JGB', 19.074, 82.037, 'small'],
  ['Jaipur', 'JAI', 26.824, 75.812, 'busy'],
  ['Jaisalmer', 'JSA', 26.889, 70.865, 'small'],
  ['Jammu', 'IXJ', 32.689, 74.837, 'medium'],
  ['Jamnagar', 'JGA', 22.465, 70.013, 'small'],
  ['Jharsuguda', 'JRG', 21.913, 84.05, 'small'],
  ['Jodhpur', 'JDH', 26.251, 73.049, 'small'],
  ['Jorhat', 'JRH', 26.732, 94.175, 'small'],
  ['Kadapa', 'CDP', 14.51, 78.773, 'small'],
  ['Kannur', 'CNN', 11.919, 75.547, 'small'],
  ['Kanpur', 'KNU', 26.404, 80.41, 'small'],
  ['Khajuraho', 'HJR', 24.817, 79.919, 'small'],
  ['Kishangarh', 'KQH', 26.601, 74.814, 'small'],
  ['Kochi', 'COK', 10.152, 76.402, 'busy'],
  ['Kolhapur', 'KLH', 16.665, 74.289, 'small'],
  ['Kozhikode', 'CCJ', 11.137, 75.955, 'medium'],
  ['Kullu', 'KUU', 31.877, 77.154, 'small'],
  ['Kurnool', 'KJB', 15.716, 78.169, 'small'],
  ['Leh', 'IXL', 34.136, 77.547, 'small'],
  ['Lucknow', 'LKO', 26.761, 80.889, 'busy'],
  ['Ludhiana', 'LUH', 30.855, 75.953, 'small'],
  ['Madurai', 'IXM', 9.834, 78.093, 'medium'],
  ['Mangalore', 'IXE', 12.961, 74.89, 'medium'],
  ['Mysore', 'MYQ', 12.23, 76.656, 'small'],
  ['Nagpur', 'NAG', 21.092, 79.047, 'medium'],
  ['Nanded', 'NDC', 19.183, 77.317, 'small'],
  ['Nashik', 'ISK', 20.119, 73.913, 'small'],
  ['Pantnagar', 'PGH', 29.033, 79.474, 'small'],
  ['Patna', 'PAT', 25.591, 85.088, 'medium'],
  ['Pondicherry', 'PNY', 11.969, 79.81, 'small'],
  ['Porbandar', 'PBD', 21.649, 69.657, 'small'],
  ['Port Blair', 'IXZ', 11.641, 92.73, 'medium'],
  ['Prayagraj', 'IXD', 25.44, 81.734, 'small'],
  ['Pune', 'PNQ', 18.582, 73.92, 'busy'],
  ['Raipur', 'RPR', 21.18, 81.739, 'medium'],
  ['Rajahmundry', 'RJA', 17.11, 81.818, 'small'],
  ['Rajkot', 'HSR', 22.379, 71.036, 'small'],
  ['Ranchi', 'IXR', 23.314, 85.321, 'medium'],
  ['Rourkela', 'RRK', 22.257, 84.815, 'small'],
  ['Salem', 'SXV', 11.783, 78.066, 'small'],
  ['Shillong', 'SHL', 25.704, 91.979, 'small'],
  ['Shimla', 'SLV', 31.082, 77.068, 'small'],
  ['Shirdi', 'SAG', 19.688, 74.379, 'small'],
  ['Silchar', 'IXS', 24.913, 92.979, 'small'],
  ['Siliguri', 'IXB', 26.681, 88.329, 'medium'],
  ['Srinagar', 'SXR', 33.987, 74.774, 'medium'],
  ['Surat', 'STV', 21.114, 72.742, 'medium'],
  ['Tezpur', 'TEZ', 26.709, 92.785, 'small'],
  ['Thiruvananthapuram', 'TRV', 8.482, 76.92, 'medium'],
  ['Tiruchirappalli', 'TRZ', 10.765, 78.71, 'medium'],
  ['Tirupati', 'TIR', 13.632, 79.543, 'small'],
  ['Tuticorin', 'TCR', 8.724, 78.026, 'small'],
  ['Udaipur', 'UDR', 24.618, 73.896, 'medium'],
  ['Vadodara', 'BDQ', 22.336, 73.226, 'medium'],
  ['Varanasi', 'VNS', 25.452, 82.859, 'medium'],
  ['Vijayawada', 'VGA', 16.53, 80.797, 'medium'],
  ['Visakhapatnam', 'VTZ', 17.721, 83.224, 'medium'],
] as const satisfies readonly Line[]

export type AirCity = (typeof LINES)[number][0]

/** An airport of a city beyond the six. */
export interface IndianAirport {
  city: AirCity
  code: string
  latitude: number
  longitude: number
  traffic: Traffic
}

export const INDIAN_AIRPORTS: readonly IndianAirport[] = LINES.map(([city, code, latitude, longitude, traffic]) => ({
  city,
  code,
  latitude,
  longitude,
  traffic,
}))

const BY_CITY: ReadonlyMap<string, AirCity> = new Map(LINES.map(([city]) => [city, city]))

/** The city of that main name, where airlines fly to it. */
export const airCity = (name: string): AirCity | undefined => BY_CITY.get(name)
