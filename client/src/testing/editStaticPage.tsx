import { fireEvent, screen } from '@testing-library/react';
import { StaticPagesView } from '../features/content/staticPages/StaticPagesView.tsx';
import { administrationResponse, reply, fakeServer } from './fakeServer.ts';
import type { Reply } from './fakeServer.ts';
import { account } from './fixtures.ts';
import { renderAt } from './renderAt.tsx';

export const ADMIN = account({ userType: 'site_admin', role: 'site_admin' });

export const ABOUT = {
  __typename: 'StaticPageRecord',
  id: '5a00000000000000000000a1',
  key: 'ABOUT_US',
  path: '/about-us',
  title: 'About Us',
  description: 'Homes and land.',
  // A text that the editor does not know all of: it is edited as HTML.
  content: '<figure>Facts.</figure>',
  status: 'PUBLISHED',
  tags: ['firm'],
  version: 3,
  updatedAt: '2026-11-19T06:30:00.000Z',
  picture: null,
  pictures: [],
};
export const TERMS = {
  ...ABOUT,
  id: '5a00000000000000000000a4',
  key: 'TERMS_OF_SERVICE',
  path: '/terms-of-service',
  title: 'Terms of Service',
  version: 0,
  updatedAt: null,
};

/** Keeps what is saved of a page, as the server does. */
export function pageServer(replies: Readonly<Record<string, Reply>> = {}) {
  const stored = { page: ABOUT };
  const { link, requests } = fakeServer({
    StaticPages: () => administrationResponse({ staticPages: [stored.page, TERMS] }),
    UpdateStaticPage: ({ input }) => {
      const { content, title } = Object(input);
      stored.page = { ...stored.page, content, title, version: stored.page.version + 1 };
      return reply({ updateStaticPage: { changes: [], staticPage: stored.page } });
    },
    DeleteStaticPage: () => {
      stored.page = { ...ABOUT, title: 'First title', version: 0 };
      return reply({ deleteStaticPage: { staticPage: stored.page } });
    },
    ...replies,
  });
  return {
    link,
    sent: (operation: string) =>
      requests.filter((each) => each.operation === operation).map(({ variables }) => variables),
  };
}

/** Draws the editor of the page. */
export async function edit(server = pageServer()) {
  const element = <StaticPagesView home="/site-admin" account={ADMIN} id="about-us" />;
  const shown = renderAt('/site-admin?view=staticPages&id=about-us', element, server.link);
  await screen.findByRole('textbox', { name: 'Title' });
  return { ...server, ...shown };
}

export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const type = (name: string, value: string) =>
  fireEvent.change(field(name), { target: { value } });
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
