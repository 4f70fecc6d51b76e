import { ArrowRight } from 'lucide-react';
import { blogListPath } from '../../../../../schema/routes.ts';
import { usePart } from '../../../apollo/usePart.ts';
import { COPY } from '../../../copy.ts';
import { BlogCard } from '../../../features/blog/BlogCard.tsx';
import { HomeBlogsDocument } from './HomeBlogs.generated.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Carousel } from '../../../ui/Carousel.tsx';
import { EmptyState, ErrorPanel } from '../../../ui/Panel.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Block } from '../Block.tsx';
import { HOME_BLOGS_VARIABLES } from '../homeVariables.ts';

/** 'Up to' a width includes it, so the next number of slides starts one pixel later. */
const PER_VIEW = { 0: 1, 641: 2, 769: 3, 1025: 4 } as const;

/** Recent posts (V-2.4-23, V-2.4-24), and what stands there when they fail or there are none (V-8-02). */
export function BlogBlock({ hasFailed }: { hasFailed: boolean }) {
  const part = usePart(HomeBlogsDocument, HOME_BLOGS_VARIABLES, hasFailed);
  return (
    <Block
      title="Recent blogs"
      aside={
        <ButtonLink to={blogListPath()} variant="outline">
          View all blogs
          <ArrowRight aria-hidden="true" className="size-4" />
        </ButtonLink>
      }
    >
      {part.state === 'loading' && <Skeleton className="h-96" />}
      {part.state === 'failed' && (
        <ErrorPanel title={COPY.blogsFailed}>
          <Button variant="outline" onClick={part.retry}>
            {COPY.tryAgain}
          </Button>
        </ErrorPanel>
      )}
      {part.state === 'ready' && part.data.blogs.items.length === 0 && (
        <EmptyState title={COPY.noBlogsNow} />
      )}
      {part.state === 'ready' && part.data.blogs.items.length > 0 && (
        <Carousel
          label="Recent blogs"
          perView={PER_VIEW}
          slides={part.data.blogs.items.map((blog) => (
            <BlogCard key={blog.id} blog={blog} />
          ))}
        />
      )}
    </Block>
  );
}
