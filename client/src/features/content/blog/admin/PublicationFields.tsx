import type { FormState } from '../../../../forms/useForm.ts';
import { Checkbox } from '../../../../ui/Checkbox.tsx';
import { Select } from '../../../../ui/Field.tsx';
import { useNow } from '../../../../ui/now.ts';
import { YES } from './editorWords.ts';
import type { BlogTexts } from './editorWords.ts';
import { comingTime, offeredTime } from './publication.ts';
import { TIME_HINT, TimeFields } from './TimeFields.tsx';

/** What visitors see of a post: nothing, from when on, and whether it stands before others. */
export function PublicationFields({ form }: { form: FormState<BlogTexts> }) {
  const now = useNow();
  const { values } = form;
  const status = form.field('status');
  const coming = values.status === 'SCHEDULED' ? comingTime(values, now) : null;
  const choose = (chosen: string) =>
    form.changeAll({
      status: chosen,
      ...(chosen === 'SCHEDULED' && values.day === '' && offeredTime(now)),
    });
  const mark = (name: 'featured' | 'pinned') => ({
    name,
    checked: values[name] === YES,
    onChange: ({ currentTarget }: { currentTarget: { checked: boolean } }) =>
      form.change(name, currentTarget.checked ? YES : ''),
  });
  return (
    <fieldset className="grid min-w-0 gap-4 rounded-card border border-line p-4">
      <legend className="px-1 text-small font-medium">Publishing</legend>
      <Select
        {...status}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        label="Status"
      >
        <option value="DRAFT">Draft: hidden from visitors</option>
        <option value="SCHEDULED">Scheduled: published at a set time</option>
        <option value="PUBLISHED">Published: visible to visitors</option>
      </Select>
      {values.status === 'SCHEDULED' && (
        <>
          <TimeFields field={form.field} />
          <p className="text-caption text-muted">
            {coming === null
              ? TIME_HINT
              : `The post will be published on ${coming} IST. ${TIME_HINT}`}
          </p>
        </>
      )}
      <div className="grid gap-1">
        <Checkbox {...mark('featured')}>Featured: shown among the featured posts</Checkbox>
        <Checkbox {...mark('pinned')}>Pinned: shown before all other posts</Checkbox>
      </div>
    </fieldset>
  );
}
