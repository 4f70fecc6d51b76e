import type { NewsletterWords } from './subscribe.ts';
import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { newsletterFormPath } from '../../../../../schema/routes.ts';
import { Honeypot } from '../../../forms/Honeypot.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextInput } from '../../../ui/Field.tsx';
import { lazyWithRetry } from '../../../ui/lazyWithRetry.ts';
import { useHydrated } from '../../../ui/useHydrated.ts';

/**
 * One address for the newsletter. It stands around every page, so it is a plain form of the server, and
 * what sends it without a new page is fetched when it is sent; without that code it is sent as it is. It is no lazy
 * block: React holds up what changes around one that waits for its code, such as the way to another page.
 */
export function NewsletterForm() {
  const client = useApolloClient();
  const isHydrated = useHydrated();
  const [{ notice, problem = null }, say] = useState<NewsletterWords>({});
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    lazyWithRetry(() => import('./subscribe.ts'), 'subscribe')().then(
      (subscribe) => subscribe(client, form, say),
      () => form.submit(),
    );
  };
  return (
    <form
      action={newsletterFormPath()}
      method="post"
      encType="multipart/form-data"
      // Without scripts the browser says what is missing.
      noValidate={isHydrated}
      onSubmit={onSubmit}
      className="newsletter"
    >
      <TextInput
        name="email"
        label="Email"
        labelHidden
        type="email"
        required
        placeholder="Your email address"
        autoComplete="email"
        error={problem}
      />
      <Button type="submit">Subscribe</Button>
      <p className="min-h-6 text-small font-medium">{notice}</p>
      <Honeypot />
    </form>
  );
}
