import { loaded } from '../../../apollo/loaded.ts';
import { BannerSlide } from '../../../features/content/banners/home/BannerSlide.tsx';
import { useHomePageQuery } from '../HomePage.generated.ts';
import { HOME_VARIABLES } from '../homeVariables.ts';
import { BannerCarousel } from './BannerCarousel.tsx';
import { HeroLabel } from './HeroClaims.tsx';

/** What administrators show at the top of the home page: one stands still, several follow each other. */
export function HeroBanners() {
  const { banners } = loaded(useHomePageQuery({ variables: HOME_VARIABLES }));
  const [first] = banners;
  if (!first) return null;
  return (
    <div className="relative grid overflow-hidden rounded-panel bg-night text-on-night">
      {/* As a key the ids make another row of other banners: Swiper counts its slides once. */}
      {banners.length === 1 ? (
        <BannerSlide banner={first} isFirst isDrawn />
      ) : (
        <BannerCarousel key={banners.map(({ id }) => id).join()} banners={banners} />
      )}
      <div className="pointer-events-none absolute top-0 p-5 sm:p-8 lg:px-14 lg:pt-10">
        <HeroLabel colour="text-on-night" />
      </div>
    </div>
  );
}
