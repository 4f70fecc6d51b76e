import { LiveAmenities } from './amenities/liveAmenities.ts';
import { Codes, type CountCode } from './oneTimeCodes/codes.ts';
import { LiveOffice } from './content/offices/liveOffice.ts';
import { Geocoder } from './places/geocoder.ts';
import { httpMapsService } from './places/mapsService.ts';
import { LiveStaticPages } from './content/staticPages/liveStaticPages.ts';
import type { Config } from './platform/config.ts';
import type { Database } from './platform/database/connect.ts';
import type { Clock } from './platform/clock.ts';
import type { Log } from './platform/observability/logging.ts';
import type { Pictures } from './platform/pictures/pictures.ts';
import { PropertySearch } from './properties/findProperties.ts';
import { accessTokens } from './sessions/accessToken.ts';
import { Sessions } from './sessions/sessions.ts';
import { LiveSite } from './site/site.resolver.ts';
import type { Site } from './site/site.resolver.ts';
import { configuredProviders } from './social/providers.ts';
import { LiveSettings } from './settings/liveSettings.ts';
import { SocialSignIns } from './social/socialSignIns.ts';
import { ViewCounter } from './views/viewCounter.ts';

/** What lives as long as the process and the rooms are given. */
export interface Services {
  site: Site;
  sessions: Sessions;
  codes: Codes;
  social: SocialSignIns;
  pictures: Pictures;
  search: PropertySearch;
  views: ViewCounter;
  geocoder: Geocoder;
  /** What administrators change while the process runs: read it where it is used, and keep nothing of it. */
  settings: LiveSettings;
  /** Puts in force what administrators make of the amenities. */
  amenities: LiveAmenities;
  /** The office that everybody is told. */
  offices: LiveOffice;
  /** The pages that are text, as visitors read them. */
  staticPages: LiveStaticPages;
}

export interface ServiceParts {
  config: Config;
  database: Database;
  log: Log;
  clock: Clock;
  pictures: Pictures;
  countCode: CountCode;
}

export function createServices({
  config,
  database,
  log,
  clock,
  pictures,
  countCode,
}: ServiceParts): Services {
  const settings = new LiveSettings({ database, log, given: config.settings });
  const offices = new LiveOffice({ database, log, settings });
  const site = new LiveSite({ settings, offices, url: config.publicUrl });
  const { jwtSecret, otpPepper } = config.secrets;
  const sessions = new Sessions(accessTokens(jwtSecret, config.publicUrl, clock));
  return {
    site,
    sessions,
    codes: new Codes(otpPepper, site, countCode),
    social: new SocialSignIns({
      providers: configuredProviders(config),
      sessions,
      publicUrl: config.publicUrl,
      secret: jwtSecret,
    }),
    pictures,
    search: new PropertySearch(database),
    views: new ViewCounter({ database, clock, log }),
    geocoder: new Geocoder(config.maps && httpMapsService(config.maps)),
    settings,
    amenities: new LiveAmenities({ database, log }),
    offices,
    staticPages: new LiveStaticPages({ database, log, site }),
  };
}
