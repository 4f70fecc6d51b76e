import { usePart } from '../../ui/usePart.ts';
import { useViewer } from '../account/viewer.ts';

/** The prompts concern whoever is signed in, or was until a moment ago; visitors never fetch their code. */
export function FeedbackPromptsLater() {
  const { code } = usePart(useViewer().kind === 'account', load);
  return code && <code.FeedbackPrompts />;
}

const load = () => import('./FeedbackPrompts.tsx');
