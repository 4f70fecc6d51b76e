import { subtypeByKey } from '../../../schema/catalogue/interpret.ts';
import { type AuditEntryOfPage } from '../accounts/findAuditEntries.ts';
import { type ContactMessage } from '../content/contactMessages/contactMessage.entity.ts';
import { type EnquiryOfPage } from '../enquiries/findEnquiries.ts';
import { type Subscriber } from '../content/newsletter/subscriber.entity.ts';
import { type PropertyRow } from '../properties/property.row.ts';
import { type UserRow } from '../users/findUsers.ts';
import { type ExportColumn } from './exportTable.ts';

/* What the lists of the administration show, and nothing more: no contact of a listing. */

export const PROPERTY_COLUMNS: readonly ExportColumn<PropertyRow>[] = [
  ['Id', ({ id }) => id],
  ['Title', ({ title }) => title],
  ['Subtype', ({ subtype }) => subtypeByKey(subtype).title],
  ['Purpose', ({ purpose }) => purpose],
  ['Price in rupees', ({ price }) => price],
  ['State', ({ state }) => state],
  ['City', ({ city }) => city],
  ['Locality', ({ locality }) => locality],
  ['Approval', ({ approvalStatus }) => approvalStatus],
  ['Rejection reason', ({ rejectionReason }) => rejectionReason],
  ['Active', ({ isActive }) => isActive],
  ['Featured', ({ featured }) => featured],
  ['Lifecycle', ({ lifecycle }) => lifecycle],
  ['Sold or rented at', ({ closedAt }) => closedAt],
  ['Seller', ({ sellerName }) => sellerName],
  ['Seller id', ({ sellerId }) => sellerId],
  ['Posted at', ({ createdAt }) => createdAt],
  ['Updated at', ({ updatedAt }) => updatedAt],
];

export const USER_COLUMNS: readonly ExportColumn<UserRow>[] = [
  ['Id', ({ id }) => id],
  ['Name', ({ name }) => name],
  ['Mobile', ({ mobile }) => mobile],
  ['Mobile verified', ({ mobileVerifiedAt }) => mobileVerifiedAt !== null],
  ['Email', ({ email }) => email],
  ['Email verified', ({ emailVerifiedAt }) => emailVerifiedAt !== null],
  ['Type', ({ userType }) => userType],
  ['Role', ({ role }) => role],
  ['Organisation', ({ organisation }) => organisation?.name ?? null],
  ['Status', ({ status }) => status],
  ['Verification level', ({ verificationLevel }) => verificationLevel],
  ['Listings', ({ propertyCount }) => propertyCount],
  ['Enquiries received', ({ enquiryCount }) => enquiryCount],
  ['Enquiries sent', ({ sentEnquiryCount }) => sentEnquiryCount],
  ['Registered at', ({ createdAt }) => createdAt],
  ['Last active at', ({ lastActiveAt }) => lastActiveAt],
];

export const ENQUIRY_COLUMNS: readonly ExportColumn<EnquiryOfPage>[] = [
  ['Id', ({ id }) => id],
  ['Name', ({ name }) => name],
  ['Latest name', ({ latestName }) => latestName],
  ['Mobile', ({ mobile }) => mobile],
  ['Mobile verified', ({ isMobileVerified }) => isMobileVerified],
  ['Property', ({ propertyTitle }) => propertyTitle],
  ['Property id', ({ propertyId }) => propertyId],
  ['Source', ({ source }) => source],
  ['Status', ({ status }) => status],
  ['Message', ({ message }) => message],
  ['Preferred time to call', ({ callTime }) => callTime],
  ['Times sent', ({ times }) => times],
  ['Assigned to', ({ assignedTo }) => assignedTo?.name ?? null],
  [
    'Notes',
    ({ notes }) =>
      notes
        .map(({ text, author, organisation }) =>
          [text, [author, organisation].filter(Boolean).join(', ')].filter(Boolean).join(' · '),
        )
        .join('\n'),
  ],
  ['Sent at', ({ createdAt }) => createdAt],
  ['Updated at', ({ updatedAt }) => updatedAt],
];

export const TRANSACTION_COLUMNS: readonly ExportColumn<PropertyRow>[] = [
  ['Id', ({ id }) => id],
  ['Title', ({ title }) => title],
  ['Subtype', ({ subtype }) => subtypeByKey(subtype).title],
  ['Sold or rented', ({ lifecycle }) => lifecycle],
  ['Price in rupees', ({ price }) => price],
  ['State', ({ state }) => state],
  ['City', ({ city }) => city],
  ['Locality', ({ locality }) => locality],
  ['Seller', ({ sellerName }) => sellerName],
  ['Seller id', ({ sellerId }) => sellerId],
  ['Posted at', ({ createdAt }) => createdAt],
  ['Sold or rented at', ({ closedAt }) => closedAt],
];

export const SUBSCRIBER_COLUMNS: readonly ExportColumn<Subscriber>[] = [
  ['Id', ({ id }) => id],
  ['Email', ({ email }) => email],
  ['Status', ({ status }) => status],
  ['Requested at', ({ createdAt }) => createdAt],
  ['Confirmed at', ({ confirmedAt }) => confirmedAt],
];

export const CONTACT_MESSAGE_COLUMNS: readonly ExportColumn<ContactMessage>[] = [
  ['Id', ({ id }) => id],
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Subject', ({ subject }) => subject],
  ['Message', ({ message }) => message],
  [
    'Answers',
    ({ answers: responses }) =>
      responses.map(({ label, value }) => `${label}: ${value}`).join('\n'),
  ],
  ['Status', ({ status }) => status],
  ['Enquiry id', ({ enquiryId }) => enquiryId],
  ['Sent at', ({ createdAt }) => createdAt],
  ['Updated at', ({ updatedAt }) => updatedAt],
];

export const AUDIT_COLUMNS: readonly ExportColumn<AuditEntryOfPage>[] = [
  ['Id', ({ id }) => id],
  ['At', ({ at }) => at],
  ['Action code', ({ key }) => key],
  ['Action', ({ label }) => label],
  ['User', ({ actor }) => actor],
  ['User id', ({ actorId }) => actorId],
  ['By administrator', ({ byAdministrator }) => byAdministrator],
  ['Subject id', ({ subjectId }) => subjectId],
  ['Subject', ({ subject }) => subject],
  ['Note', ({ note }) => note],
  [
    'Changes',
    ({ changes }) =>
      changes
        .map(({ name, before, after }) => `${name}: ${before ?? 'none'} → ${after ?? 'none'}`)
        .join('\n'),
  ],
];
