import type { Config } from '../../config.ts';
import type { Delivery } from '../outbox.ts';
import { fileDelivery } from './fileDelivery.ts';
import { mailDelivery } from './mailDelivery.ts';
import { smsDelivery } from './smsDelivery.ts';
import { type OutboxChannel } from '../outboxMessage.entity.ts';

export interface Providers {
  deliveries: Record<OutboxChannel, Delivery>;
  close: () => void;
}

/** How each channel leaves: through the provider that is configured for it, else into the outbox file. */
export function providersOf(
  config: Pick<Config, 'sms' | 'mail' | 'dataDir' | 'production'>,
): Providers {
  const file = fileDelivery(config);
  const mail = config.mail && mailDelivery(config.mail);
  return {
    deliveries: {
      sms: config.sms ? smsDelivery(config.sms) : file,
      email: mail ? mail.deliver : file,
      whatsapp: file,
    },
    close: () => mail?.close(),
  };
}
