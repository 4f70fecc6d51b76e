import { counted } from '../../../../schema/format/count.ts';
import { ListView } from '../../lists/ListView.tsx';
import { useListAddress } from '../../lists/useListAddress.ts';
import type { WorkspaceViewProps } from '../workspace/workspaceHome.ts';
import { CaseItem } from './CaseItem.tsx';
import { useCasesQuery } from './Cases.generated.ts';
import { GROUP_KEYS, GROUPS } from './words.ts';

/** Reports and complaints, for administrators: those with the least time left first. */
export function CasesView({ home, account }: Pick<WorkspaceViewProps, 'home' | 'account'>) {
  const address = useListAddress({
    home,
    view: 'cases',
    chips: GROUP_KEYS,
  });
  const { chip, search, page } = address;
  const part = useCasesQuery({
    variables: {
      statuses: GROUPS.find(({ key }) => key === chip)?.statuses ?? null,
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
  return (
    <ListView
      name="Cases"
      address={address}
      part={part}
      pageOf={({ administration }) => administration.cases}
      keyOf={({ id }) => id}
      failed="The cases could not be loaded"
      chips={{ label: 'Status', choices: GROUPS, countOf }}
      search="Number, words, contact or listing"
      summary={<p className="text-muted tabular-nums">{counted(list?.total ?? 0, 'case')}</p>}
      empty={{ title: 'No cases here', text: 'No report and no complaint is in this state.' }}
    >
      {(found, changed) => (
        <CaseItem found={found} home={home} ownId={account.id} onChanged={changed} />
      )}
    </ListView>
  );
}
