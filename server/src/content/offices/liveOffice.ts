import { isDeepStrictEqual } from 'node:util';
import { LIMITS } from '../../../../schema/limits.ts';
import { type SettingsInForce } from '../../../../schema/settings.ts';
import { presentPicture } from '../../pictures/picture.presenter.ts';
import { LiveRows, type LiveRowsParts } from '../../platform/database/liveRows.ts';
import { OfficeRecord } from './office.entity.ts';
import { type Office } from './office.graphql.ts';

/** The office that this process tells everybody: the active one, or that of the settings where none is. */
export class LiveOffice extends LiveRows {
  private readonly settings: SettingsInForce;
  private active: OfficeRecord | null = null;

  constructor(parts: LiveRowsParts & { settings: SettingsInForce }) {
    super(parts, { what: 'offices', signal: 'offices_changed', everyMs: LIMITS.setting.rereadMs });
    this.settings = parts.settings;
  }

  get inForce(): Office {
    const { officeEmail, officePhone, officeAddress, officeHours } = this.settings.values;
    const { active } = this;
    return {
      email: active?.email ?? officeEmail,
      phone: active?.phone ?? officePhone,
      address: active?.address ?? officeAddress,
      hours: officeHours,
      logo: active?.logo ? presentPicture(active.logo) : null,
    };
  }

  /** The record behind it; null where it is that of the settings. */
  get record(): OfficeRecord | null {
    return this.active;
  }

  protected async takeOver(): Promise<boolean> {
    const offices = this.database.source.getRepository(OfficeRecord);
    const active = await offices.findOneBy({ isActive: true });
    if (isDeepStrictEqual(active, this.active)) return false;
    this.active = active;
    return true;
  }
}
