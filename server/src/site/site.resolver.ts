import { Field, ObjectType, Query, Resolver } from 'type-graphql';
import { SETTING_ROWS, type SettingsInForce } from '../../../schema/settings.ts';
import { type LiveOffice } from '../content/offices/liveOffice.ts';
import { Office } from '../content/offices/office.graphql.ts';
import { GrievanceOfficer, SocialLink } from './site.graphql.ts';

@ObjectType({ description: 'Public information about the marketplace.' })
export class Site {
  @Field(() => String, { description: "Name of the marketplace, such as 'Aangan'." })
  name!: string;

  @Field(() => String, { description: 'Public URL without a trailing slash.' })
  url!: string;

  @Field(() => Office, { description: 'Office and contact details.' })
  office!: Office;

  @Field(() => [SocialLink], { description: 'Links to social media pages.' })
  socialLinks!: SocialLink[];

  @Field(() => GrievanceOfficer, { description: 'Grievance officer for complaints.' })
  grievanceOfficer!: GrievanceOfficer;
}

export interface LiveSiteParts {
  settings: SettingsInForce;
  offices: Pick<LiveOffice, 'inForce'>;
  /** Public address without a slash at the end. */
  url: string;
}

/** The site as administrators say at the moment of reading. */
export class LiveSite implements Site {
  readonly url: string;
  private readonly settings: SettingsInForce;
  private readonly offices: Pick<LiveOffice, 'inForce'>;

  constructor({ settings, offices, url }: LiveSiteParts) {
    this.settings = settings;
    this.offices = offices;
    this.url = url;
  }

  get name(): string {
    return this.settings.values.siteName;
  }

  get office(): Office {
    return this.offices.inForce;
  }

  get socialLinks(): SocialLink[] {
    return SOCIAL_KEYS.map((key) => ({
      name: SETTING_ROWS[key].label,
      address: this.settings.values[key],
    })).filter(({ address }) => address !== '');
  }

  /** What nobody has said of the officer is said of the office. */
  get grievanceOfficer(): GrievanceOfficer {
    const { values } = this.settings;
    const { address, email } = this.office;
    return {
      name: values.grievanceName || null,
      address: values.grievanceAddress || address,
      email: values.grievanceEmail || email,
      phone: values.grievancePhone || null,
      hours: values.grievanceHours || null,
    };
  }
}

/** A copy as it is now, which can be written down. */
export function presentSite(site: Site): Pick<Site, keyof Site> {
  const { name, url, office, socialLinks, grievanceOfficer } = site;
  return { name, url, office, socialLinks, grievanceOfficer };
}

const SOCIAL_KEYS = ['facebook', 'linkedin', 'instagram', 'youtube'] as const;

@Resolver(() => Site)
export class SiteResolver {
  private readonly live: Site;

  constructor({ site }: { site: Site }) {
    this.live = site;
  }

  @Query(() => Site, {
    description: 'Name, address, office and grievance officer of the marketplace.',
  })
  site() {
    return this.live;
  }
}
