import { circle, ellipse, mix, path, rect, times } from './canvas.ts';
import type { Scene } from './canvas.ts';

export type Hair =
  | 'short'
  | 'side'
  | 'bun'
  | 'long'
  | 'bob'
  | 'turban'
  | 'curly'
  | 'plait'
  | 'bald';
export type Cloth = 'shirt' | 'kurta' | 'saree' | 'blazer' | 'dupatta';

export type PortraitOptions = {
  skin: string;
  hair: Hair;
  hairColour: string;
  cloth: Cloth;
  clothColour: string;
  second: string;
  ground: string;
  glasses?: boolean;
  beard?: boolean;
  bindi?: boolean;
};

/** A flat bust on a coloured ground with the arch; 600 by 600. */
export function portrait(options: PortraitOptions): Scene {
  return (canvas) => {
    const { skin, ground } = options;
    const arch = 'M96 600V300C96 176 190 84 300 60C410 84 504 176 504 300V600Z';
    let body = rect(0, 0, 600, 600, mix(ground, '#FFFFFF', 0.2));
    body += times(9, (i) =>
      star(
        60 + (i % 3) * 240 + (i > 5 ? 0 : i > 2 ? 120 : 0),
        60 + Math.floor(i / 3) * 200,
        30,
        mix(ground, '#FFFFFF', 0.32),
      ),
    );
    body += path(
      arch,
      canvas.gradient([
        [0, mix(ground, '#FFFFFF', 0.62)],
        [1, mix(ground, '#FFFFFF', 0.38)],
      ]),
    );
    body += backHair(options) + clothes(options);
    const shade = mix(skin, '#5A2A1A', 0.26);
    body +=
      path('M256 372V440Q300 486 344 440V372Z', shade) +
      path('M256 372Q300 436 344 372V404Q300 450 256 404Z', mix(shade, '#3A1A10', 0.12));
    body += ellipse(206, 300, 17, 27, shade) + ellipse(394, 300, 17, 27, skin);
    body += path(
      'M210 262C210 186 250 152 300 152C350 152 390 186 390 262V306C390 372 342 414 300 414C258 414 210 372 210 306Z',
      skin,
    );
    body += path(
      'M210 262C210 186 250 152 300 152C274 190 262 240 262 300C262 352 280 396 300 414C258 414 210 372 210 306Z',
      shade,
      'opacity=".22"',
    );
    body +=
      face(options, shade) + frontHair(options) + (options.hair === 'plait' ? plait(options) : '');
    return {
      body,
      caption: `portrait of a person with ${WORDS[options.hair]} in ${CLOTHES[options.cloth]}`,
      label: 'Portrait',
    };
  };
}

const WORDS: Record<Hair, string> = {
  short: 'short hair',
  side: 'parted hair',
  bun: 'hair in a bun',
  long: 'long hair',
  bob: 'a bob',
  turban: 'a turban',
  curly: 'curly hair',
  plait: 'a plait',
  bald: 'a shaven head',
};
const CLOTHES: Record<Cloth, string> = {
  shirt: 'a shirt',
  kurta: 'a kurta',
  saree: 'a saree',
  blazer: 'a blazer',
  dupatta: 'a kurta with a dupatta',
};

function face(options: PortraitOptions, shade: string): string {
  const { skin, hairColour, glasses, beard, bindi } = options;
  const dark = '#2A1A16';
  let out = beard
    ? path(
        'M212 296C214 372 254 420 300 420C346 420 386 372 388 296C380 330 356 350 338 346C316 338 284 338 262 346C244 350 220 330 212 296Z',
        hairColour,
      )
    : '';
  out += path(
    'M300 296Q286 330 292 338Q300 344 310 338',
    'none',
    `stroke="${shade}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"`,
  );
  out += path(
    'M272 368Q300 390 328 368Q300 378 272 368Z',
    beard ? '#B5655A' : mix('#A8413C', skin, 0.2),
    `stroke="${beard ? '#B5655A' : mix('#A8413C', skin, 0.2)}" stroke-width="4" stroke-linejoin="round"`,
  );
  for (const x of [258, 342]) {
    out += ellipse(x, 286, 8.5, 10, dark) + circle(x + 3, 282, 2.6, '#FFFFFF');
    out += path(
      `M${x - 24} 262Q${x} 246 ${x + 24} 260`,
      'none',
      `stroke="${mix(hairColour, dark, 0.4)}" stroke-width="7.5" stroke-linecap="round"`,
    );
  }
  out +=
    ellipse(238, 330, 18, 10, '#D9614A', 'opacity=".16"') +
    ellipse(362, 330, 18, 10, '#D9614A', 'opacity=".16"');
  if (bindi) out += circle(300, 240, 7, '#B3261E');
  if (glasses)
    out +=
      times(2, (i) =>
        rect(
          224 + i * 84,
          264,
          68,
          48,
          '#FFFFFF',
          'rx="20" fill-opacity=".2" stroke="#2A2A2A" stroke-width="6"',
        ),
      ) +
      path(
        'M292 284H308M224 282L208 276M376 282L392 276',
        'none',
        'stroke="#2A2A2A" stroke-width="6" stroke-linecap="round"',
      );
  return out;
}

