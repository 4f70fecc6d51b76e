/** What the shell draws for somebody who is signed in: one file, since it comes all at once. */
export { FeedbackPrompts } from '../../features/account/feedback/FeedbackPrompts.tsx';
export { UserMenu } from './UserMenu.tsx';
