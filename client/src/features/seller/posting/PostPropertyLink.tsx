import { addPropertyPath } from '../../../../../schema/routes.ts';
import { ButtonLink } from '../../../ui/Button.tsx';
import { loadDialog } from '../../account/signIn/AccountDialogs.tsx';
import { postPropertyTarget, showsPostProperty } from './postProperty.ts';
import { sessionState } from '../../../session/sessionState.ts';
import { useOpenDialog } from '../../../session/useOpenDialog.ts';
import { useViewer } from '../../../session/viewer.ts';

/**
 * Post Property with its FREE marker. It opens the sign-in dialog over the page for a visitor;
 * without scripts the same link leads to the page that decides.
 */
export function PostPropertyLink({
  className = '',
  replace,
}: {
  className?: string;
  /** From a sheet that is an entry of the history itself. */
  replace?: boolean;
}) {
  const viewer = useViewer();
  const openDialog = useOpenDialog();
  if (!showsPostProperty(viewer)) return null;
  const target = postPropertyTarget(viewer);
  return (
    <ButtonLink
      to={target.kind === 'page' ? target.path : addPropertyPath()}
      replace={replace}
      className={`for-posters ${className}`}
      onPointerEnter={() => void loadDialog('sign-in').catch(() => undefined)}
      onClick={(event) => {
        const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
        // Who is signed in and not known yet goes to the page, which waits for it.
        if (target.kind !== 'sign-in' || !isPlain || sessionState() === 'unknown') return;
        event.preventDefault();
        openDialog('sign-in', { returnTo: target.returnTo, replace });
      }}
    >
      <span className="whitespace-nowrap">
        Post <span>Property</span>
      </span>
      <span className="rounded-tag bg-on-primary px-1.5 text-caption font-semibold text-primary">
        FREE
      </span>
    </ButtonLink>
  );
}
