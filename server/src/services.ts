import { Codes } from './codes/codes.ts';
import { Geocoder } from './places/geocoder.ts';
import { httpMapsService } from './places/mapsService.ts';
import type { Config, ContactFor } from './platform/config.ts';
import type { Database } from './platform/database/connect.ts';
import type { Clock } from './platform/clock.ts';
import type { Log } from './platform/logging.ts';
import type { Pictures } from './platform/pictures.ts';
import { PropertySearch } from './properties/findProperties.ts';
import { accessTokens } from './sessions/accessToken.ts';
import { Sessions } from './sessions/sessions.ts';
import type { Site } from './site/site.resolver.ts';
import { configuredProviders } from './social/providers.ts';
import { SocialSignIns } from './social/socialSignIns.ts';
import { ViewCounter } from './views/viewCounter.ts';
import { putLimitsInForce } from '../../schema/catalogue/settings.ts';

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
  /** What is posted or edited does not wait for an administrator (D-70). */
  autoApprove: boolean;
  /** To whom contacts are shown where their sellers have not chosen (D-109). */
  contactFor: ContactFor;
}

export interface ServiceParts {
  config: Config;
  database: Database;
  log: Log;
  clock: Clock;
  pictures: Pictures;
}

export function createServices({ config, database, log, clock, pictures }: ServiceParts): Services {
  putLimitsInForce(config.limits);
  const site = { name: config.siteName, url: config.publicUrl };
  const { jwtSecret, otpPepper } = config.secrets;
  const sessions = new Sessions(accessTokens(jwtSecret, config.publicUrl, clock));
  return {
    site,
    sessions,
    codes: new Codes(otpPepper, site),
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
    autoApprove: config.autoApprove,
    contactFor: config.contactFor,
  };
}
