import type { Variables } from '../variables.ts';

/**
 * Services of others, each null where it is not set up: then a local way takes its place, or what needs it
 * is not offered.
 */
export type ProviderConfig = {
  sms: { url: string; token: string; sender: string } | null;
  mail: { url: string; from: string } | null;
  google: { clientId: string; clientSecret: string; issuer: string } | null;
  facebook: { appId: string; appSecret: string; graphUrl: string; dialogUrl: string } | null;
  /** Null: positions are looked up in the bundled places. The key never leaves the server. */
  maps: { url: string; key: string } | null;
  s3: {
    endpoint: string;
    bucket: string;
    region: string;
    accessKeyId: string;
    secretAccessKey: string;
  } | null;
};

/** Whether what is sent there does not leave the machine. */
export function isLocal({ hostname }: URL): boolean {
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Refuses halves: what names a provider must name all that it takes to reach it. */
export function readProviders(read: Variables, production: boolean): ProviderConfig {
  const web = ['https:', 'http:'];
  const s3 = read.group({
    endpoint: 'S3_ENDPOINT',
    bucket: 'S3_BUCKET',
    region: 'S3_REGION',
    accessKeyId: 'S3_ACCESS_KEY_ID',
    secretAccessKey: 'S3_SECRET_ACCESS_KEY',
  });
  read.url('S3_ENDPOINT', web);
  return {
    sms: readSms(read, production),
    mail: readMail(read),
    s3,
    google: readGoogle(read),
    facebook: readFacebook(read),
    maps: readMaps(read),
  };
}

function readSms(read: Variables, production: boolean): ProviderConfig['sms'] {
  // The word is there for production without one, since nobody can sign in by a code then.
  if (read.text('SMS_URL') === 'none') return null;
  if (production && read.text('SMS_URL') === null && read.text('SMS_TOKEN') === null) {
    return read.refuse(
      'SMS_URL must be set with NODE_ENV=production, since codes are sent by SMS (or be the word none, to keep the messages in the database).',
      null,
    );
  }
  const sms = read.group({ url: 'SMS_URL', token: 'SMS_TOKEN', sender: 'SMS_SENDER' });
  const url = read.url('SMS_URL', ['https:', 'http:']);
  if (sms === null || url === null) return null;
  const address = new URL(url);
  if (address.username !== '' || address.password !== '') {
    return read.refuse('SMS_URL must not hold a user or password; SMS_TOKEN is the secret.', null);
  }
  if (production && address.protocol === 'http:' && !isLocal(address)) {
    return read.refuse('SMS_URL must start with https:// with NODE_ENV=production.', null);
  }
  if (!/^[\x21-\x7e]+$/.test(sms.token)) {
    return read.refuse('SMS_TOKEN must be one word of plain letters, digits and symbols.', null);
  }
  return sms;
}

function readMail(read: Variables): ProviderConfig['mail'] {
  const mail = read.group({ url: 'SMTP_URL', from: 'MAIL_FROM' });
  const url = read.url('SMTP_URL', ['smtp:', 'smtps:']);
  if (mail === null || url === null) return null;
  const { hostname, username, password } = new URL(url);
  if (hostname === '' || !canDecode(username + password)) {
    return read.refuse(
      'SMTP_URL must name a host, and special characters of its user and password must be encoded: @ as %40, % as %25.',
      null,
    );
  }
  if (!/^(?:[^<>@\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/.test(mail.from)) {
    return read.refuse('MAIL_FROM must be an email address, or Name <address>.', null);
  }
  return mail;
}

function canDecode(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function readGoogle(read: Variables): ProviderConfig['google'] {
  const issuer = readSafeUrl(read, 'GOOGLE_ISSUER', 'https://accounts.google.com');
  const app = read.group({ clientId: 'GOOGLE_CLIENT_ID', clientSecret: 'GOOGLE_CLIENT_SECRET' });
  return app && { ...app, issuer };
}

function readFacebook(read: Variables): ProviderConfig['facebook'] {
  const graphUrl = readSafeUrl(read, 'FACEBOOK_GRAPH_URL', 'https://graph.facebook.com');
  const dialogUrl = readSafeUrl(read, 'FACEBOOK_DIALOG_URL', 'https://www.facebook.com');
  const app = read.group({ appId: 'FACEBOOK_APP_ID', appSecret: 'FACEBOOK_APP_SECRET' });
  return app && { ...app, graphUrl, dialogUrl };
}

/** Secrets and tokens go there: encrypted, or to this machine. */
function readSafeUrl(read: Variables, name: string, otherwise: string): string {
  const url = read.url(name, ['https:', 'http:']) ?? otherwise;
  const address = new URL(url);
  return address.protocol === 'https:' || isLocal(address)
    ? url
    : read.refuse(`${name} must start with https://, except on this machine.`, otherwise);
}

function readMaps(read: Variables): ProviderConfig['maps'] {
  const url = read.url('MAPS_URL', ['https:', 'http:']) ?? 'https://maps.googleapis.com';
  const key = read.text('MAPS_KEY');
  return key === null ? null : { url, key };
}