function backHair({ hair, hairColour }: PortraitOptions): string {
  if (hair === 'long')
    return path(
      'M184 280C176 160 236 116 300 116C364 116 424 160 416 280C420 380 440 430 432 500H168C160 430 180 380 184 280Z',
      hairColour,
    );
  if (hair === 'bob')
    return path(
      'M182 290C172 164 236 118 300 118C364 118 428 164 418 290C420 340 416 372 400 396H200C184 372 180 340 182 290Z',
      hairColour,
    );
  if (hair === 'bun')
    return (
      circle(300, 122, 54, hairColour) +
      path('M194 290C186 180 240 128 300 128C360 128 414 180 406 290Z', hairColour)
    );
  if (hair === 'plait')
    return path(
      'M190 290C182 170 240 122 300 122C360 122 418 170 410 290Q412 340 384 366H216Q188 340 190 290Z',
      hairColour,
    );
  if (hair === 'curly')
    return times(17, (i) =>
      circle(
        300 + Math.cos(Math.PI + (i / 16) * Math.PI) * 112,
        244 + Math.sin(Math.PI + (i / 16) * Math.PI) * 112,
        40,
        hairColour,
      ),
    );
  return '';
}

function plait({ hairColour }: PortraitOptions): string {
  return (
    times(6, (i) =>
      ellipse(
        404 - i * 4,
        366 + i * 34,
        28 - i * 1.5,
        26,
        mix(hairColour, '#FFFFFF', (i % 2) * 0.1),
      ),
    ) + circle(382, 570, 14, '#C8453A')
  );
}

function frontHair({ hair, hairColour, second }: PortraitOptions): string {
  const glow = mix(hairColour, '#FFFFFF', 0.14);
  if (hair === 'turban') {
    const fold = (d: string, share: number) => path(d, mix(second, '#000000', share));
    return (
      fold(
        'M188 262C172 150 236 92 304 92C378 92 428 154 412 262C372 214 336 204 300 204C262 204 226 216 188 262Z',
        0,
      ) +
      fold('M300 204C330 150 392 140 414 216Q416 240 412 262C372 214 336 204 300 204Z', 0.12) +
      fold(
        'M196 216C232 138 320 116 396 166C330 146 262 160 226 224Q206 240 188 262Q188 236 196 216Z',
        0.2,
      ) +
      fold('M300 204C286 176 286 130 306 94Q330 96 344 106C320 130 310 170 300 204Z', 0.26)
    );
  }
  if (hair === 'bald')
    return path(
      'M208 252C210 214 220 190 236 178Q220 216 222 262Q210 270 208 252ZM392 252C390 214 380 190 364 178Q380 216 378 262Q390 270 392 252Z',
      hairColour,
      'opacity=".5"',
    );
  if (hair === 'short')
    return (
      path(
        'M204 268C190 172 246 128 304 128C366 128 410 176 396 268C388 238 380 222 366 208C320 220 262 214 236 204C220 222 210 240 204 268Z',
        hairColour,
      ) +
      path(
        'M250 152Q300 132 352 156',
        'none',
        `stroke="${glow}" stroke-width="7" stroke-linecap="round"`,
      )
    );
  if (hair === 'curly')
    return times(11, (i) =>
      circle(
        300 + Math.cos(Math.PI + (i / 10) * Math.PI) * 86,
        226 + Math.sin(Math.PI + (i / 10) * Math.PI) * 66,
        31,
        i % 2 === 0 ? hairColour : mix(hairColour, '#FFFFFF', 0.07),
      ),
    );
  if (hair === 'side')
    return (
      path(
        'M202 272C186 168 250 122 310 126C372 130 412 180 396 270C388 244 384 226 372 212C330 226 280 206 256 176C244 206 212 226 202 272Z',
        hairColour,
      ) +
      path(
        'M262 170Q300 140 356 160',
        'none',
        `stroke="${glow}" stroke-width="7" stroke-linecap="round"`,
      )
    );
  return (
    path(
      'M200 288C188 176 244 126 300 126C356 126 412 176 400 288C392 240 366 206 302 176C236 206 208 240 200 288Z',
      hairColour,
    ) + path('M300 130V176', 'none', `stroke="${glow}" stroke-width="4" stroke-linecap="round"`)
  );
}

