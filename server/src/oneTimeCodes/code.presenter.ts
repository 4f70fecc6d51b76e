import { LIMITS } from '../../../schema/limits.ts';
import { type CodeSent } from './codes.ts';
import { type ValueOf } from '../platform/http/jsonSchema.ts';
import { type CODE_SENT_RESPONSE } from './code.schema.ts';

/** As the documented clients read it. */
export function presentRestCodeSent(sent: CodeSent): ValueOf<typeof CODE_SENT_RESPONSE> {
  const minutes = LIMITS.code.lifeSeconds / 60;
  const message = 'OTP sent to ' + sent.sentTo + '. It is valid for ' + minutes + ' minutes.';
  return { success: true, message, ...sent, data: sent };
}
