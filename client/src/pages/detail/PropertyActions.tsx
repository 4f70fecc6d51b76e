import { detailPath } from '../../../../schema/routes.ts';
import { CompareButton } from '../../features/market/compare/CompareButton.tsx';
import { FavouriteButton } from '../../features/account/favourites/FavouriteButton.tsx';
import { fetchWithRetry } from '../../ui/lazyWithRetry.ts';
import { useSite } from '../../base/start.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Share by WhatsApp, also without scripts; keep, compare, share in another way, print. */
export function PropertyActions({ id, title }: { id: string; title: string }) {
  const { url } = useSite();
  const message = encodeURIComponent(`${title} ${url}${detailPath(id)}`);
  const share = async () => {
    const { sharePage } = await fetchWithRetry(() => import('../../ui/sharePage.ts'));
    await sharePage(title);
  };
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <a href={`https://wa.me/?text=${message}`} className={BUTTON}>
        <Icon name="MessageCircle" className="stroke-[1.75] size-5" />
        Share on WhatsApp
      </a>
      <span className="needs-script contents">
        <FavouriteButton propertyId={id} title={title} look="labelled" />
        <CompareButton propertyId={id} title={title} look="labelled" />
        <button
          type="button"
          className={BUTTON}
          onClick={() => void share().catch(() => undefined)}
        >
          <Icon name="Share2" className="stroke-[1.75] size-5" />
          Share
        </button>
        <button type="button" className={BUTTON} onClick={() => window.print()}>
          <Icon name="Printer" className="stroke-[1.75] size-5" />
          Print
        </button>
      </span>
    </div>
  );
}

const BUTTON =
  'inline-flex min-h-11 items-center gap-2 rounded-input border border-control bg-surface px-3.5 text-small font-semibold hover:bg-sunken';
