import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { PostingProgress } from './PostingProgress.tsx';

/** The ways back and how far the listing is. */
export function PostingHeader({
  home,
  basicsPath,
  isFolded,
}: {
  home: string;
  basicsPath: string;
  /** A phone has no room for it beside the form. */
  isFolded: boolean;
}) {
  const navigate = useNavigate();
  return (
    <div
      className={`grid gap-4 rounded-panel border border-line bg-surface p-4 sm:p-6 ${isFolded ? 'max-sm:hidden' : ''}`}
    >
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => void navigate(basicsPath)}>
          Return to dashboard
        </Button>
        <ButtonLink variant="quiet" to={home}>
          Go to my dashboard
        </ButtonLink>
      </div>
      <PostingProgress />
    </div>
  );
}
