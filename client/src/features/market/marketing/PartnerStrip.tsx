import { LIMITS } from '../../../../../schema/limits.ts';
import { Carousel } from '../../../ui/Carousel.tsx';

const PER_VIEW = { 0: 2, 640: 3, 768: 4, 1024: 6 } as const;

/** The logos of partners as a strip that moves on every three seconds. */
export function PartnerStrip() {
  return (
    <Carousel
      label="Trusted partners"
      loop
      autoplayMs={LIMITS.home.partnersMs}
      speedMs={LIMITS.home.partnersSpeedMs}
      pagination="none"
      perView={PER_VIEW}
      slides={PARTNERS.map(({ name, mark }) => (
        <div
          key={name}
          className="flex h-20 items-center justify-center gap-3 rounded-card border border-line bg-surface px-3 text-muted"
        >
          <svg
            viewBox="0 0 32 32"
            aria-hidden="true"
            className="size-8 shrink-0 fill-none stroke-current [stroke-linejoin:round] [stroke-width:2.25]"
          >
            <path d={mark} />
          </svg>
          <span className="type-display text-h3 leading-none">{name}</span>
        </div>
      ))}
    />
  );
}

/** Invented firms with drawn marks; none of them exists. */
const PARTNERS: readonly { name: string; mark: string }[] = [
  { name: 'Vrikshal', mark: 'M16 29V13m0 8-7-6m7 2 7-6M16 3a10 10 0 0 1 0 20 10 10 0 0 1 0-20z' },
  { name: 'Meruvan', mark: 'M3 28 13 8l6 11 4-6 6 15zM13 8l3 12' },
  { name: 'Sthirvan', mark: 'M4 12 16 4l12 8v3H4zM7 15v11m6-11v11m6-11v11m6-11v11M4 28h24' },
  {
    name: 'Kalpaneer',
    mark: 'M16 3c6 8 9 11 9 16a9 9 0 0 1-18 0c0-5 3-8 9-16zm-4 17a4 4 0 0 0 4 4',
  },
  { name: 'Nilgaon', mark: 'M3 17 16 5l13 12M7 14v14h18V14M13 28v-8a3 3 0 0 1 6 0v8' },
  {
    name: 'Tarupath',
    mark: 'M12 29 15 4m5 25L17 4M16 8v3m0 4v3m0 4v4M4 24c3-6 3-10 1-14M28 24c-3-6-3-10-1-14',
  },
  { name: 'Suvarnika', mark: 'm16 3 4 9 9 4-9 4-4 9-4-9-9-4 9-4z' },
  { name: 'Girivar', mark: 'M5 12h22M5 12l4-7h14l4 7-11 16zM12 12l4 16 4-16-4-7z' },
  { name: 'Aakritan', mark: 'M4 28V4l24 24zM10 22v-5l5 5z' },
  {
    name: 'Dhruvam',
    mark: 'M16 3v26M3 16h26M7 7l18 18M25 7 7 25M16 11a5 5 0 0 1 0 10 5 5 0 0 1 0-10z',
  },
  { name: 'Pratilok', mark: 'M4 4h10v10H4zM18 4h10v10H18zM4 18h10v10H4zM18 23h10M23 18v10' },
  { name: 'Ojasvan', mark: 'M18 3 7 18h8l-2 11 12-16h-8z' },
];
