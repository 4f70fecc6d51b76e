import { LIMITS } from '../../../../../schema/limits.ts';
import { Carousel } from '../../../ui/Carousel.tsx';
import { Initials } from '../../../ui/Initials.tsx';
import { Stars } from '../../../ui/Stars.tsx';
import { TESTIMONIALS } from './testimonials.ts';
import type { Testimonial } from './testimonials.ts';
import { Icon } from '../../../ui/Icon.tsx';

const PER_VIEW = { 0: 1, 768: 2, 1024: 3 } as const;

/**
 * What people say, in two variants: with name and position every six seconds (home), or with an author and
 * the initials as a portrait every five.
 */
export function Testimonials({ variant = 'position' }: { variant?: 'position' | 'author' }) {
  const { testimonialsMs, testimonialAuthorsMs } = LIMITS.home;
  return (
    <Carousel
      label="Testimonials"
      loop
      autoplayMs={variant === 'position' ? testimonialsMs : testimonialAuthorsMs}
      perView={PER_VIEW}
      slides={TESTIMONIALS.map((each) => (
        <Card key={each.name} testimonial={each} hasAvatar={variant === 'author'} />
      ))}
    />
  );
}

function Card({
  testimonial: { quote, name, position, stars },
  hasAvatar,
}: {
  testimonial: Testimonial;
  hasAvatar: boolean;
}) {
  return (
    <figure className="flex h-full flex-col gap-4 rounded-card border border-line bg-surface p-6">
      <div className="flex items-center justify-between">
        <Stars count={stars} />
        <Icon name="Quote" className="size-7 fill-current text-brass-soft" />
      </div>
      <blockquote className="grow">
        <p>{`“${quote}”`}</p>
      </blockquote>
      <figcaption className="flex items-center gap-3 border-t border-line pt-4">
        {hasAvatar && (
          <Initials
            of={name.split(' ')}
            className="arch grid h-13 w-11 shrink-0 place-items-center bg-primary-soft pt-2 font-semibold text-on-primary-soft"
          />
        )}
        <span className="grid">
          <span dir="auto" className="font-semibold">
            {name}
          </span>
          <span className="text-small text-muted">{position}</span>
        </span>
      </figcaption>
    </figure>
  );
}
