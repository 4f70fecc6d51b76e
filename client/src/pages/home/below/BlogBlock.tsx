import { skipToken } from '@apollo/client/react';
import { useState } from 'react';
import { blogListPath } from '../../../../../schema/routes.ts';
import { COPY } from '../../../base/copy.ts';
import { BlogCard } from '../../../features/content/blog/BlogCard.tsx';
import { useHomeBlogsQuery } from './HomeBlogs.generated.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Carousel } from '../../../ui/Carousel.tsx';
import { EmptyState, ErrorPanel } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Block } from '../Block.tsx';
import { HOME_BLOGS_VARIABLES } from '../homeVariables.ts';
import { Icon } from '../../../ui/Icon.tsx';

/** 'Up to' a width includes it, so the next number of slides starts one pixel later. */
const PER_VIEW = { 0: 1, 641: 2, 769: 3, 1025: 4 } as const;

/** Recent posts, and what stands there when they fail or there are none. */
export function BlogBlock({
  hasFailed,
}: {
  /** The server's loader has tried in vain: its page says so, and this one agrees until somebody tries again. */
  hasFailed: boolean;
}) {
  const [isGivenUp, setGivenUp] = useState(hasFailed);
  const part = useHomeBlogsQuery(isGivenUp ? skipToken : { variables: HOME_BLOGS_VARIABLES });
  const { data, error } = part;
  const isFailed = isGivenUp || error !== undefined;
  const retry = () => {
    setGivenUp(false);
    if (error) void part.refetch();
  };
  return (
    <Block
      title="Recent blogs"
      aside={
        <ButtonLink to={blogListPath()} variant="outline">
          View all blogs
          <Icon name="ArrowRight" className="size-4" />
        </ButtonLink>
      }
    >
      {!data && !isFailed && <Skeleton className="h-96" />}
      {isFailed && (
        <ErrorPanel title={COPY.blogsFailed}>
          <Button variant="outline" onClick={retry}>
            {COPY.tryAgain}
          </Button>
        </ErrorPanel>
      )}
      {data?.blogs.items.length === 0 && <EmptyState title={COPY.noBlogsNow} />}
      {data && data.blogs.items.length > 0 && (
        <Carousel
          label="Recent blogs"
          perView={PER_VIEW}
          slides={data.blogs.items.map((blog) => (
            <BlogCard key={blog.id} blog={blog} />
          ))}
        />
      )}
    </Block>
  );
}
