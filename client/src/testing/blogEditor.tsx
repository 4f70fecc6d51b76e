import { fireEvent, screen } from '@testing-library/react';
import { BlogRecordsView } from '../features/content/blog/admin/BlogRecordsView.tsx';
import { showViewer } from '../session/viewer.ts';
import { administrationResponse, reply, fakeServer } from './fakeServer.ts';
import type { Reply } from './fakeServer.ts';
import { account } from './fixtures.ts';
import { renderAt } from './renderAt.tsx';

const ADMIN = account({ userType: 'site_admin', role: 'site_admin' });

export const POST = {
  __typename: 'BlogRecord',
  id: 'a'.repeat(24),
  slug: 'deeds',
  title: 'Deeds',
  excerpt: 'What to read.',
  content: '<p>Read.</p>',
  authorName: 'Admin',
  categories: ['Law', 'Buying'],
  tags: ['deed'],
  status: 'DRAFT',
  publishedAt: null,
  featured: false,
  pinned: false,
  updatedAt: '2026-11-19T06:30:00.000Z',
  readingMinutes: 1,
  path: '/blog-detail/deeds',
  version: 3,
  picture: null,
  gallery: [],
  authorPicture: null,
};

type Told = 'publishedAt' | 'picture' | 'gallery' | 'authorPicture';
type StoredPost = Omit<typeof POST, Told> & {
  publishedAt: string | null;
  picture: object | null;
  gallery: readonly object[];
  authorPicture: object | null;
};

export const shownAs = (status: string, publishedAt: string | null) => ({
  __typename: 'BlogRecord',
  id: POST.id,
  status,
  publishedAt,
});
export const published = (status: string, publishedAt: string) =>
  reply({ publishBlog: { blog: shownAs(status, publishedAt) } });

/** Opens the editor of the post with this id, or of a new one, as an administrator. */
export function showEditor(
  id: string,
  replies: Readonly<Record<string, Reply>> = {},
  post: StoredPost = POST,
) {
  showViewer(ADMIN);
  const stored: { post: StoredPost } = { post };
  const { link, requests } = fakeServer({
    BlogEditor: () => administrationResponse({ blog: stored.post }),
    UpdateBlog: ({ input }) => {
      const { title } = Object(input);
      stored.post = { ...stored.post, title, version: stored.post.version + 1 };
      return reply({ updateBlog: { changes: [], blog: stored.post } });
    },
    CreateBlog: () => reply({ createBlog: { changes: [], blog: POST } }),
    PublishBlog: () => published('PUBLISHED', '2026-11-20T06:30:00.000Z'),
    ...replies,
  });
  const view = <BlogRecordsView home="/site-admin" account={ADMIN} id={id} />;
  const sent = (requested: string) =>
    requests.flatMap(({ operation, variables }) => (operation === requested ? [variables] : []));
  return { ...renderAt(`/site-admin?view=blogPosts&id=${id}`, view, link), sent, stored };
}

export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const type = (name: string, value: string) =>
  fireEvent.change(field(name), { target: { value } });
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const choose = (status: string) =>
  fireEvent.change(screen.getByLabelText('Status'), { target: { value: status } });
export const day = () => screen.getByLabelText<HTMLInputElement>('Date');
export const clock = () => screen.getByLabelText<HTMLInputElement>('Time (IST)');
export const ready = () => screen.findByRole('textbox', { name: 'Title' });
