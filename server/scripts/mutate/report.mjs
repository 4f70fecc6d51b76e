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

/**
 * Writes the table; what its author said about a survivor stays. A draw that goes on from an edit keeps what
 * stands there of those before it.
 */
export function save(file, seed, from, results) {
  const old = existsSync(file) ? readFileSync(file, 'utf8') : `${BEGIN}${END}\n`;
  const whys = readWhys(old);
  const tried = [
    ...readRows(old).filter(({ number }) => number < from),
    ...results.map(({ number, edit, verdict, by }) => ({
      number,
      kind: edit.kind,
      where: whereOf(edit),
      change: code(changeOf(edit)),
      by: verdict === 'caught' ? by.file : SURVIVED,
    })),
  ];
  const survivors = tried.filter(({ by }) => by === SURVIVED);
  const kept = survivors.map(({ kind, where, change }) => {
    const key = row(kind, where.split(':')[0], change, '').replace(/ \| +\|$/, '');
    return `${key} | ${whys.get(key) ?? ''} |`;
  });
  const text = [
    `Seed ${seed}: ${tried.length - survivors.length} of ${tried.length} caught. ${sums(tried)}.`,
    '',
    row('', 'kind', 'where', 'before → after', 'caught by'),
    row('---', '---', '---', '---', '---'),
    ...tried.map(({ number, kind, where, change, by }) => row(number, kind, where, change, by)),
    '',
    '### What survived, and why',
    '',
    row('kind', 'where', 'before → after', 'why'),
    row('---', '---', '---', '---'),
    ...kept,
    END,
  ].join('\n');
  const [before = '', rest = ''] = old.split(BEGIN);
  writeFileSync(file, before + BEGIN + text + (rest.split(END)[1] ?? '\n'));
}

const BEGIN = '<!-- mutations -->\n';
const END = '<!-- /mutations -->';
const SURVIVED = '**survived**';

function sums(tried) {
  const results = tried.map(({ where, by }) => ({
    side: sideOf(where),
    verdict: by === SURVIVED ? 'survived' : 'caught',
  }));
  return sumsOf(results, ({ side }) => side)
    .map((line) => line.replace(/ +/g, ' ').replace(' caught', ''))
    .join(', ');
}

function row(...cells) {
  return `| ${cells.join(' | ')} |`;
}

function code(text) {
  return `\`${text.replaceAll('`', "'").replaceAll('|', '\\|')}\``;
}

/** What was tried before, as it stands in the table. */
function readRows(text) {
  return [...text.matchAll(/^\| (\d+) \| ([^|]+) \| ([^|]+) \| (`.*`) \| ([^|]+) \|$/gm)].map(
    ([, number, kind, where, change, by]) => ({ number: Number(number), kind, where, change, by }),
  );
}

/** `| kind | where | change` to what stands in the last column. */
function readWhys(text) {
  const after = text.split('### What survived, and why')[1] ?? '';
  return new Map(
    [...after.matchAll(/^(\| .+) \| ([^|\n]*) \|$/gm)].map(([, key, why]) => [key, why.trim()]),
  );
}
