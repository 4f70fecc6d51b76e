import type { ListedControl } from './ContactControlForm.tsx';
import { OrderedView } from '../../../../../lists/sortable/OrderedView.tsx';
import type { SortableResource } from '../../../../../lists/sortable/sortableResource.ts';
import type { WorkspaceViewProps } from '../../../../../shell/workspaceHome.ts';
import { ContactControlForm } from './ContactControlForm.tsx';
import {
  ContactControlsDocument,
  DeleteContactControlDocument,
  DuplicateContactControlDocument,
  OrderContactControlsDocument,
  UpdateContactControlDocument,
} from './ContactControls.generated.ts';
import type { ContactControlsQuery } from './ContactControls.generated.ts';
import { controlTypeOf, TYPE_WORDS } from './typeWords.ts';

/** What the contact form asks beside name, email, phone, subject and message. */
export function ContactControlsView({ home }: Pick<WorkspaceViewProps, 'home'>) {
  return <OrderedView noun={CONTROLS} home={home} />;
}

const CONTROLS: SortableResource<ContactControlsQuery, ListedControl> = {
  view: 'contactControls',
  name: 'Contact Form',
  words: { one: 'field', many: 'fields' },
  search: 'Label, name or group',
  empty:
    'The form asks for name, email, phone, subject and message. Fields you add appear below them.',
  note: 'The form always asks for name, email, phone, subject and message. These fields appear below them.',
  documents: {
    list: ContactControlsDocument,
    order: OrderContactControlsDocument,
    update: UpdateContactControlDocument,
    duplicate: DuplicateContactControlDocument,
    remove: DeleteContactControlDocument,
  },
  pageOf: ({ administration }) => administration.contactControls,
  countsOf: ({ administration: { all, shown } }) => ({ total: all.total, shown: shown.total }),
  nameOf: ({ label }) => label,
  Facts: ControlFacts,
  Form: ContactControlForm,
};

function ControlFacts({ item }: { item: ListedControl }) {
  const { name, type, options, required, validation, group } = item;
  const { minLength, maxLength, min, max } = validation;
  const facts = [
    TYPE_WORDS[controlTypeOf(type)],
    required && 'Required',
    rangeOf(minLength, maxLength, ' characters'),
    rangeOf(min, max, ''),
    `Key: ${name}`,
    `Group: ${group}`,
  ].filter((fact) => typeof fact === 'string');
  return (
    <>
      <p className="flex flex-wrap gap-x-3 gap-y-0.5 text-small text-muted">
        {facts.map((fact) => (
          <span key={fact} className="wrap-anywhere">
            {fact}
          </span>
        ))}
      </p>
      {options.length > 0 && (
        <p className="text-small wrap-anywhere text-muted">{`Options: ${options.join(', ')}`}</p>
      )}
    </>
  );
}

/** 'From 2 to 40 characters', or what there is of it. */
function rangeOf(least: number | null, most: number | null, unit: string): string | null {
  if (least === null && most === null) return null;
  if (least === null) return `At most ${most}${unit}`;
  return most === null ? `At least ${least}${unit}` : `From ${least} to ${most}${unit}`;
}
