/** लोगों की भूमिकाओं के नाम। */
export const roles = {
  'role.employee': 'कर्मचारी',
  'role.travel_desk': 'ट्रैवल डेस्क',
  'role.finance': 'फ़ाइनेंस',
  'role.auditor': 'ऑडिटर',
  'role.administrator': 'एडमिनिस्ट्रेटर',
  'role.super_admin': 'सुपर एडमिन',
} as const
