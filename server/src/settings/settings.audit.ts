import { AuditAction } from '../platform/audit.ts';

export const SETTING_CHANGED = new AuditAction('setting.changed', 'Setting changed');
