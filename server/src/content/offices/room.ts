import { room } from '../../platform/room.ts';
import { OFFICE_AUDIT, type OfficeParts } from './changeOffices.ts';
import { OfficeRecord } from './office.entity.ts';
import { OfficeLogoResolver, OfficesResolver } from './office.resolver.ts';
import { officeRestRows } from './office.rest.ts';

/** Where and how the marketplace can be reached. */
export const offices = room<OfficeParts>({
  entities: [OfficeRecord],
  resolvers: [OfficesResolver, OfficeLogoResolver],
  rest: officeRestRows,
  audit: Object.values(OFFICE_AUDIT),
});
