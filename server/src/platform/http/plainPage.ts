import { escapeHtml } from '../../../../schema/format/html.ts';

/** A whole page without our client, in the colours that the browser prefers. */
export interface PlainPage {
  siteName: string;
  title: string;
  /** A sentence for people. */
  text: string;
  /** Markup beneath it; whoever makes it escapes what comes from outside. */
  below: string;
}

export function plainPage({ siteName, title, text, below }: PlainPage): string {
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex"><title>',
    escapeHtml(title) + ' · ' + escapeHtml(siteName),
    '</title><style>:root{color-scheme:light dark}',
    'body{font:17px/1.55 system-ui,sans-serif;margin:0;display:grid;place-items:center;',
    'min-height:100vh;padding:16px;box-sizing:border-box}main{max-width:40ch;text-align:center}',
    'h1{font-size:1.4rem}button{font:inherit;font-weight:600;min-height:44px;padding:8px 20px;',
    'border:1px solid;border-radius:10px;background:none;color:inherit;cursor:pointer}',
    'label{display:block;text-align:left;margin:16px 0;font-weight:600}',
    'input,select,textarea{display:block;font:inherit;box-sizing:border-box;width:100%;',
    'min-height:44px;padding:8px 12px;border:1px solid;border-radius:10px}',
    '[type=checkbox]{display:inline-block;width:24px;min-height:24px;vertical-align:middle}',
    'strong{display:block}</style></head>',
    '<body><main><h1>' + escapeHtml(title) + '</h1><p>' + escapeHtml(text) + '</p>',
    below + '</main></body></html>',
  ].join('');
}
