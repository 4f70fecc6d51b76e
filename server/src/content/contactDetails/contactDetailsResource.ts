import { contactDetailsProblems } from '../../../../schema/rules/contactDetails.ts';
import { tidy } from '../../../../schema/rules/text.ts';
import { orderedAudit, type SortableResource } from '../../sortable/sortableResource.ts';
import { nameSubjectsBy } from '../../platform/audit.ts';
import { invalid } from '../../platform/failures.ts';
import { pick } from '../../platform/pick.ts';
import { ContactDetails } from './contactDetails.entity.ts';
import { type UpdateContactDetailsInput } from './contactDetails.input.ts';

const TEXTS = ['title', 'address', 'phone', 'email', 'hours', 'mapUrl'] as const;

nameSubjectsBy('contact.details_', ContactDetails, 'title');

/** The places at which the marketplace can be reached. */
export const CONTACT_DETAILS: SortableResource<ContactDetails, UpdateContactDetailsInput> = {
  Entity: ContactDetails,
  words: { one: 'set of contact details', many: 'sets of contact details' },
  audit: orderedAudit('contact.details_', 'Contact details'),
  blank: () => ({ title: '', address: '', phone: '', email: '', hours: '', mapUrl: '' }),
  nameOf: ({ title, address, phone, email }) => title || address || phone || email,
  textsOf: (row) => TEXTS.map((name) => row[name]),
  groupOf: () => null,
  write: (_inside, row, input) => {
    for (const name of TEXTS) row[name] = tidy(input[name] ?? row[name]);
    const problems = contactDetailsProblems(row);
    if (problems.length > 0) throw invalid(problems);
  },
  auditValues: (row) => pick(row, TEXTS),
};
