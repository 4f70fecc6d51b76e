import { useSearchParams } from 'react-router-dom';
import { pluralize } from '../../../../../schema/format/count.ts';
import { ListChips } from '../../../lists/ListChips.tsx';
import { ListView } from '../../../lists/ListView.tsx';
import { ALL, useListAddress } from '../../../lists/useListAddress.ts';
import { viewAddress } from '../../../lists/viewAddress.ts';
import type { WorkspaceViewProps } from '../../../shell/workspaceHome.ts';
import { caseColumns } from './caseColumns.tsx';
import { CaseItem } from './CaseItem.tsx';
import { useCasesQuery } from './Cases.generated.ts';
import { REASON_CHOICES } from './reasons.ts';
import { GROUP_KEYS, GROUPS, KIND_CHOICES } from './words.ts';

/** Reports and complaints, for administrators: those with the least time left first. */
export function CasesView({ home, account }: Pick<WorkspaceViewProps, 'home' | 'account'>) {
  const [query] = useSearchParams();
  const kind = KIND_CHOICES.find(({ key }) => key === query.get('kind')) ?? null;
  const reason = REASON_CHOICES.find(({ key }) => key === query.get('reason')) ?? null;
  const saved = { kind: kind?.key ?? null, reason: reason?.key ?? null };
  const address = useListAddress({ home, view: 'cases', chips: GROUP_KEYS, keep: saved });
  const { chip, search, page } = address;
  const part = useCasesQuery({
    variables: {
      statuses: GROUPS.find(({ key }) => key === chip)?.statuses ?? null,
      kind: kind?.kind ?? null,
      reason: reason?.reason ?? null,
      search: search || null,
      page,
    },
    fetchPolicy: 'cache-and-network',
  });
  const list = part.data?.administration.cases;
  const countOf = (key: string) => {
    const statuses = GROUPS.find((each) => each.key === key)?.statuses;
    return (
      list?.counts
        .filter(({ status }) => statuses?.includes(status) ?? true)
        .reduce((sum, { count }) => sum + count, 0) ?? null
    );
  };
  const kindCount = (key: string) =>
    list?.kindCounts.find((each) => each.kind.toLowerCase() === key)?.count ?? null;
  const reasonCount = (key: string) =>
    list?.reasonCounts.find((each) => each.reason.toLowerCase() === key)?.count ?? null;
  const pathOf = (name: keyof typeof saved) => (key: string) =>
    viewAddress(home, 'cases', {
      status: chip === GROUP_KEYS[0] ? null : chip,
      search: search || null,
      ...saved,
      [name]: key === ALL ? null : key,
    });
  return (
    <ListView
      name="Cases"
      address={address}
      part={part}
      pageOf={({ administration }) => administration.cases}
      keyOf={({ id }) => id}
      failed="The cases could not be loaded"
      chips={{ label: 'Status', choices: GROUPS, countOf }}
      search="Number, text, contact or listing"
      above={
        <div className="grid gap-2">
          <ListChips
            label="Cases by type"
            choices={[{ key: ALL, label: 'All types' }, ...KIND_CHOICES]}
            countOf={kindCount}
            chosen={saved.kind ?? ALL}
            pathOf={pathOf('kind')}
          />
          <ListChips
            label="Cases by reason"
            choices={[
              { key: ALL, label: 'All reasons' },
              // What would find nothing is left out.
              ...REASON_CHOICES.filter(({ key }) => key === saved.reason || reasonCount(key)),
            ]}
            countOf={reasonCount}
            chosen={saved.reason ?? ALL}
            pathOf={pathOf('reason')}
          />
        </div>
      }
      table={{ columns: caseColumns(home), nameOf: ({ number }) => number }}
      summary={<p className="text-muted tabular-nums">{pluralize(list?.total ?? 0, 'case')}</p>}
      empty={{ title: 'No cases found', text: 'No reports or complaints match these filters.' }}
    >
      {(found, changed) => <CaseItem found={found} ownId={account.id} onChanged={changed} />}
    </ListView>
  );
}
