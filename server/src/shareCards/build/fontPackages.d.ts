// What letters.mjs uses of two packages that bring no types.
declare module 'fontkit' {
  export interface Font {
    unitsPerEm: number;
    layout(text: string): { glyphs: Glyph[]; advanceWidth: number };
  }
  interface Glyph {
    advanceWidth: number;
    path: { commands: { command: Command; args: number[] }[] };
  }
  type Command = 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
  export function create(bytes: Uint8Array): Font;
}

declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt';
    variationAxes?: Record<string, number>;
  }
  export default function subsetFont(
    bytes: Uint8Array,
    text: string,
    options: Options,
  ): Promise<Uint8Array>;
}
