import type { HomePage_PartnerFragment } from '../../../pages/home/HomePage.generated.ts';
import { LIMITS } from '../../../../../schema/limits.ts';
import { Carousel } from '../../../ui/Carousel.tsx';
import { Picture } from '../../../ui/Picture.tsx';

const PER_VIEW = { 0: 2, 640: 3, 768: 4, 1024: 6 } as const;

/** The logos of partners as a strip that moves on every three seconds. */
export function PartnerStrip({ partners }: { partners: readonly HomePage_PartnerFragment[] }) {
  return (
    <Carousel
      label="Trusted partners"
      loop
      autoplayMs={LIMITS.home.partnersMs}
      speedMs={LIMITS.home.partnersSpeedMs}
      pagination="none"
      perView={PER_VIEW}
      slides={partners.map(({ id, name, link, logo }) => {
        const mark = logo ? (
          <Picture
            picture={logo}
            alt={logo.alt || name}
            sizes="12rem"
            maxWidth={320}
            className="h-14 w-full object-contain"
          />
        ) : (
          <span className="type-display text-h3 leading-none wrap-anywhere">{name}</span>
        );
        return (
          <div
            key={id}
            className="grid h-20 place-items-center rounded-card border border-line bg-surface px-3 text-muted"
          >
            {link ? <a href={link}>{mark}</a> : mark}
          </div>
        );
      })}
    />
  );
}
