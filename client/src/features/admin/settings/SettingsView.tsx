import { useCallback, useState } from 'react';
import { COPY } from '../../../base/copy.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorPanel } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { LeaveGuard } from '../../../forms/LeaveGuard.tsx';
import { SettingGroupForm } from './SettingGroupForm.tsx';
import { useSettingsQuery } from './Settings.generated.ts';

/** What administrators change while the marketplace runs: one form for each group of the table. */
export function SettingsView() {
  const { data, error, refetch } = useSettingsQuery({ fetchPolicy: 'cache-and-network' });
  const [dirty, setDirty] = useState<ReadonlySet<string>>(NONE);
  const markDirty = useCallback((group: string, isDirty: boolean) => {
    setDirty((groups) => {
      if (groups.has(group) === isDirty) return groups;
      return new Set(isDirty ? [...groups, group] : [...groups].filter((each) => each !== group));
    });
  }, []);
  const settings = data?.administration.settings;
  if (!settings && error) {
    return (
      <ErrorPanel title="The settings could not be loaded" text={error.message}>
        <Button onClick={() => void refetch()}>{COPY.tryAgain}</Button>
      </ErrorPanel>
    );
  }
  if (!settings) return <Skeleton className="h-96 rounded-panel" />;
  return (
    <>
      <LeaveGuard isDirty={dirty.size > 0} save={keptNowhere} onLeave={nothing} />
      {settings.groups.map((group) => (
        <SettingGroupForm
          key={group.key}
          group={group}
          seen={settings.changedAt}
          onDirty={markDirty}
          onChanged={async () => void (await refetch())}
        />
      ))}
    </>
  );
}

const NONE: ReadonlySet<string> = new Set();
const keptNowhere = () => false;
const nothing = () => undefined;
