import type { Migration } from 'kysely/migration'
import { up as foundation } from './0001-foundation.ts'
import { up as loneExceptions } from './0002-lone-exceptions.ts'
import { up as accounts } from './0003-accounts.ts'
import { up as assistant } from './0004-assistant.ts'
import { up as saidUnder } from './0005-said-under.ts'
import { up as remindersAndGoals } from './0006-reminders-and-goals.ts'
import { up as namedGoals } from './0007-named-goals.ts'
import { up as confirmedAddresses } from './0008-confirmed-addresses.ts'
import { up as quotas } from './0009-quotas.ts'
import { up as knownDevices } from './0012-known-devices.ts'
import { up as endsOfCounts } from './0013-ends-of-counts.ts'
import { up as readings } from './0014-readings.ts'
import { up as reminderLooks } from './0015-reminder-looks.ts'
import { up as away } from './0016-away.ts'
import { up as turnedDown } from './0017-turned-down.ts'
import { up as proposedGoals } from './0018-proposed-goals.ts'
import { up as counted } from './0019-counted.ts'
import { up as regions } from './0020-regions.ts'
import { up as history } from './0021-history.ts'
import { up as savedViews } from './0022-saved-views.ts'
import { up as hourCycle } from './0023-hour-cycle.ts'
import { up as firstSteps } from './0024-first-steps.ts'
import { up as devicePasswords } from './0025-device-passwords.ts'
import { up as dav } from './0026-dav.ts'
import { up as changeGroups } from './0027-change-groups.ts'
import { up as feeds } from './0028-feeds.ts'
import { up as subscriptions } from './0029-subscriptions.ts'
import { up as links } from './0030-links.ts'
import { up as formerNames } from './0031-former-names.ts'
import { up as migratedBy } from './0032-migrated-by.ts'
import { up as factors } from './0033-factors.ts'
import { up as passkeys } from './0034-passkeys.ts'
import { up as disabled } from './0035-disabled.ts'
import { up as audit } from './0036-audit.ts'
import { up as identities } from './0037-identities.ts'
import { up as webhooks } from './0038-webhooks.ts'

/** Every migration in order. Listed by hand, forward only, never edited once released. */
export const migrations: Record<string, Migration> = {
  '0001-foundation': { up: foundation },
  '0002-lone-exceptions': { up: loneExceptions },
  '0003-accounts': { up: accounts },
  '0004-assistant': { up: assistant },
  '0005-said-under': { up: saidUnder },
  '0006-reminders-and-goals': { up: remindersAndGoals },
  '0007-named-goals': { up: namedGoals },
  '0008-confirmed-addresses': { up: confirmedAddresses },
  '0009-quotas': { up: quotas },
  '0012-known-devices': { up: knownDevices },
  '0013-ends-of-counts': { up: endsOfCounts },
  '0014-readings': { up: readings },
  '0015-reminder-looks': { up: reminderLooks },
  '0016-away': { up: away },
  '0017-turned-down': { up: turnedDown },
  '0018-proposed-goals': { up: proposedGoals },
  '0019-counted': { up: counted },
  '0020-regions': { up: regions },
  '0021-history': { up: history },
  '0022-saved-views': { up: savedViews },
  '0023-hour-cycle': { up: hourCycle },
  '0024-first-steps': { up: firstSteps },
  '0025-device-passwords': { up: devicePasswords },
  '0026-dav': { up: dav },
  '0027-change-groups': { up: changeGroups },
  '0028-feeds': { up: feeds },
  '0029-subscriptions': { up: subscriptions },
  '0030-links': { up: links },
  '0031-former-names': { up: formerNames },
  '0032-migrated-by': { up: migratedBy },
  '0033-factors': { up: factors },
  '0034-passkeys': { up: passkeys },
  '0035-disabled': { up: disabled },
  '0036-audit': { up: audit },
  '0037-identities': { up: identities },
  '0038-webhooks': { up: webhooks },
}
