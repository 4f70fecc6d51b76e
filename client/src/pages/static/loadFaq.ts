import type { PageData } from '../head.ts';
import type { RouteContext } from '../routeContext.ts';
import { QUESTIONS } from './questions.ts';
import { staticPage } from './staticPages.ts';

/** The page with its questions under the names that schema.org gives them. */
export function loadFaq({ site }: RouteContext): PageData {
  return staticPage(site, 'faq', {
    mainEntity: QUESTIONS.map(({ question, answer: response }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: response },
    })),
  });
}
