import type { AccessToken, Refused } from './renewTokens.ts';
import type { Account } from './viewer.ts';

/** What one tab tells the others of this browser. Nothing of it is ever stored. */
export type TabNews =
  | { kind: 'signed-in'; token: AccessToken; account: Account }
  | { kind: 'left' }
  | Refused;

/** Lets one tab after the other renew: a refresh token is good for one use. */
export function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  // A browser without locks relies on the ten seconds that the server forgives.
  return 'locks' in navigator ? navigator.locks.request(NAME, work) : work();
}

export function notifyTabs(news: TabNews): void {
  // A channel reaches this site's own pages only; it takes no target.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel().postMessage(news);
}

/** Only pages of this site can speak on the channel, and all of them speak `TabNews`. */
export function listenToTabs(onNews: (news: TabNews) => void): void {
  channel().addEventListener('message', ({ data }: MessageEvent<TabNews>) => onNews(data));
}

const NAME = 'session';
let opened: BroadcastChannel | null = null;

function channel(): BroadcastChannel {
  return (opened ??= new BroadcastChannel(NAME));
}
