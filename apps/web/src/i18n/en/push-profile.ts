/** Texts about push in the profile. */
export const pushProfile = {
  title: 'Reminders on this device',
  lead: 'Get reminders as notifications, even when this page is closed.',
  off: 'Notifications are off in this browser.',
  on: 'Notifications are on in this browser.',
  turnOn: 'Turn on here',
  turnOff: 'Turn off here',
  turnedOn: 'You will now get reminders in this browser.',
  turnedOff: 'You will no longer get reminders in this browser.',
  plan: 'Part of the Pro plan.',
  ability: {
    insecure: 'Notifications need a secure connection (https). Ask whoever runs this site.',
    install:
      'On iPhone and iPad, first add this page to the Home Screen (Share, then Add to Home Screen), and open it from there.',
    none: 'This browser does not support notifications. It may be a private window or an old version.',
  },
  denied:
    'This browser blocks notifications from this site. Allow them in the site settings, next to the address, then reload the page.',
  notAllowed: 'Your browser needs your permission to show notifications.',
  browserFailed: 'The notification service of your browser cannot be reached. Try again later.',
  failed: 'Your devices could not be loaded.',
  none: 'No devices yet.',
  devices: 'Devices that get reminders',
  here: 'This browser',
  since: 'since {{day}}',
  never: 'nothing sent yet',
  reached: 'last reached {{ago}}',
  reachedNow: 'reached just now',
  fault:
    'The last reminder did not get through ({{fault}}). If it happens again, turn notifications off and on again on that device.',
  test: 'Send a test',
  testNamed: 'Send a test: {{device}}',
  tested: 'On its way: it should appear in a few seconds.',
  remove: 'Remove',
  removeNamed: 'Remove: {{device}}',
  removed: 'Device removed.',
} as const
