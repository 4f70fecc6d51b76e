import type { ListedBanner } from './BannerForm.tsx';
import { LIMITS } from '../../../../../../schema/limits.ts';
import { Picture } from '../../../../ui/Picture.tsx';
import { OrderedView } from '../../../../lists/sortable/OrderedView.tsx';
import type { SortableResource } from '../../../../lists/sortable/sortableResource.ts';
import type { WorkspaceViewProps } from '../../../../shell/workspaceHome.ts';
import { BannerForm } from './BannerForm.tsx';
import {
  HomeBannersDocument,
  DeleteBannerDocument,
  DuplicateBannerDocument,
  OrderBannersDocument,
  UpdateBannerDocument,
} from './HomeBanners.generated.ts';
import type { HomeBannersQuery } from './HomeBanners.generated.ts';

/** What turns at the top of the home page, for administrators. */
export function BannersView({ home }: Pick<WorkspaceViewProps, 'home'>) {
  return <OrderedView noun={BANNERS} home={home} />;
}

const BANNERS: SortableResource<HomeBannersQuery, ListedBanner> = {
  view: 'banners',
  name: 'Home Banners',
  words: { one: 'banner', many: 'banners' },
  search: 'Banner text',
  empty: 'Until you add a banner, the home page shows a listing beside the search.',
  note: `The home page shows the first ${LIMITS.home.banners} visible banners in turn.`,
  documents: {
    list: HomeBannersDocument,
    order: OrderBannersDocument,
    update: UpdateBannerDocument,
    duplicate: DuplicateBannerDocument,
    remove: DeleteBannerDocument,
  },
  pageOf: ({ administration }) => administration.banners,
  countsOf: ({ administration: { all, shown } }) => ({ total: all.total, shown: shown.total }),
  nameOf: ({ title }) => title,
  Facts: BannerFacts,
  Form: BannerForm,
};

function BannerFacts({
  item: { subtitle, picture, buttonText, buttonLink },
}: {
  item: ListedBanner;
}) {
  return (
    <div className="flex min-w-0 items-center gap-3 text-small text-muted">
      {picture && (
        <div className="shrink-0">
          <Picture
            picture={picture}
            sizes="6rem"
            maxWidth={320}
            className="aspect-video w-24 rounded-input bg-sunken object-cover"
          />
        </div>
      )}
      <div className="grid min-w-0 gap-0.5">
        {subtitle && <p className="wrap-anywhere">{subtitle}</p>}
        {buttonText && <p className="wrap-anywhere">{`“${buttonText}” links to ${buttonLink}`}</p>}
        {!picture && <p>No picture</p>}
      </div>
    </div>
  );
}
