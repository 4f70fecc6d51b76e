import type { PageData } from '../head.ts';
import type { Site } from '../../base/start.ts';

/** A page of somebody's own is served as a shell without data: whose it is, is known in the browser only. */
export function loadOwnPage(site: Site, title: string): PageData {
  return {
    head: {
      title: `${title} | ${site.name}`,
      description: 'Sign in to see this page.',
      canonical: null,
    },
  };
}
