import { AuditAction } from '../platform/audit.ts';

export const SETTING_CHANGED = new AuditAction('setting.changed', 'Setting changed');

/** What is noted where a setting has its default again. */
export const BACK_TO_DEFAULT = 'Back to the default.';
