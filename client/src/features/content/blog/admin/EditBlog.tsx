import { ButtonLink } from '../../../../ui/Button.tsx';
import { ViewerPart } from '../../../../apollo/ViewerPart.tsx';
import { EmptyState } from '../../../../ui/Panel.tsx';
import { Skeleton } from '../../../../ui/Skeleton.tsx';
import { useBlogEditorQuery } from './BlogEditor.generated.ts';
import { BlogEditor } from './BlogEditor.tsx';

interface EditBlogProps {
  id: string;
  accountId: string;
  home: string;
  /** The address of all posts. */
  list: string;
}

/** The editor of the post that the address names. */
export function EditBlog({ id, accountId, home, list }: EditBlogProps) {
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