function clothes({ cloth, clothColour, second, skin }: PortraitOptions): string {
  const dark = mix(clothColour, '#1A1010', 0.2);
  const shoulders = 'M84 600C88 500 150 462 232 440Q300 500 368 440C450 462 512 500 516 600Z';
  const base =
    path(shoulders, clothColour) +
    path('M84 600C88 500 150 462 232 440Q236 520 220 600Z', dark, 'opacity=".35"');
  if (cloth === 'shirt')
    return (
      base +
      path(
        'M232 440L258 414L300 478L276 520ZM368 440L342 414L300 478L324 520Z',
        mix(clothColour, '#FFFFFF', 0.35),
      ) +
      path('M300 478V600', 'none', `stroke="${dark}" stroke-width="4"`) +
      times(3, (i) => circle(308, 516 + i * 36, 5, '#FFFFFF'))
    );
  if (cloth === 'blazer')
    return (
      path(shoulders, '#F7F2E8') +
      path('M300 486L282 600H318Z', second) +
      path(
        'M84 600C88 500 150 462 232 440L286 600ZM516 600C512 500 450 462 368 440L314 600Z',
        clothColour,
      ) +
      path(
        'M232 440L222 520L252 534L284 594L262 486ZM368 440L378 520L348 534L316 594L338 486Z',
        dark,
      ) +
      path('M250 424L300 486L272 506L236 446ZM350 424L300 486L328 506L364 446Z', '#FFFFFF')
    );
  if (cloth === 'kurta')
    return (
      base +
      path('M250 434Q300 474 350 434L344 458Q300 492 256 458Z', mix(clothColour, '#FFFFFF', 0.3)) +
      rect(288, 474, 24, 126, mix(clothColour, '#FFFFFF', 0.3)) +
      times(3, (i) => circle(300, 496 + i * 34, 5, '#C9963F'))
    );
  if (cloth === 'dupatta')
    return (
      base +
      path('M246 436Q300 510 354 436L338 428Q300 476 262 428Z', skin) +
      path(
        'M110 600C120 520 176 470 250 446Q300 560 372 444C450 466 500 520 508 600H430C420 556 400 520 376 506Q320 580 300 600H262Q230 560 214 512C190 530 170 566 164 600Z',
        second,
      ) +
      path(
        'M250 446Q300 560 372 444',
        'none',
        `stroke="${mix(second, '#FFFFFF', 0.5)}" stroke-width="6"`,
      )
    );
  return (
    base +
    path('M240 440Q300 520 360 440L344 430Q300 484 256 430Z', skin) +
    path('M84 600C88 500 150 462 226 442C330 500 420 560 470 600Z', second) +
    path('M226 442C330 500 420 560 470 600', 'none', 'stroke="#D9A441" stroke-width="12"') +
    times(7, (i) => circle(150 + i * 42, 520 + i * 11, 5, '#E7C268'))
  );
}

function star(x: number, y: number, r: number, fill: string): string {
  let d = '';
  for (let i = 0; i < 16; i++) {
    const reach = i % 2 === 0 ? r : r * 0.72;
    const a = (i * Math.PI) / 8;
    d += `${i === 0 ? 'M' : 'L'}${(x + Math.cos(a) * reach).toFixed(1)} ${(y + Math.sin(a) * reach).toFixed(1)}`;
  }
  return path(`${d}Z`, fill);
}
