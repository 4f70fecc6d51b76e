import { listingPath, STATIC_PATHS, subtypePath } from '../../../../../schema/routes.ts';
import { loaded } from '../../../apollo/loaded.ts';
import { COPY } from '../../../base/copy.ts';
import { useShellQuery } from '../../shell/Shell.generated.ts';
import type { PropertyType } from '../../../types.generated.ts';
import { useShownHomeQuery } from '../HomePage.generated.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Carousel } from '../../../ui/Carousel.tsx';
import { Link } from '../../../ui/Link.tsx';
import { Block } from '../Block.tsx';
import { HOME_VARIABLES } from '../homeVariables.ts';
import { grouped } from '../../../../../schema/format/grouped.ts';
import { Icon } from '../../../ui/Icon.tsx';
import type { IconName } from '../../../../../schema/catalogue/iconNames.ts';

/** The six property types that the home page presents, by their keys in the catalogue. */
const SHOWN_TYPES: readonly { key: string; icon: IconName }[] = [
  { key: 'flat-apartment', icon: 'Building' },
  { key: 'residential-house-villa', icon: 'House' },
  { key: 'residential-land-plot', icon: 'LandPlot' },
  { key: 'commercial-office-space', icon: 'Briefcase' },
  { key: 'commercial-shop-showroom', icon: 'Store' },
  { key: 'farm-house', icon: 'Tractor' },
];

const PER_VIEW = { 0: 2, 640: 3, 768: 4, 1024: 5, 1280: 6 } as const;

/** 'Try Searching For': the three categories and the most wanted property types. */
export function CategoryBlock() {
  const { categories } = loaded(
    useShownHomeQuery({ variables: HOME_VARIABLES, fetchPolicy: 'cache-only' }),
  );
  const { subtypes } = loaded(useShellQuery());
  const kinds = CATEGORY_ORDER.map(({ key, type, icon }) => ({
    title: COPY.type[key],
    path: listingPath({ type }),
    icon,
    count: categories.find((each) => each.key === key)?.propertyCount ?? 0,
  }));
  const types = SHOWN_TYPES.flatMap(({ key, icon }) => {
    const subtype = subtypes.find((each) => each.key === key);
    if (!subtype) return [];
    return [{ title: subtype.title, path: subtypePath(key), icon, count: subtype.propertyCount }];
  });
  return (
    <Block title="Try Searching For" text="Browse properties by type.">
      <Carousel
        label="Property types"
        perView={PER_VIEW}
        slides={[...kinds, ...types].map((card) => (
          <CategoryCard key={card.title} {...card} />
        ))}
      />
      <p className="flex flex-wrap gap-3">
        <ButtonLink to={listingPath()}>Browse All Properties</ButtonLink>
        <ButtonLink to={STATIC_PATHS.contact} variant="outline">
          Contact Expert
        </ButtonLink>
      </p>
    </Block>
  );
}

function CategoryCard({
  title,
  path,
  icon,
  count,
}: {
  title: string;
  path: string;
  icon: IconName;
  count: number;
}) {
  return (
    <Link
      to={path}
      className="group grid h-full content-start justify-items-center gap-3 rounded-card border border-line bg-surface px-3 py-6 text-center transition-shadow duration-200 hover:shadow-lift"
    >
      <span className="arch grid h-18 w-15 place-items-center bg-primary-soft pt-2 text-on-primary-soft transition-colors duration-200 group-hover:bg-primary group-hover:text-on-primary">
        <Icon name={icon} className="stroke-[1.75] size-7" />
      </span>
      <span className="grid gap-0.5">
        <span className="font-semibold group-hover:text-primary">{title}</span>
        <span className="text-small text-muted tabular-nums">{`${grouped(count)} Properties`}</span>
      </span>
    </Link>
  );
}

const CATEGORY_ORDER: readonly { key: PropertyType; type: string; icon: IconName }[] = [
  { key: 'COMMERCIAL', type: 'commercial', icon: 'Building2' },
  { key: 'RESIDENTIAL', type: 'residential', icon: 'House' },
  { key: 'AGRICULTURAL', type: 'agricultural', icon: 'Sprout' },
];
