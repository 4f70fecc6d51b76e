import { fullMoment } from '../../../../../schema/format/moment.ts';
import { CaseActions } from './CaseActions.tsx';
import { CaseNotes } from './CaseNotes.tsx';
import { DECISIONS, isReached, notifiedParties } from './words.ts';
import type { ListedCase } from './words.ts';

/** The whole of one case: what was said, what was decided and what can be done. */
export function CaseItem({
  found,
  ownId,
  onChanged,
}: {
  found: ListedCase;
  ownId: string;
  onChanged: () => void;
}) {
  const { text, appealText } = found;
  return (
    <article aria-label={`Case ${found.number}`} className="grid max-w-3xl gap-3 text-small">
      {text === '' ? <p className="text-muted">No message.</p> : <Words>{text}</Words>}
      <Ruling title="Decision" ruling={found.ruling} />
      {appealText !== null && (
        <div className="grid gap-1">
          <p className="font-medium">Appeal</p>
          <Words>{appealText}</Words>
        </div>
      )}
      <Ruling title="Decision on the appeal" ruling={found.appealRuling} />
      {!isReached(found) && found.status !== 'CLOSED' && (
        <p className="text-muted">{whyNot(found)}</p>
      )}
      <CaseActions found={found} ownId={ownId} onChanged={onChanged} />
      <CaseNotes found={found} />
    </article>
  );
}

function Words({ children }: { children: string }) {
  return (
    <blockquote
      dir="auto"
      className="rounded-input bg-sunken px-4 py-3 wrap-anywhere whitespace-pre-line"
    >
      {children}
    </blockquote>
  );
}

function Ruling({ title, ruling }: { title: string; ruling: ListedCase['ruling'] }) {
  if (ruling === null) return null;
  return (
    <div className="border-l-2 border-line pl-4 text-small">
      <p className="font-medium">{`${title}: ${DECISIONS[ruling.decision]}`}</p>
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {ruling.reason}
      </p>
      <p className="text-caption text-muted">
        <bdi>{ruling.by ?? 'Former administrator'}</bdi>
        {` · ${fullMoment(new Date(ruling.at))}`}
      </p>
    </div>
  );
}

/** Why nothing that is decided reaches the sender. */
function whyNot(found: ListedCase): string {
  const reason =
    found.contact === null
      ? 'The sender left no contact details.'
      : 'The mobile number is not verified, so it receives only codes.';
  return `${reason} ${notifiedParties(found)}`;
}
