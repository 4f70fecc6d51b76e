import type { Site } from '../shell/start.ts';
import type { PageData } from '../head.ts';

/** What the pages with a form say about themselves. Search engines have nothing to find on them. */
export function formPage(site: Site, form: keyof typeof TEXTS): PageData {
  const { title, description } = TEXTS[form];
  return {
    head: { title: `${title} | ${site.name}`, description, canonical: null, isIndexed: false },
  };
}

const TEXTS = {
  signIn: { title: 'Sign in', description: 'Sign in with a code sent to your mobile or e-mail.' },
  signUp: { title: 'Sign Up', description: 'Register as a buyer or seller, free of charge.' },
  feedback: { title: 'Feedback', description: 'Say what works for you here, and what does not.' },
} as const;
