/**
 * A text as it may stand in HTML or XML, between tags or inside a quoted attribute. What XML 1.0 forbids is left out:
 * one such sign makes readers refuse the whole file.
 */
export function escapeHtml(text: string): string {
  return text
    .replaceAll(NOT_OF_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

/** A value as JSON that cannot end the script element that it stands in, nor break a script that reads it. */
export function jsonForHtml(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

// oxlint-disable-next-line no-control-regex
const NOT_OF_XML = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
