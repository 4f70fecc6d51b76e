import { CONTACT_MESSAGE_STATUSES } from '../../../schema/rules/contactMessage.ts';
import {
  answer,
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
  whole,
} from '../platform/http/jsonSchema.ts';
import { PAGINATION } from '../platform/database/paging.ts';
import { pick } from '../platform/pick.ts';
import { type ContactMessage } from './contactMessage.entity.ts';

const MESSAGE = named(
  'ContactMessage',
  object({
    _id: idOf('The same as id.'),
    id: idOf('Of the message.'),
    name: text('Who wrote it.'),
    email: text('For the answer, in small letters.'),
    phone: text('Ten digits for an Indian mobile, otherwise as typed. May be empty.'),
    subject: text('What it is about.'),
    message: text('What was written, with its line breaks.'),
    answers: list(
      object({
        name: text('Of the input.'),
        label: text('What people read beside it then.'),
        value: text("What they answered; 'yes' for a box that was ticked."),
      }),
      'What else was answered, in the order of the form.',
    ),
    status: oneOf(CONTACT_MESSAGE_STATUSES, 'Processing status of the message.'),
    userId: nullable(idOf('Of the account that sent it; null for a visitor.')),
    inquiryId: nullable(idOf('Of the enquiry that was made of it; null while none was.')),
    createdAt: moment('When it came.'),
    updatedAt: moment('When somebody last did something about it.'),
  }),
);

export const MESSAGES_ANSWER = answer({
  data: list(MESSAGE),
  messages: list(MESSAGE),
  counts: byName(whole(), 'Number of items by status.'),
  pagination: PAGINATION,
});

export const MESSAGE_ANSWER = answer({ data: MESSAGE });

export function presentOneMessage(
  message: string,
  found: ContactMessage,
): ValueOf<typeof MESSAGE_ANSWER> {
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
