import { escapeHtml } from '../../../../schema/format/html.ts';

/** The last resort when a page cannot be rendered at all: no script, no style sheet needed. */
export function errorPage(siteName: string, message: string): string {
  return [
    '<!doctype html><html lang="en-IN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="robots" content="noindex"><title>Something went wrong · ',
    escapeHtml(siteName),
    '</title><style>:root{color-scheme:light dark}',
    'body{font:17px/1.55 system-ui,sans-serif;margin:0;display:grid;place-items:center;',
    'min-height:100vh;padding:16px;box-sizing:border-box}main{max-width:48ch}',
    'a{display:inline-block;padding:12px 0;min-height:44px;box-sizing:border-box}</style></head>',
    '<body><main><h1>Something went wrong</h1>',
    "<p>We're sorry, but something went wrong. Please try refreshing the page.</p><p>",
    escapeHtml(message),
    '</p><a href="">Refresh Page</a> &nbsp; <a href="/">Home</a></main></body></html>',
  ].join('');
}
