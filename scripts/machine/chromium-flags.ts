// How every Chromium of this project starts: for the stories, the benchmarks and the pictures.

/**
 * Parts that no page of ours uses. The first two cost most: with each new window they draw the suggestions of the
 * browser's own address bar, in a process of its own, for as much processor time as the page under test takes.
 */
const unusedFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // This flag takes the place of Playwright's own: what follows is from there.
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** Keeps the browser from calling home, and from parts that it has no use for. */
export const quietFlags: readonly string[] = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  `--disable-features=${unusedFeatures.join(',')}`,
]

/** As root Chromium has no sandbox to run in. */
export const hasSandbox = process.getuid?.() !== 0
