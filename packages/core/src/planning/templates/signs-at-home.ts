/** What goals of a home are about, beside what all goals may be. */
export const thingsAtHome = [
  'damp',
  'energyBill',
  'energySaving',
  'flooring',
  'houseRota',
  'nurseryRoom',
  'outdoorWork',
  'rentedRoom',
  'tenants',
  'wifi',
] as const
