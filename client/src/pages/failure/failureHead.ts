import type { PageHead } from '../head.ts';

/** The head of the pages that stand in for a page that could not be shown. */
export function failureHead(status: number, siteName: string): PageHead {
  const isMissing = status === 404 || status === 410;
  return {
    title: `${isMissing ? 'Page not found' : 'Something went wrong'} | ${siteName}`,
    description: isMissing
      ? 'We could not find this page. Search for properties by city, locality or type.'
      : 'The page could not be shown. Please try again.',
    canonical: null,
  };
}
