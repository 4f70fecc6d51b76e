/**
 * Asks the phone for the code of the text message that is about to come (WebOTP). Where the browser knows
 * no such thing, or the person declines, nothing happens: the code is typed. Answers what ends the wait.
 */
export function receiveCode(onCode: (text: string) => void): () => void {
  const waiting = new AbortController();
  if ('OTPCredential' in window && 'credentials' in navigator) {
    const request: CodeRequest = { otp: { transport: ['sms'] }, signal: waiting.signal };
    navigator.credentials.get(request).then(
      (response) => {
        if (response && 'code' in response && typeof response.code === 'string')
          onCode(response.code);
      },
      () => undefined,
    );
  }
  return () => waiting.abort();
}

/** WebOTP's own part of the request, which the types of the browser do not know yet. */
interface CodeRequest extends CredentialRequestOptions {
  otp: { transport: ['sms'] };
}
