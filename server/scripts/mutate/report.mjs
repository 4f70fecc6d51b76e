// What a run says: a line for each edit, sums, and the table that is kept.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { sideOf } from './draw.mjs';

const WIDTH = 100;

/** `file:line` of an edit. */
export function whereOf({ path, source, start }) {
  return `${path}:${source.slice(0, start).split('\n').length}`;
}

/** What was there and what is there now, in one line. */
export function changeOf({ source, start, end, text }) {
  const before = source.slice(start, end);
  const half = WIDTH / 2 - 2;
  // A deletion or a single sign says little without what stands beside it.
  const wide = before.length < 12 ? 18 : 0;
  const from = Math.max(source.lastIndexOf('\n', start - 1) + 1, start - wide);
  const lineEnd = source.indexOf('\n', end);
  const to = Math.min(lineEnd === -1 ? source.length : lineEnd, end + wide);
  const around = (middle) => source.slice(from, start) + middle + source.slice(end, to);
  return `${shortened(around(before), half)} → ${shortened(around(text), half) || 'nothing'}`;
}

function shortened(text, most) {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > most ? `${line.slice(0, most - 1)}…` : line;
}

export function lineOf({ number, edit, verdict, by, seconds }) {
  const outcome = {
    caught: `caught by ${by.file} › ${shortened(by.title ?? '', WIDTH)}`,
    invalid: `invalid: ${by}`,
    survived: 'SURVIVED',
  };
  return [
    String(number).padStart(3),
    edit.kind.padEnd(22),
    whereOf(edit),
    `  ${changeOf(edit)}  `,
    outcome[verdict],
    `${Math.round(seconds)} s`,
  ].join(' ');
}

/** Sums by side and by kind, and the survivors with their lines. */
export function summaryOf(results) {
  const survivors = results.filter(({ verdict }) => verdict === 'survived');
  return [
    '',
    ...sumsOf(results, ({ edit }) => sideOf(edit.path)),
    '',
    ...sumsOf(results, ({ edit }) => edit.kind),
    ...survivors.flatMap(({ number, edit }) => [
      '',
      `${number} ${edit.kind} ${whereOf(edit)}`,
      diffOf(edit),
    ]),
    '',
    `${results.length - survivors.length} of ${results.length} caught`,
  ].join('\n');
}

function sumsOf(results, nameOf) {
  const names = [...new Set(results.map(nameOf))].toSorted();
  return names.map((name) => {
    const own = results.filter((result) => nameOf(result) === name);
    const caught = own.filter(({ verdict }) => verdict === 'caught').length;
    return `${name.padEnd(24)} ${caught} of ${own.length} caught`;
  });
}

function diffOf({ source, start, end, text }) {
  const from = source.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = source.indexOf('\n', end);
  const to = lineEnd === -1 ? source.length : lineEnd;
  const signed = (lines, sign) =>
    lines
      .split('\n')
      .map((line) => `  ${sign} ${line}`)
      .join('\n');
  const after = source.slice(from, start) + text + source.slice(end, to);
  return `${signed(source.slice(from, to), '-')}\n${signed(after, '+')}`;
}

/** Writes the table; what its author said about a survivor stays. */
export function save(file, seed, results) {
  const whys = existsSync(file) ? readWhys(readFileSync(file, 'utf8')) : new Map();
  const caught = results.filter(({ verdict }) => verdict === 'caught').length;
  const survivors = results.filter(({ verdict }) => verdict === 'survived');
  const rows = results.map(({ number, edit, verdict, by }) =>
    row(
      number,
      edit.kind,
      whereOf(edit),
      code(changeOf(edit)),
      verdict === 'caught' ? by.file : '**survived**',
    ),
  );
  const kept = survivors.map(({ edit }) => {
    const key = row(edit.kind, edit.path, code(changeOf(edit)), '').replace(/ \| +\|$/, '');
    return `${key} | ${whys.get(key) ?? ''} |`;
  });
  const text = [
    `Seed ${seed}: ${caught} of ${results.length} caught. ${sums(results)}.`,
    '',
    row('', 'kind', 'where', 'before → after', 'caught by'),
    row('---', '---', '---', '---', '---'),
    ...rows,
    '',
    '### What survived, and why',
    '',
    row('kind', 'where', 'before → after', 'why'),
    row('---', '---', '---', '---'),
    ...kept,
    END,
  ].join('\n');
  const old = existsSync(file) ? readFileSync(file, 'utf8') : `${BEGIN}${END}\n`;
  const [before = '', rest = ''] = old.split(BEGIN);
  writeFileSync(file, before + BEGIN + text + (rest.split(END)[1] ?? '\n'));
}

const BEGIN = '<!-- mutations -->\n';
const END = '<!-- /mutations -->';

function sums(results) {
  return sumsOf(results, ({ edit }) => sideOf(edit.path))
    .map((line) => line.replace(/ +/g, ' ').replace(' caught', ''))
    .join(', ');
}

function row(...cells) {
  return `| ${cells.join(' | ')} |`;
}

function code(text) {
  return `\`${text.replaceAll('`', "'").replaceAll('|', '\\|')}\``;
}

/** `| kind | where | change` to what stands in the last column. */
function readWhys(text) {
  const after = text.split('### What survived, and why')[1] ?? '';
  return new Map(
    [...after.matchAll(/^(\| .+) \| ([^|\n]*) \|$/gm)].map(([, key, why]) => [key, why.trim()]),
  );
}
