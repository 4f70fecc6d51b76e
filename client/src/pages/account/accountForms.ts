import type { PageData } from '../head.ts';
import type { RouteContext } from '../routeContext.ts';

export const loadSignIn = ({ site }: RouteContext) =>
  formPage(site, 'Sign in', 'Sign in with a code sent to your mobile or email.');

export const loadSignUp = ({ site }: RouteContext) =>
  formPage(site, 'Sign Up', 'Register as a buyer or seller, free of charge.');

export const loadFeedback = ({ site }: RouteContext) =>
  formPage(site, 'Feedback', 'Tell us what works for you and what does not.');

export const loadComplaint = ({ site }: RouteContext) =>
  formPage(site, 'Complaints', 'Complain to the grievance officer, or appeal against a decision.');

/** What a page with a form says about itself. Search engines have nothing to find on it. */
function formPage(site: RouteContext['site'], title: string, description: string): PageData {
  return {
    head: { title: `${title} | ${site.name}`, description, canonical: null },
  };
}
