import { pluralize } from '../../../../../../schema/format/count.ts';
import { ListView } from '../../../../lists/ListView.tsx';
import { ALL, useListAddress } from '../../../../lists/useListAddress.ts';
import { viewAddress } from '../../../../lists/viewAddress.ts';
import { ButtonLink } from '../../../../ui/Button.tsx';
import type { WorkspaceViewProps } from '../../../../shell/workspaceHome.ts';
import { BlogEditor } from './BlogEditor.tsx';
import { BlogRecordItem } from './BlogRecordItem.tsx';
import { useBlogRecordsQuery, useBlogEditorQuery } from './BlogRecords.generated.ts';
import type { BlogRecordsQuery } from './BlogRecords.generated.ts';
import { NEW, STATUSES } from './words.ts';
import { ViewerPart } from '../../../../apollo/ViewerPart.tsx';
import { EmptyState } from '../../../../ui/Panel.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';

const VIEW = 'blogPosts';

/** All posts in whatever state, what was changed last first, or the editor of one. */
export function BlogRecordsView({ home, account, id }: WorkspaceViewProps) {
  if (id === null) return <BlogRecords home={home} />;
  const list = viewAddress(home, VIEW, {});
  if (id !== NEW)
    return <EditBlog key={id} id={id} accountId={account.id} home={home} list={list} />;
  return (
    <BlogEditor blog={null} accountId={account.id} home={home} list={list} readAgain={nothing} />
  );
}

const nothing = () => Promise.resolve();

function BlogRecords({ home }: Pick<WorkspaceViewProps, 'home'>) {
  const address = useListAddress({
    home,
    view: VIEW,
    chips: [ALL, ...STATUSES.map(({ key }) => key)],
  });
  const { chip, search, page } = address;
  const part = useBlogRecordsQuery({
    variables: {
      search: search || null,
      status: STATUSES.find(({ key }) => key === chip)?.status ?? null,
      page,
    },
    fetchPolicy: 'cache-and-network',
  });
  const { blogs, blogStats } = part.data?.administration ?? {};
  const countOf = (key: string) => {
    if (!blogs) return null;
    return blogs.counts
      .filter(({ status }) => key === ALL || wordsOf(key)?.status === status)
      .reduce((sum, { count }) => sum + count, 0);
  };
  const write = (
    <ButtonLink to={viewAddress(home, VIEW, { id: NEW })} className="w-fit">
      New post
    </ButtonLink>
  );
  return (
    <ListView
      name="Blog posts"
      address={address}
      part={part}
      pageOf={({ administration }) => administration.blogs ?? NOTHING}
      keyOf={({ id }) => id}
      failed="The posts could not be loaded"
      chips={{
        label: 'Posts by status',
        choices: [
          { key: ALL, label: 'All' },
          ...STATUSES.map(({ key, chip: label }) => ({ key, label })),
        ],
        countOf,
      }}
      search="Title or text"
      above={write}
      summary={blogStats && <p className="text-muted tabular-nums">{figuresOf(blogStats)}</p>}
      empty={
        address.isWhole
          ? { title: 'No posts yet', text: 'New posts stay drafts until you publish them.' }
          : { title: 'No posts found', text: 'No posts match these filters.' }
      }
    >
      {(blog, changed) => <BlogRecordItem blog={blog} home={home} onChanged={changed} />}
    </ListView>
  );
}

const NOTHING = { items: [], total: 0, pageCount: 1 };

function wordsOf(key: string) {
  return STATUSES.find((each) => each.key === key);
}

/** The posts in figures. */
function figuresOf({
  total,
  featured,
  pinned,
  likes,
  shares,
}: NonNullable<BlogRecordsQuery['administration']['blogStats']>): string {
  return [
    pluralize(total, 'post'),
    `${featured} featured`,
    `${pinned} pinned`,
    pluralize(likes, 'like'),
    pluralize(shares, 'share'),
  ].join(', ');
}

interface EditBlogProps {
  id: string;
  accountId: string;
  home: string;
  /** The address of all posts. */
  list: string;
}

/** The editor of the post that the address names. */
function EditBlog({ id, accountId, home, list }: EditBlogProps) {
  const part = useBlogEditorQuery({ variables: { id }, fetchPolicy: 'network-only' });
  return (
    <ViewerPart
      part={part}
      title="Blog not found"
      waiting={<Skeleton className="h-96 rounded-panel" />}
    >
      {({ administration: { blog } }) =>
        blog ? (
          <BlogEditor
            key={id}
            blog={blog}
            accountId={accountId}
            home={home}
            list={list}
            readAgain={() => part.refetch()}
          />
        ) : (
          <EmptyState title="Blog not found">
            <ButtonLink to={list}>All posts</ButtonLink>
          </EmptyState>
        )
      }
    </ViewerPart>
  );
}
