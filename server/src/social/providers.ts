import type { Config } from '../platform/config.ts';
import { facebookProvider } from './facebook.ts';
import { googleProvider } from './google.ts';
import type { SignInProviders } from './provider.ts';

/** The providers that are configured, in the order in which they are offered. */
export function configuredProviders({
  google,
  facebook,
}: Pick<Config, 'google' | 'facebook'>): SignInProviders {
  return [
    ...(google ? [googleProvider(google)] : []),
    ...(facebook ? [facebookProvider(facebook)] : []),
  ];
}
