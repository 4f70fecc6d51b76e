import { useState } from 'react';
import { pluralize } from '../../../../schema/format/count.ts';
import { Button } from '../../ui/Button.tsx';
import { toast } from '../../ui/toast.ts';
import { downloadExport } from './downloadExport.ts';
import type { Download, ExportFilters } from './downloadExport.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Downloads what a list or a report of the administration shows, and says how that went. */
export function DownloadButton({
  path,
  filters = {},
  of,
}: {
  /** Which file: 'users'. */
  path: string;
  /** What narrows the list, in the words of its file. */
  filters?: ExportFilters;
  /** What is in it, for those who hear several such buttons: 'users'. */
  of: string;
}) {
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const [rest, setRest] = useState<Rest | null>(null);
  const list = JSON.stringify(filters);
  const download = async (part?: number) => {
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    const outcome = await downloadExport(path, { ...filters, part: part ?? null });
    setBusy(false);
    if (outcome.kind === 'done') {
      toast(`Downloaded ${pluralize(outcome.rows, 'row')}.`);
      setRest(outcome.hasMore ? { ...outcome, list } : null);
    } else setProblem(outcome.kind === 'refused' ? outcome.message : CUT);
  };
  return (
    <div className="grid justify-items-start gap-1">
      <Button
        variant="outline"
        // Not disabled: the focus stays.
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => void download()}
      >
        <Icon name="Download" className="size-4" />
        {isBusy ? 'Preparing the file…' : 'Download CSV'}
        <span className="sr-only">{` of ${of}`}</span>
      </Button>
      {rest?.list === list && (
        <p className="flex flex-wrap items-center gap-x-3 text-small">
          {whatIsMissing(rest)}
          {rest.part < rest.of && (
            <Button variant="quiet" onClick={() => void download(rest.part + 1)}>
              {`Download part ${rest.part + 1}`}
              {rest.missing > 0 && ` of ${rest.of}`}
            </Button>
          )}
        </p>
      )}
      {problem !== '' && (
        <p role="alert" className="text-small text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

/** What came without the rest of its list, and which list that was. */
type Rest = Extract<Download, { kind: 'done' }> & { list: string };

function whatIsMissing({ missing, part, of }: Rest): string {
  if (missing > 0)
    return `${pluralize(missing, 'row')} ${missing === 1 ? 'is' : 'are'} not in this file.`;
  return part < of ? 'There are more rows.' : 'There are more rows. Add filters to get them.';
}

const CUT = 'The file could not be downloaded. Check your connection and try again.';
