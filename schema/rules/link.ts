/** What is wrong with the address of a link that administrators write; null for an empty one too. */
export function linkProblem(address: string): string | null {
  const text = address.trim();
  if (text === '' || isOwnPath(text)) return null;
  return isWebAddress(text) ? null : LINK_PROBLEM;
}

/** Leads to another page of this site: '/blog-listing', never '//other.site'. */
export function isOwnPath(text: string): boolean {
  return /^\/(?![/\\])[^\s\\<>"'`]*$/.test(text);
}

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\/[^\s\\<>"'`]+$/i.test(text)) return false;
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && url.hostname !== '' && url.username === '' && url.password === '';
}

const LINK_PROBLEM = 'Please start with https:// or with / for a page of this site';
