import type { ShownGroup } from './SettingField.tsx';
import { useEffect, useState } from 'react';
import { explain } from '../../../apollo/refusal.ts';
import { readSetting } from '../../../../../schema/rules/setting.ts';
import { isSettingKey, SETTING_GROUPS, SETTING_ROWS } from '../../../../../schema/settings.ts';
import type { SettingGroupKey } from '../../../../../schema/settings.ts';
import { Form } from '../../../forms/Form.tsx';
import { useMutationResult } from '../../../forms/useMutationResult.ts';
import { problemsIn, useForm } from '../../../forms/useForm.ts';
import { toast } from '../../../ui/toast.ts';
import { ProfileSection } from '../../account/profile/ProfileSection.tsx';
import { SettingField } from './SettingField.tsx';
import { useUpdateSettingsMutation } from './Settings.generated.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { PostedDate } from '../../../ui/PostedDate.tsx';

type Values = Record<string, string>;

/** The settings of one group. What somebody else has changed meanwhile is shown, unless it is being edited. */
export function SettingGroupForm({
  group,
  seen,
  onDirty,
  onChanged,
}: {
  group: ShownGroup;
  /** The newest change that this page knows of. */
  seen: string | null;
  onDirty: (group: string, isDirty: boolean) => void;
  onChanged: () => Promise<void>;
}) {
  const answerTo = useMutationResult();
  const [updateSettings, { loading }] = useUpdateSettingsMutation();
  const stored = storedValues(group);
  // What nobody edits here is shown as it is stored, also when somebody else changes it.
  const [edited, setEdited] = useState<ReadonlySet<string>>(NONE);
  const { title, lead } = groupRow(group.key);
  const changesIn = (values: Values) =>
    Object.entries(values)
      .filter(([key, value]) => edited.has(key) && value !== stored[key])
      .map(([key, value]) => ({ key, value }));
  const save = async (changes: { key: string; value: string | null }[]) => {
    const sent = updateSettings({ variables: { input: { changes, seen } } });
    const response = await answerTo(sent, 'The settings could not be saved.');
    // Also after a refusal: somebody else may have changed what stands here.
    if (response) await onChanged();
    return response?.refusal ?? null;
  };
  const form = useForm<Values>({
    initialValues: stored,
    problemsOf,
    send: async (values) => {
      const changes = changesIn(values);
      if (changes.length === 0) toast('No changes to save.');
      else {
        const refusal = await save(changes);
        if (refusal) return refusal;
        toast(`${title} saved.`);
      }
      setEdited(NONE);
      return null;
    },
  });
  const isDirty = changesIn(form.values).length > 0;

  useEffect(() => {
    onDirty(group.key, isDirty);
    return () => onDirty(group.key, false);
  }, [group.key, isDirty, onDirty]);

  const change = (key: string, value: string) => {
    setEdited((keys) => new Set([...keys, key]));
    form.change(key, value);
  };
  const reset = async ({ key, fallback }: ShownGroup['settings'][number]) => {
    const refusal = await save([{ key, value: null }]);
    if (refusal) return toast(explain(refusal), { tone: 'error' });
    form.change(key, fallback);
    setEdited((keys) => new Set([...keys].filter((each) => each !== key)));
    toast(`${labelOf(key)} was reset to its default.`);
  };
  return (
    <ProfileSection title={title} lead={lead}>
      <Form
        form={form}
        submit="Save"
        busy="Saving..."
        isBusy={loading}
        className="gap-5"
        buttonClass="sm:w-fit sm:min-w-40"
      >
        {group.settings.map((state) =>
          isSettingKey(state.key) ? (
            <SettingField
              key={state.key}
              row={SETTING_ROWS[state.key]}
              state={state}
              field={{
                ...form.field(state.key),
                ...(!edited.has(state.key) && { value: state.value }),
              }}
              onChange={(value) => change(state.key, value)}
              onReset={() => void reset(state)}
            />
          ) : null,
        )}
      </Form>
      <SettingHistory title={title} changes={group.history} />
    </ProfileSection>
  );
}

function storedValues({ settings }: ShownGroup): Values {
  return Object.fromEntries(settings.map(({ key, value }) => [key, value]));
}

function problemsOf(values: Values) {
  return problemsIn(
    Object.fromEntries(
      Object.entries(values).map(([key, value]) => {
        const read = isSettingKey(key) ? readSetting(SETTING_ROWS[key], value) : null;
        return [key, read && 'problem' in read ? read.problem : null];
      }),
    ),
  );
}

function labelOf(key: string): string {
  return isSettingKey(key) ? SETTING_ROWS[key].label : key;
}

function groupRow(key: string): { title: string; lead: string } {
  return isGroupKey(key) ? SETTING_GROUPS[key] : { title: key, lead: '' };
}

function isGroupKey(key: string): key is SettingGroupKey {
  return Object.hasOwn(SETTING_GROUPS, key);
}

const NONE: ReadonlySet<string> = new Set();

/** Who changed what of a group, the newest first. */
function SettingHistory({ title, changes }: { title: string; changes: ShownGroup['history'] }) {
  return (
    <Disclosure title={`Recent changes: ${title}`}>
      {changes.length === 0 ? (
        <p className="text-small text-muted">No changes yet.</p>
      ) : (
        <ul className="grid gap-3">
          {changes.map(({ at, by, note }) => (
            <li key={`${at} ${note}`} className="grid gap-0.5 text-small">
              <span className="wrap-anywhere">{note}</span>
              <span className="text-caption text-muted">
                {by ?? 'Someone'}, <PostedDate date={at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  );
}
