/** What goals of a home are about, beside what all goals may be. */
export const thingsAtHome = [
  'bigWorks',
  'bikeCare',
  'boatCare',
  'damp',
  'energyBill',
  'energySaving',
  'flooring',
  'harvest',
  'houseRota',
  'longBuild',
  'nurseryRoom',
  'oldVehicle',
  'outdoorWork',
  'rentedRoom',
  'tenants',
  'wifi',
] as const
