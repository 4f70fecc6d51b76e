import { LIMITS } from '../../../schema/limits.ts';
import { type Limit } from '../platform/database/limits.ts';

export const INVITATION_PER_MOBILE: Limit = {
  name: 'invitationPerMobile',
  windows: [{ points: LIMITS.invitation.perMobilePerDay, seconds: 86_400 }],
  sentence: 'This number has already been invited several times today.',
  whenStoreIsAway: 'refuse',
};

export const INVITATION_PER_ORGANISATION: Limit = {
  name: 'invitationPerOrganisation',
  windows: [{ points: LIMITS.invitation.perOrganisationPerDay, seconds: 86_400 }],
  sentence: 'You have invited too many people today.',
  whenStoreIsAway: 'refuse',
};

export const ORGANISATION_LIMITS = [INVITATION_PER_MOBILE, INVITATION_PER_ORGANISATION];
