import { CONTACT_MESSAGE_STATUSES } from '../../../../schema/rules/contactMessage.ts';
import {
  responseSchema,
  byName,
  id as idOf,
  list,
  moment,
  named,
  nullable,
  object,
  oneOf,
  text,
  type ValueOf,
  integer,
} from '../../platform/http/jsonSchema.ts';
import { PAGINATION } from '../../platform/database/paging.ts';
import { pick } from '../../platform/pick.ts';
import { type ContactMessage } from './contactMessage.entity.ts';

const MESSAGE = named(
  'ContactMessage',
  object({
    _id: idOf('Same as id.'),
    id: idOf('Id of the message.'),
    name: text('Name of the author.'),
    email: text('Email address for the reply, in lower case.'),
    phone: text('Ten digits for an Indian mobile, otherwise as typed. May be empty.'),
    subject: text('Subject in one line.'),
    message: text('Plain text with line breaks.'),
    answers: list(
      object({
        name: text('Name of the input.'),
        label: text('Label at the time of the answer.'),
        value: text("Answer. 'yes' for a ticked checkbox."),
      }),
      'Further answers, in form order.',
    ),
    status: oneOf(CONTACT_MESSAGE_STATUSES, 'Processing status of the message.'),
    userId: nullable(idOf('Account id of the sender. Null for a visitor.')),
    inquiryId: nullable(
      idOf('Id of the enquiry created from the message. Null if none was created.'),
    ),
    createdAt: moment('Time of receipt.'),
    updatedAt: moment('Time of the last status change.'),
  }),
);

export const MESSAGES_RESPONSE = responseSchema({
  data: list(MESSAGE),
  messages: list(MESSAGE),
  counts: byName(integer(), 'Number of items by status.'),
  pagination: PAGINATION,
});

export const MESSAGE_RESPONSE = responseSchema({ data: MESSAGE });

export function presentOneMessage(
  message: string,
  found: ContactMessage,
): ValueOf<typeof MESSAGE_RESPONSE> {
  return { success: true, message, data: presentMessage(found) };
}

export function presentMessage(found: ContactMessage): ValueOf<typeof MESSAGE> {
  return {
    _id: found.id,
    ...pick(found, ['id', 'name', 'email', 'phone', 'subject', 'message', 'status']),
    answers: found.answers.map((each) => pick(each, ['name', 'label', 'value'])),
    userId: found.accountId,
    inquiryId: found.enquiryId,
    createdAt: found.createdAt.toISOString(),
    updatedAt: found.updatedAt.toISOString(),
  };
}
