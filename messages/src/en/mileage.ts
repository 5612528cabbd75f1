/** Journeys by own vehicle that are paid by the kilometre: their form, their declaration and what is said of them. */
export const mileage = {
  // Vehicles
  'vehicle.two_wheeler': 'Two-wheeler',
  'vehicle.car': 'Car',
  'vehicle.electric': 'Electric vehicle',
  name: '{vehicle, select, two_wheeler {Own two-wheeler} car {Own car} electric {Own electric vehicle} other {Own vehicle}}, {from} to {to}',
  description: '{name}: {distance} at {rate} a km. {purpose}',
  'file-name': 'Mileage {date}.pdf',

  // The form
  'form.add': 'Add mileage',
  'form.edit': 'Edit journey',
  'form.date': 'Date',
  'form.vehicle': 'Vehicle',
  'form.choose': 'Choose…',
  'form.from': 'From',
  'form.to': 'To',
  'form.kilometres': 'Distance',
  'form.purpose': 'Purpose',
  'form.rate': '{vehicle} {rate}',
  'form.rates': 'Your policy pays per kilometre: {rates}.',
  'form.pays-rate': '{rate} per kilometre (clause {clause}).',
  'form.pays': '{kilometres} km at {rate} = {amount} (clause {clause}).',
  'form.submit': 'Add to claim',
  'form.save': 'Save journey',
  'form.added': 'Added to your claim: {journey}, {amount}.',
  'form.changed': 'Changed: {journey}, {amount}.',
  'value.distance': '{kilometres} km',

  // The declaration
  'sheet.title': 'Mileage declaration',
  'sheet.closing':
    'Declared by {name} on {date}. Pravas worked out the amount from the distance and the rate of the policy on the day of the journey.',
  'fact.who': 'Employee',
  'fact.date': 'Date',
  'fact.from': 'From',
  'fact.to': 'To',
  'fact.purpose': 'Purpose',
  'fact.vehicle': 'Vehicle',
  'fact.distance': 'Distance',
  'fact.rate': 'Rate',
  'fact.amount': 'Amount',
  'fact.clause': 'Policy',
  'value.who': '{name} ({id})',
  'value.rate': '{rate} a kilometre',
  'value.clause': 'Clause {number}: {text}',

  // What is refused
  'refused.future': '{date} is in the future. Add the journey once you’ve made it.',
  'refused.no-policy': 'No policy was in force on {date}, so mileage can’t be claimed for that day.',
  'refused.no-rates': 'The policy of {date} has no mileage rates, so mileage can’t be claimed.',
  'refused.no-rate': 'The policy of {date} has no rate for this vehicle. It pays for: {vehicles}.',
  'refused.unknown':
    'The rate depends on your grade or department, and your record has none. Please ask your administrator.',
  'refused.fixed':
    'This follows from the journey. Edit the date, the places, the vehicle or the distance of the journey instead.',
  'refused.no-mileage': 'This is a receipt, not a journey by own vehicle.',
} as const
