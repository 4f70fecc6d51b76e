import { isOwnPath, linkProblem } from '../../../../../../schema/rules/link.ts';
import { COPY } from '../../../../base/copy.ts';
import { buttonClass, ButtonLink } from '../../../../ui/Button.tsx';
import { Picture } from '../../../../ui/Picture.tsx';
import type { PictureData } from '../../../../ui/Picture.tsx';
import { BANNER_PICTURE } from './bannerPicture.ts';

/** What is seen of a banner. */
export interface ShownBanner {
  title: string;
  subtitle: string;
  description: string;
  picture: PictureData | null;
  buttonText: string;
  buttonLink: string;
}

/** One banner: its words on its picture, or on the ground of the page's own where it has none. */
export function BannerSlide({
  banner: { title, subtitle, description, picture, buttonText, buttonLink },
  isFirst,
  isDrawn,
}: {
  banner: ShownBanner;
  /** It is the largest thing of the first screen. */
  isFirst: boolean;
  /** Its picture is fetched. */
  isDrawn: boolean;
}) {
  return (
    <div className="banner-slide grid size-full content-center gap-2 lg:gap-4">
      {picture === null ? (
        <div className="jali absolute! inset-0 -z-1 [--jali-strength:0.5]" />
      ) : (
        <div className="absolute inset-0 -z-1">
          {isDrawn && (
            <Picture
              picture={picture}
              sizes={BANNER_PICTURE.sizes}
              loading={isFirst ? 'first' : 'lazy'}
              className="size-full object-cover"
            />
          )}
          <div className="banner-shade absolute inset-0" />
          {picture.isIllustration && (
            <span className="absolute top-4 right-4 rounded-tag bg-black/60 px-1.5 text-caption max-sm:hidden">
              {COPY.illustration}
            </span>
          )}
        </div>
      )}
      {subtitle && <p className="max-w-measure text-small font-semibold lg:text-h3">{subtitle}</p>}
      <h2 dir="auto" className="max-w-2xl text-h1 wrap-anywhere lg:text-display">
        {title}
      </h2>
      {description && (
        <p dir="auto" className="max-w-measure wrap-anywhere">
          {description}
        </p>
      )}
      <BannerButton text={buttonText} link={buttonLink} />
    </div>
  );
}

/** The server keeps other addresses out; what it let through by mistake leads nowhere. */
function BannerButton({ text, link }: { text: string; link: string }) {
  if (text === '' || link === '' || linkProblem(link) !== null) return null;
  return (
    <p className="mt-2">
      {isOwnPath(link) ? (
        <ButtonLink to={link} variant="accent" size="large">
          {text}
        </ButtonLink>
      ) : (
        <a href={link} rel="noopener" className={buttonClass('accent', 'large')}>
          {text}
        </a>
      )}
    </p>
  );
}
