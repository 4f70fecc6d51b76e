/** Whether a request comes from a program that walks through pages by itself, as far as it says so. */
export function isMachine(userAgent: string | null): boolean {
  return MACHINES.test(userAgent ?? '');
}

const MACHINES =
  /bot\b|bot[/;_-]|crawl|spider|slurp|preview|facebookexternalhit|whatsapp\/|lighthouse|monitor|uptime|scrapy/i;
