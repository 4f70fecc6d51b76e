import { useMemo } from 'react';
import { useLoaderData, useSearchParams, useNavigate } from 'react-router-dom';
import { homePath, blogListPath } from '../../../../schema/routes.ts';
import { loaded } from '../../apollo/loaded.ts';
import { COPY } from '../../base/copy.ts';
import { BlogCard } from '../../features/content/blog/BlogCard.tsx';
import { useBlogListPageQuery } from './BlogListPage.generated.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { ButtonLink, Button } from '../../ui/Button.tsx';
import { Link } from '../../ui/Link.tsx';
import { Pagination } from '../../ui/Pagination.tsx';
import { EmptyState } from '../../ui/Panel.tsx';
import { LinkChip, RemovableChip } from '../../ui/Tag.tsx';
import { useDocumentHead } from '../head.ts';
import type { PageData } from '../head.ts';
import { isNarrowed, pathToBlogs, readBlogList, toBlogVariables } from './blogListAddress.ts';
import type { BlogListAddress } from './blogListAddress.ts';
import type { FormEvent } from 'react';
import { LIMITS } from '../../../../schema/limits.ts';
import { TextInput } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';

/** All posts, newest first, or those of one category. The newest one leads the first page. */
export function BlogListPage() {
  const { head } = useLoaderData<PageData>();
  const [params] = useSearchParams();
  const list = useMemo(() => readBlogList(params), [params]);
  const { blogs, blogCategories, blogTags } = loaded(
    useBlogListPageQuery({
      variables: toBlogVariables(list),
    }),
  );
  useDocumentHead(head);
  const [lead, ...others] = blogs.items;
  const isFirst = list.page === 1;
  return (
    <div className="wrap grid gap-8 pt-6 lg:pt-9">
      <div className="grid gap-2">
        <Breadcrumbs crumbs={[{ label: 'Home', path: homePath() }, { label: 'Blog' }]} />
        <h1 className="text-h1">Blog</h1>
        <p className="max-w-measure text-muted">
          Plain guides to buying, selling and renting in India: what the documents mean, what to
          check and what to ask before you sign.
        </p>
      </div>
      <BlogSearch key={list.search} list={list} />
      {blogCategories.length > 1 && (
        <nav aria-label="Categories">
          <ul className="flex flex-wrap gap-2">
            <li>
              <LinkChip to={pathToBlogs({})} isActive={list.category === null && !isNarrowed(list)}>
                All posts
              </LinkChip>
            </li>
            <li>
              <LinkChip to={pathToBlogs({ isFeatured: true })} isActive={list.isFeatured}>
                Featured
              </LinkChip>
            </li>
            {blogCategories.map(({ name, postCount }) => (
              <li key={name}>
                <LinkChip
                  to={pathToBlogs({ category: name })}
                  isActive={name.toLowerCase() === list.category?.toLowerCase()}
                >
                  {name} <span className="tabular-nums opacity-75">{postCount}</span>
                </LinkChip>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {(list.tag !== null || list.search !== null) && (
        <ul aria-label="Filters" className="flex flex-wrap gap-2">
          {list.search !== null && (
            <li>
              <RemovableChip
                to={pathToBlogs({ ...list, page: 1, search: null })}
                label={list.search}
              />
            </li>
          )}
          {list.tag !== null && (
            <li>
              <RemovableChip
                to={pathToBlogs({ ...list, page: 1, tag: null })}
                label={`#${list.tag}`}
              />
            </li>
          )}
        </ul>
      )}
      {lead === undefined && <NoBlogs isFiltered={list.category !== null || isNarrowed(list)} />}
      {lead && (
        <section aria-labelledby="posts" className="grid gap-5 lg:gap-6">
          <h2 id="posts" data-results className="sr-only">
            {nameOf(list)}
          </h2>
          {isFirst && <BlogCard blog={lead} look="wide" loading="first" />}
          <ul className="grid gap-5 sm:grid-cols-2 lg:gap-6 xl:grid-cols-4">
            {(isFirst ? others : blogs.items).map((blog) => (
              <li key={blog.id}>
                <BlogCard blog={blog} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Pagination
        page={blogs.page}
        pageCount={blogs.pageCount}
        pathOf={(page) => pathToBlogs({ ...list, page })}
      />
      {blogTags.length > 0 && (
        <nav aria-label="Tags">
          <h2 className="mb-1 text-h3">Tags</h2>
          <ul className="flex flex-wrap gap-x-4 text-small">
            {blogTags.slice(0, TAGS).map(({ name }) => (
              <li key={name}>
                <Link
                  to={pathToBlogs({ tag: name })}
                  aria-current={name === list.tag ? 'page' : undefined}
                  className="text-link inline-flex min-h-11 items-center wrap-anywhere pointer-fine:min-h-8"
                >
                  {`#${name}`}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}

/** What stands above the posts, for those who do not see the chips. */
function nameOf({ search, tag, isFeatured, category }: BlogListAddress): string {
  if (search !== null) return `Posts about ${search}`;
  if (tag !== null) return `Posts tagged ${tag}`;
  return isFeatured ? 'Featured posts' : (category ?? 'All posts');
}

const TAGS = 20;

/** Nothing is written yet, or nothing of this kind. */
function NoBlogs({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState title={COPY.noBlogsFound} text="No posts match these filters.">
      <ButtonLink to={pathToBlogs({})}>All posts</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState title={COPY.noBlogs} text="Posts appear here as soon as they are published." />
  );
}

/** Words that posts have, within the category that is chosen. A form of the server until scripts are there. */
function BlogSearch({ list }: { list: BlogListAddress }) {
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get('search');
    const words = typeof value === 'string' ? value.trim() : '';
    void navigate(pathToBlogs({ ...list, page: 1, search: words || null }));
  };
  return (
    <search>
      <form
        action={blogListPath()}
        onSubmit={search}
        className="grid max-w-xl grid-cols-[minmax(0,1fr)_auto] gap-2"
      >
        <TextInput
          name="search"
          label="Search the blog"
          labelHidden
          type="search"
          placeholder="Stamp duty, deposit, loan"
          defaultValue={list.search ?? ''}
          maxLength={LIMITS.keyword.sentMaxLength}
        />
        {list.category !== null && <input type="hidden" name="category" value={list.category} />}
        <Button type="submit">
          <Icon name="Search" className="size-4" />
          Search
        </Button>
      </form>
    </search>
  );
}
