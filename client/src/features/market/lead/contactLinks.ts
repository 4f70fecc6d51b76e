import { formatPhone } from '../../../../../schema/format/phone.ts';

export interface OpenedContact {
  phone: string;
  email: string;
}

/** Whether the server shows all of it to whoever asked. */
export function isOpen({ __typename: type }: { __typename: string }): boolean {
  return type === 'OpenContact';
}

/** Where a press leads: a call, a mail about the listing, a chat. */
export function contactLinks({ phone, email }: OpenedContact, title: string) {
  const subject = encodeURIComponent(title);
  return {
    call: { href: `tel:+91${phone}`, text: formatPhone(phone) },
    mail: { href: `mailto:${email}?subject=${subject}`, text: email },
    chat: {
      href: `https://wa.me/91${phone}?text=${encodeURIComponent(`About ${title}: `)}`,
      text: 'WhatsApp',
    },
  };
}
