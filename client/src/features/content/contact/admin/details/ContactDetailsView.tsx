import type { ListedDetails } from './ContactDetailsForm.tsx';
import { OrderedView } from '../../../../../lists/sortable/OrderedView.tsx';
import type { SortableResource } from '../../../../../lists/sortable/sortableResource.ts';
import type { WorkspaceViewProps } from '../../../../../shell/workspaceHome.ts';
import { ContactDetailsForm } from './ContactDetailsForm.tsx';
import {
  ContactDetailsListDocument,
  DeleteContactDetailsDocument,
  DuplicateContactDetailsDocument,
  OrderContactDetailsDocument,
  UpdateContactDetailsDocument,
} from './ContactDetailsList.generated.ts';
import type { ContactDetailsListQuery } from './ContactDetailsList.generated.ts';

/** Where the marketplace can be reached, for administrators. */
export function ContactDetailsView({ home }: Pick<WorkspaceViewProps, 'home'>) {
  return <OrderedView noun={DETAILS} home={home} />;
}

const DETAILS: SortableResource<ContactDetailsListQuery, ListedDetails> = {
  view: 'contactDetails',
  name: 'Contact Details',
  words: { one: 'place', many: 'places' },
  search: 'Name, address or contact details',
  empty: 'Places you add appear on the contact page.',
  documents: {
    list: ContactDetailsListDocument,
    order: OrderContactDetailsDocument,
    update: UpdateContactDetailsDocument,
    duplicate: DuplicateContactDetailsDocument,
    remove: DeleteContactDetailsDocument,
  },
  pageOf: ({ administration }) => administration.contactDetails,
  countsOf: ({ administration: { all, shown } }) => ({ total: all.total, shown: shown.total }),
  nameOf: ({ title, address, phone, email }) => title || address || phone || email,
  Facts: DetailsFacts,
  Form: ContactDetailsForm,
};

function DetailsFacts({ item }: { item: ListedDetails }) {
  const { title, address, phone, email, hours, mapUrl } = item;
  const facts = [title && address, phone, email, hours, mapUrl && 'With a map'].filter(Boolean);
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-0.5 text-small text-muted">
      {facts.map((fact) => (
        <span key={fact} className="wrap-anywhere">
          {fact}
        </span>
      ))}
    </p>
  );
}
