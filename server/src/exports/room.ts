import { room } from '../platform/room.ts';
import { EXPORT_AUDIT } from './export.audit.ts';
import { EXPORT_REST_ROWS } from './export.rest.ts';

/** Lists and reports of the administration as files. */
export const exportRoom = room({
  rest: () => EXPORT_REST_ROWS,
  audit: Object.values(EXPORT_AUDIT),
});
