import { Platform1700000000001 } from './0001-platform.ts';
import { Accounts1700000000002 } from './0002-accounts.ts';
import { Properties1700000000003 } from './0003-properties.ts';
import { Rollups1700000000004 } from './0004-rollups.ts';
import { Favourites1700000000005 } from './0005-favourites.ts';
import { Blogs1700000000006 } from './0006-blogs.ts';
import { Names1700000000007 } from './0007-names.ts';
import { SigningIn1700000000008 } from './0008-signing-in.ts';
import { Organisations1700000000011 } from './0011-organisations.ts';
import { SealedMessages1700000000012 } from './0012-sealed-messages.ts';
import { RegistrationToken1700000000013 } from './0013-registration-token.ts';
import { Posting1700000000014 } from './0014-posting.ts';
import { Activity1700000000015 } from './0015-activity.ts';
import { Claims1700000000016 } from './0016-claims.ts';

/** Every migration, oldest first. */
export const MIGRATIONS = [
  Platform1700000000001,
  Accounts1700000000002,
  Properties1700000000003,
  Rollups1700000000004,
  Favourites1700000000005,
  Blogs1700000000006,
  Names1700000000007,
  SigningIn1700000000008,
  Organisations1700000000011,
  SealedMessages1700000000012,
  RegistrationToken1700000000013,
  Posting1700000000014,
  Activity1700000000015,
  Claims1700000000016,
];
