import { detailPath } from '../../../../schema/routes.ts';
import { useSite } from '../../start.ts';

/** On paper only: whose page this is and where it can be found again. */
export function PrintedAddress({ id }: { id: string }) {
  const { name, url } = useSite();
  return (
    <p className="hidden justify-between gap-4 border-b border-line pb-2 text-small print:flex">
      <span dir="auto" className="font-semibold">
        {name}
      </span>
      <span>{`${url}${detailPath(id)}`}</span>
    </p>
  );
}
