import { LIMITS } from '../../../schema/limits.ts';
import { type CodeSent } from './codes.ts';

/** As the documented clients read it (V-7-14, V-7-15, V-7-19). */
export function presentRestCodeSent(sent: CodeSent) {
  const minutes = LIMITS.code.lifeSeconds / 60;
  const message = 'OTP sent to ' + sent.sentTo + '. It is valid for ' + minutes + ' minutes.';
  return { success: true, message, ...sent, data: sent };
}
