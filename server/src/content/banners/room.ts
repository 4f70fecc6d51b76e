import { room } from '../../platform/room.ts';
import { Banner } from './banner.entity.ts';
import { AdministeredBanners, type BannerParts, BannerResolver } from './banner.resolver.ts';
import { bannerRows } from './banner.rest.ts';
import { BANNERS } from './bannerResource.ts';

/** What is shown at the top of the home page. */
export const banners = room<BannerParts>({
  entities: [Banner],
  resolvers: [BannerResolver, AdministeredBanners],
  rest: bannerRows,
  audit: Object.values(BANNERS.audit),
});
