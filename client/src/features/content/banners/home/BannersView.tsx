import type { ListedBanner } from './BannerForm.tsx';
import { LIMITS } from '../../../../../../schema/limits.ts';
import { Picture } from '../../../../ui/Picture.tsx';
import { OrderedView } from '../../../../lists/sortable/OrderedView.tsx';
import type { SortableResource } from '../../../../lists/sortable/sortableResource.ts';
import { useOrderedAddress } from '../../../../lists/sortable/useOrderedAddress.ts';
import type { WorkspaceViewProps } from '../../../../shell/workspaceHome.ts';
import { BannerForm } from './BannerForm.tsx';
import {
  HomeBannersDocument,
  useDeleteBannerMutation,
  useDuplicateBannerMutation,
  useHomeBannersQuery,
  useOrderBannersMutation,
  useUpdateBannerMutation,
} from './HomeBanners.generated.ts';
import type { HomeBannersQuery } from './HomeBanners.generated.ts';

/** What turns at the top of the home page, for administrators. */
export function BannersView({ home }: Pick<WorkspaceViewProps, 'home'>) {
  const { address, variables } = useOrderedAddress(home, BANNERS.view);
  const part = useHomeBannersQuery({ variables, fetchPolicy: 'cache-and-network' });
  const [order] = useOrderBannersMutation();
  const [update] = useUpdateBannerMutation();
  const [duplicate] = useDuplicateBannerMutation();
  const [remove] = useDeleteBannerMutation();
  return (
    <OrderedView
      noun={BANNERS}
      address={address}
      part={part}
      calls={{
        order: (ids) => order({ variables: { ids } }),
        setActive: (id, isActive) => update({ variables: { id, input: { isActive } } }),
        duplicate: (id) => duplicate({ variables: { id } }),
        remove: (id) => remove({ variables: { id } }),
      }}
    />
  );
}

const BANNERS: SortableResource<HomeBannersQuery, ListedBanner> = {
  view: 'banners',
  name: 'Home Banners',
  words: { one: 'banner', many: 'banners' },
  search: 'Banner text',
  empty: 'Until you add a banner, the home page shows a listing beside the search.',
  note: `The home page shows the first ${LIMITS.home.banners} visible banners in turn.`,
  document: HomeBannersDocument,
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
