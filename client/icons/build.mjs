// Makes the sprite of the icons that schema/catalogue/iconNames.ts names. Run by hand after that list changes:
//   node client/icons/build.mjs
// The shapes come from lucide (ISC licence, NOTICE), which is fetched for the moment and not installed.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PACKAGE = 'lucide-static@1.62.0';
const list = new URL('../../schema/catalogue/iconNames.ts', import.meta.url);
const [listed = ''] = readFileSync(list, 'utf8').split(']');
const names = [...listed.matchAll(/^ {2}'(\w+)',$/gm)].map(([, name = '']) => name);

const folder = mkdtempSync(join(tmpdir(), 'icons-'));
try {
  const options = { cwd: folder, encoding: /** @type {const} */ ('utf8') };
  const archive = execFileSync('npm', ['pack', '--silent', PACKAGE], options).trim();
  execFileSync('tar', ['-xzf', archive], options);
  const symbols = names.map((name) => {
    const file = join(folder, 'package', 'icons', `${fileName(name)}.svg`);
    const [, shapes] = /<svg[^>]*>(.*)<\/svg>/s.exec(readFileSync(file, 'utf8')) ?? [];
    if (shapes === undefined) throw new Error(`${file} is no drawing.`);
    return `  <symbol id="${name}" viewBox="0 0 24 24">${shapes.replaceAll(/\s*\n\s*/g, '')}</symbol>`;
  });
  const lines = ['<svg xmlns="http://www.w3.org/2000/svg">', ...symbols, '</svg>', ''];
  writeFileSync(new URL('../src/ui/icons.svg', import.meta.url), lines.join('\n'));
} finally {
  rmSync(folder, { recursive: true });
}

/**
 * 'Building2' is in building-2.svg.
 * @param {string} name
 */
function fileName(name) {
  return name.replaceAll(/(?<=[a-z])(?=[A-Z\d])|(?<=\d)(?=[A-Z])/g, '-').toLowerCase();
}
